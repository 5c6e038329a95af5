import { useEffect, useState } from 'react';
import { useFlows } from '#src/flows/flows-context.tsx';
import { favoritesOf } from '#src/flows/recipes/favorites.ts';
import { isPendingFlagSet } from '#src/offline/pending-flag.ts';
import { startQueueOnFirstWrite } from '#src/offline/start-queue-on-first-write.ts';

/** Whether pages can render: after a start with pending changes, only once the overlay of them is active. */
export function useOverlayReady(userId: string | null): boolean {
  const flows = useFlows();
  const [isShown, setShown] = useState(() => !isPendingFlagSet());
  useEffect(() => (userId === null ? undefined : startQueueOnFirstWrite(userId)), [userId]);
  useEffect(() => {
    if (isShown || userId === null) return;
    const show = async () => {
      const { startQueue, pendingHearts } = await import('#src/offline/member-queue.ts');
      await startQueue(userId);
      // a list may have been fetched before that
      for (const { id, isFavorite } of pendingHearts()) favoritesOf(flows).meet(Number(id), isFavorite);
    };
    void show()
      .catch((error: unknown) => console.warn('The offline queue did not start.', error))
      .finally(() => setShown(true));
  }, [flows, isShown, userId]);
  return isShown;
}
