import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { fromPromise } from 'xstate';
import { connectivityMachine } from '#machines/shell/connectivity.machine.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { announce, keepFresh, onChange } from '#src/freshness/freshness.ts';
import {
  clearQueue,
  onQueueChange,
  queueContent,
  sendPending,
  startQueue,
  stopQueue,
} from '#src/offline/member-queue.ts';

export const connectivityFlow = (userId: string) =>
  connectivityMachine.provide({
    actors: {
      readQueueSize: fromPromise(async () => {
        await startQueue(userId);
        return { waiting: queueContent().pending.length, isOnline: navigator.onLine };
      }),
      sendQueue: fromPromise(({ signal }) => sendPending(userId, signal)),
    },
  });

/** Whether the device is online, and the pending changes. Must be keyed by the member. */
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
    const stops = [
      keepFresh(['seen'], () => actor.send({ type: 'app.shown' })).stop,
      onChange('online', () => actor.send({ type: 'network.returned' })).stop,
      onQueueChange(() => actor.send({ type: 'waiting.changed', waiting: queueContent().pending.length })),
      actor.on('changes.sent', () => announce('sent', null)).unsubscribe,
      logout.on('session.loggedOut', () => void clearQueue(userId).catch(() => {})).unsubscribe,
    ];
    window.addEventListener('offline', lost);
    return () => {
      stopQueue();
      for (const stop of stops) stop();
      window.removeEventListener('offline', lost);
    };
  }, [actor, userId, logout]);
  const isCounting = useSelector(actor, (snapshot) => snapshot.matches('counting'));
  // shown from the first render, so that the page does not move once the queue is counted
  const isOffline =
    useSelector(actor, (snapshot) => snapshot.matches('offline')) || (isCounting && !navigator.onLine);
  const isUnreachable = useSelector(actor, (snapshot) => snapshot.matches('pausing'));
  return isOffline ? ('offline' as const) : isUnreachable ? ('unreachable' as const) : ('online' as const);
}

/** The number of pending changes, and the most important unread news of earlier ones. */
export function usePending() {
  const { pending, history } = useSyncExternalStore(onQueueChange, queueContent);
  const unread = history.filter(({ isRead }) => !isRead);
  const isLost = unread.some(({ state }) => state !== 'incomplete');
  const news = unread.length === 0 ? null : isLost ? ('lost' as const) : ('incomplete' as const);
  return { count: pending.length, news };
}
