import { connectionMessages } from '#domain/message/connection-messages.ts';
import { useConnectivity, usePending } from '#src/flows/shell/use-connectivity.ts';
import { memberPaths } from '#src/member-paths.ts';
import { useHeldWhilePressed } from '#src/ui/frame/use-held-while-pressed.ts';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import styles from './ConnectionBanner.module.css';

/** A line above the page while offline, or after a change was refused. */
export function ConnectionBanner({ userId }: { readonly userId: string }) {
  const connection = useConnectivity(userId);
  const pending = usePending();
  // the banner moves the page
  const { state, count, news } = useHeldWhilePressed({ state: connection, ...pending });
  return (
    <div role="status">
      {state !== 'online' && (
        <p className={styles['banner']}>
          {connectionMessages[state]}
          {count > 0 && (
            <>
              {' '}
              <TextLink href={memberPaths.changes()}>{connectionMessages.waiting(count)}</TextLink>
            </>
          )}
        </p>
      )}
      {news !== null && (
        <p className={styles['banner']}>
          {connectionMessages[news]}{' '}
          <TextLink href={memberPaths.changes()}>{connectionMessages.newsLink[news]}</TextLink>
        </p>
      )}
    </div>
  );
}
