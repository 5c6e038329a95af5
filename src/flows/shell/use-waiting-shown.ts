import { useEffect, useState } from 'react';
import { useFlows } from '#src/flows/flows-context.tsx';
import { favoritesOf } from '#src/flows/recipes/favorites.ts';
import { loadQueueOnFirstWrite } from '#src/offline/load-queue.ts';
import { isMarkedWaiting } from '#src/offline/pending-flag.ts';

/** Whether pages can be drawn: after a start with changes that wait, once what is read shows them. */
export function useWaitingShown(userId: string | null): boolean {
  const flows = useFlows();
  const [isShown, setShown] = useState(() => !isMarkedWaiting());
  useEffect(() => (userId === null ? undefined : loadQueueOnFirstWrite(userId)), [userId]);
  useEffect(() => {
    if (isShown || userId === null) return;
    const show = async () => {
      const { keepChangesOf, waitingHearts } = await import('#src/offline/member-changes.ts');
      await keepChangesOf(userId);
      // a list may have been read before that
      for (const { id, isOn } of waitingHearts()) favoritesOf(flows).meet(Number(id), isOn);
    };
    void show()
      .catch((error: unknown) => console.warn('What waits to be sent is not shown.', error))
      .finally(() => setShown(true));
  }, [flows, isShown, userId]);
  return isShown;
}
