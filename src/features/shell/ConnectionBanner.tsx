import { connectionMessages } from '#domain/message/connection-messages.ts';
import { useConnectivity } from '#src/flows/shell/use-connectivity.ts';
import styles from './ConnectionBanner.module.css';

/** One calm line above the page while there is no network. */
export function ConnectionBanner({ userId }: { readonly userId: string }) {
  const { state, waiting } = useConnectivity(userId);
  return (
    <div role="status">
      {state !== 'online' && (
        <p className={styles['banner']}>
          {connectionMessages[state]}
          {waiting > 0 && <strong> {connectionMessages.waiting(waiting)}</strong>}
        </p>
      )}
    </div>
  );
}
