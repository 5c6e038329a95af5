import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { connectivityMachine } from '#machines/shell/connectivity.machine.ts';
import { countWaiting, forgetWaiting, keepChangesOf, sendWaitingOf } from '#src/api/keep-changes.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { useAnnouncements } from '#src/flows/use-announcements.ts';

export const connectivityFlow = (userId: string) =>
  connectivityMachine.provide({
    actors: {
      readWaiting: fromPromise(async () => ({
        waiting: await countWaiting(userId),
        isOnline: navigator.onLine,
      })),
      sendWaiting: fromPromise(() => sendWaitingOf(userId)),
    },
  });

/** Whether there is a network, and how many changes of the member wait for it. Must be keyed by the member. */
export function useConnectivity(userId: string) {
  const { logout } = useFlows();
  const actor = useActorRef(useMemo(() => connectivityFlow(userId), [userId]));
  useAnnouncements(actor);
  useEffect(() => {
    const stop = keepChangesOf(userId, () => actor.send({ type: 'change.kept' }));
    const lost = () => actor.send({ type: 'network.lost' });
    const returned = () => actor.send({ type: 'network.returned' });
    const plan = new BroadcastChannel('meal-plan');
    // the planner reads the week anew
    const sent = actor.on('changes.sent', () => plan.postMessage(null));
    const left = logout.on('session.loggedOut', () => void forgetWaiting(userId).catch(() => {}));
    window.addEventListener('offline', lost);
    window.addEventListener('online', returned);
    return () => {
      stop();
      plan.close();
      sent.unsubscribe();
      left.unsubscribe();
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', returned);
    };
  }, [actor, userId, logout]);
  const waiting = useSelector(actor, ({ context }) => context.waiting);
  const isOffline = useSelector(actor, (snapshot) => snapshot.matches('offline'));
  const isUnreachable = useSelector(actor, (snapshot) => snapshot.matches('pausing'));
  return { waiting, state: isOffline ? 'offline' : isUnreachable ? 'unreachable' : 'online' } as const;
}
