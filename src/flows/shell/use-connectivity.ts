import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { fromPromise } from 'xstate';
import { connectivityMachine } from '#machines/shell/connectivity.machine.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import {
  clearOutbox,
  onOutboxChange,
  outboxContent,
  sendPending,
  startOutbox,
  stopOutbox,
} from '#src/offline/member-outbox.ts';

export const connectivityFlow = (userId: string) =>
  connectivityMachine.provide({
    actors: {
      readWaiting: fromPromise(async () => {
        await startOutbox(userId);
        return { waiting: outboxContent().pending.length, isOnline: navigator.onLine };
      }),
      sendWaiting: fromPromise(({ signal }) => sendPending(userId, signal)),
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
    const changed = onOutboxChange(() =>
      actor.send({ type: 'waiting.changed', waiting: outboxContent().pending.length }),
    );
    const plan = new BroadcastChannel('meal-plan');
    const sent = actor.on('changes.sent', () => {
      // the planner reads the week anew, and what showed its waiting changes reads itself anew
      plan.postMessage(null);
      window.dispatchEvent(new Event('changes.sent'));
    });
    const left = logout.on('session.loggedOut', () => void clearOutbox(userId).catch(() => {}));
    window.addEventListener('offline', lost);
    window.addEventListener('online', returned);
    document.addEventListener('visibilitychange', shown);
    return () => {
      stopOutbox();
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

/** How many changes wait, and whether one was refused that the member has not read of. */
export function usePending() {
  const { pending, history } = useSyncExternalStore(onOutboxChange, outboxContent);
  return { count: pending.length, hasNews: history.some(({ isRead }) => !isRead) };
}
