import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import { useFlows } from './flows-context.tsx';

/** Handles the events that a screen's machine emits for the app: toasts, navigation, session changes. */
export function useAnnouncements(actor: AnyActorRef): void {
  const { announce } = useFlows();
  useEffect(() => {
    const subscription = actor.on('*', announce);
    return () => subscription.unsubscribe();
  }, [actor, announce]);
}
