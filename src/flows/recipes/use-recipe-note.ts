import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { onPendingChange } from '#src/flows/on-pending-change.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { keepFresh } from '#src/freshness/freshness.ts';
import { onQueueChange, queueContent } from '#src/offline/member-queue.ts';
import { recipeNoteFlow } from './recipe-note-flow.ts';

/** Whether a change of the note is on the device only. */
const isPending = (recipeId: string) =>
  queueContent().pending.some(
    ({ operationId, params }) => operationId === 'saveRecipeNote' && 'id' in params && params.id === recipeId,
  );

/** The member's note on a recipe. The calling component must be keyed by `recipeId`. */
export function useRecipeNote(recipeId: string) {
  const actor = useActorRef(recipeNoteFlow, { input: { recipeId } });
  useAnnouncements(actor);
  // a layout effect ends while the actor still runs
  useLayoutEffect(() => () => actor.send({ type: 'field.left' }), [actor]);
  useEffect(() => {
    const refresh = () => actor.send({ type: 'refresh.requested' });
    const fresh = keepFresh(['seen'], refresh);
    const hidden = () => document.visibilityState === 'hidden' && actor.send({ type: 'field.left' });
    document.addEventListener('visibilitychange', hidden);
    const forget = onPendingChange(() => isPending(recipeId), refresh);
    return () => {
      fresh.stop();
      document.removeEventListener('visibilitychange', hidden);
      forget();
    };
  }, [actor, recipeId]);
  const { draft, saved, isShared, shared, failure, deleted } = useSelector(
    actor,
    (snapshot) => snapshot.context,
  );
  return {
    text: draft,
    failure,
    state: useSelector(actor, (snapshot) => snapshot.value),
    isPending: useSyncExternalStore(onQueueChange, () => isPending(recipeId)),
    hasDeleted: deleted !== '',
    /** Whether the household sees it; null where that can't be chosen. */
    isShared: saved === '' ? null : isShared,
    shared,
    share: (isWanted: boolean) => actor.send({ type: 'sharing.chosen', isShared: isWanted }),
    change: (text: string) => actor.send({ type: 'text.changed', text }),
    leave: () => actor.send({ type: 'field.left' }),
    undo: () => actor.send({ type: 'deletion.undone' }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
