import { connectionMessages } from '#domain/message/connection-messages.ts';
import { useConnectivity, usePending } from '#src/flows/shell/use-connectivity.ts';
import { memberPaths } from '#src/member-paths.ts';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import styles from './ConnectionBanner.module.css';

/** One calm line above the page while there is no network, or while a change was refused. */
export function ConnectionBanner({ userId }: { readonly userId: string }) {
  const state = useConnectivity(userId);
  const { count, hasNews } = usePending();
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
      {hasNews && (
        <p className={styles['banner']}>
          {connectionMessages.lost} <TextLink href={memberPaths.changes()}>What happened?</TextLink>
        </p>
      )}
    </div>
  );
}
