import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { fromPromise } from 'xstate';
import { connectivityMachine } from '#machines/shell/connectivity.machine.ts';
import { waitingListMachine } from '#machines/shell/waiting-list.machine.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { describeChange } from '#src/offline/describe-change.ts';
import {
  discardWaiting,
  forgetLosses,
  forgetWaiting,
  keepChangesOf,
  onWaiting,
  readWaiting,
  sendWaitingOf,
  stopKeeping,
} from '#src/offline/member-changes.ts';

export const connectivityFlow = (userId: string) =>
  connectivityMachine.provide({
    actors: {
      readWaiting: fromPromise(async () => {
        await keepChangesOf(userId);
        return { waiting: readWaiting().changes.length, isOnline: navigator.onLine };
      }),
      sendWaiting: fromPromise(() => sendWaitingOf(userId)),
    },
  });

export const waitingListFlow = (userId: string) =>
  waitingListMachine.provide({
    actors: {
      discardChange: fromPromise<null, { key: string }>(async ({ input: { key } }) => {
        await discardWaiting(userId, key);
        return null;
      }),
      forgetLosses: fromPromise<null>(async () => {
        await forgetLosses(userId);
        return null;
      }),
    },
  });

/** Whether there is a network, and what waits for it. Must be keyed by the member. */
export function useConnectivity(userId: string) {
  const { logout } = useFlows();
  const actor = useActorRef(
    useMemo(() => connectivityFlow(userId), [userId]),
    {
      input: useMemo(() => ({ jitter: Math.random() }), []),
    },
  );
  useAnnouncements(actor);
  useEffect(() => {
    const lost = () => actor.send({ type: 'network.lost' });
    const returned = () => actor.send({ type: 'network.returned' });
    const shown = () => {
      if (document.visibilityState === 'visible') actor.send({ type: 'app.shown' });
    };
    const changed = onWaiting(() =>
      actor.send({ type: 'waiting.changed', waiting: readWaiting().changes.length }),
    );
    const plan = new BroadcastChannel('meal-plan');
    const sent = actor.on('changes.sent', () => {
      // the planner reads the week anew, and what showed its waiting changes reads itself anew
      plan.postMessage(null);
      window.dispatchEvent(new Event('changes.sent'));
    });
    const left = logout.on('session.loggedOut', () => void forgetWaiting(userId).catch(() => {}));
    window.addEventListener('offline', lost);
    window.addEventListener('online', returned);
    document.addEventListener('visibilitychange', shown);
    return () => {
      stopKeeping();
      changed();
      plan.close();
      sent.unsubscribe();
      left.unsubscribe();
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', returned);
      document.removeEventListener('visibilitychange', shown);
    };
  }, [actor, userId, logout]);
  const isOffline = useSelector(actor, (snapshot) => snapshot.matches('offline'));
  const isUnreachable = useSelector(actor, (snapshot) => snapshot.matches('pausing'));
  return isOffline ? ('offline' as const) : isUnreachable ? ('unreachable' as const) : ('online' as const);
}

/** The changes that wait, in words, with what could not be kept; the sheet that lists them. */
export function useWaitingList(userId: string) {
  const actor = useActorRef(useMemo(() => waitingListFlow(userId), [userId]));
  useAnnouncements(actor);
  const { changes, losses } = useSyncExternalStore(onWaiting, readWaiting);
  const asked = useSelector(actor, ({ context }) => context.key);
  return {
    changes: useMemo(
      () => changes.map((each) => ({ key: each.key, words: describeChange(each) })),
      [changes],
    ),
    losses,
    isOpen: useSelector(actor, (snapshot) => !snapshot.matches('closed')),
    isDiscarding: useSelector(actor, (snapshot) => snapshot.matches('discarding')),
    /** The change whose discarding the member is asked about; empty without one. */
    asked,
    open: () => actor.send({ type: 'list.opened' }),
    close: () => actor.send({ type: 'list.closed' }),
    ask: (key: string) => actor.send({ type: 'discard.asked', key }),
    decline: () => actor.send({ type: 'discard.declined' }),
    discard: () => actor.send({ type: 'discard.confirmed' }),
    markRead: () => actor.send({ type: 'losses.read' }),
  };
}
