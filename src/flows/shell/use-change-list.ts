import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { fromPromise } from 'xstate';
import { changeListMachine } from '#machines/shell/change-list.machine.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import {
  describeMutation,
  discardPending,
  markRefusalsRead,
  onQueueChange,
  queueContent,
  retryRefused,
  startQueue,
} from '#src/offline/member-queue.ts';

export const changeListFlow = (userId: string) =>
  changeListMachine.provide({
    actors: {
      discardChange: fromPromise<null, { key: string }>(async ({ input: { key } }) => {
        await discardPending(userId, key);
        return null;
      }),
      retryChange: fromPromise<null, { key: string }>(async ({ input: { key } }) => {
        await retryRefused(key);
        return null;
      }),
      markRefusalsRead: fromPromise<null>(async () => {
        await markRefusalsRead(userId);
        return null;
      }),
    },
  });

/** The changes made on this device with their state, as text. */
export function useChangeList(userId: string) {
  const actor = useActorRef(useMemo(() => changeListFlow(userId), [userId]));
  useAnnouncements(actor);
  useEffect(() => {
    startQueue(userId).catch((error: unknown) => console.warn('The changes could not be read.', error));
  }, [userId]);
  const { pending, history } = useSyncExternalStore(onQueueChange, queueContent);
  return {
    waiting: useMemo(
      () => pending.map((each) => ({ key: each.key, text: describeMutation(each) })),
      [pending],
    ),
    refused: useMemo(
      () => history.filter(({ state }) => state === 'refused' || state === 'adjusted'),
      [history],
    ),
    /** Saved, and the member has to add something. */
    incomplete: useMemo(() => history.filter(({ state }) => state === 'incomplete'), [history]),
    sent: useMemo(() => history.filter(({ state }) => state === 'sent'), [history]),
    isBusy: useSelector(actor, (snapshot) => snapshot.matches('discarding') || snapshot.matches('retrying')),
    /** The change that the member is being asked about; empty without one. */
    asked: useSelector(actor, ({ context }) => context.key),
    ask: (key: string) => actor.send({ type: 'discard.asked', key }),
    decline: () => actor.send({ type: 'discard.declined' }),
    discard: () => actor.send({ type: 'discard.confirmed' }),
    retry: (key: string) => actor.send({ type: 'retry.pressed', key }),
    markRead: () => actor.send({ type: 'refusals.read' }),
  };
}
