import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import { useFlows } from './flows-context.tsx';

/** Passes on what the flow of a screen emits for the app: a toast, another page, a session. */
export function useAnnouncements(actor: AnyActorRef): void {
  const { announce } = useFlows();
  useEffect(() => {
    const subscription = actor.on('*', announce);
    return () => subscription.unsubscribe();
  }, [actor, announce]);
}
