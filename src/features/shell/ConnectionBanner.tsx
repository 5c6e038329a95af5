import { connectionMessages } from '#domain/message/connection-messages.ts';
import { useConnectivity, useWaitingList } from '#src/flows/shell/use-connectivity.ts';
import styles from './ConnectionBanner.module.css';
import { WaitingSheet } from './WaitingSheet.tsx';

/** One calm line above the page while there is no network, or while something is to be told of what was kept. */
export function ConnectionBanner({ userId }: { readonly userId: string }) {
  const state = useConnectivity(userId);
  const list = useWaitingList(userId);
  const { changes, losses } = list;
  return (
    <>
      <div role="status">
        {state !== 'online' && (
          <p className={styles['banner']}>
            {connectionMessages[state]}
            {changes.length > 0 && (
              <>
                {' '}
                <button type="button" className={styles['more']} onClick={list.open}>
                  {connectionMessages.waiting(changes.length)}
                </button>
              </>
            )}
          </p>
        )}
        {losses.length > 0 && (
          <p className={styles['banner']}>
            {connectionMessages.lost}{' '}
            <button type="button" className={styles['more']} onClick={list.open}>
              What happened?
            </button>
          </p>
        )}
      </div>
      <WaitingSheet list={list} />
    </>
  );
}
