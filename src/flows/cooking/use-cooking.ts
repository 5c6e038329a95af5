import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { type CookedRecipe, secondsLate, secondsLeft } from '#domain/cooking/cooking-timers.ts';
import type { StepTime } from '#domain/cooking/step-times.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { cookingFlow } from './cooking-flow.ts';
import { onSessionReplaced, storeCookingSession } from './cooking-sessions.ts';
import { keepAwake } from './keep-awake.ts';
import { ring } from './ring.ts';

/** The time in milliseconds since 1970; renders each second while `isRunning`. */
function useNow(isRunning: boolean): number {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const ticking = setInterval(() => tick((ticks) => ticks + 1), 1000);
    return () => clearInterval(ticking);
  }, [isRunning]);
  return Date.now();
}

/** Cooking one recipe. The calling component must be keyed by the recipe. */
export function useCooking(recipe: CookedRecipe) {
  const actor = useActorRef(cookingFlow, { input: recipe });
  useAnnouncements(actor);
  useEffect(() => {
    const storing = actor.on('session.changed', ({ session }) => storeCookingSession(recipe, session));
    const stop = onSessionReplaced(recipe, (session) => actor.send({ type: 'session.replaced', session }));
    return () => {
      storing.unsubscribe();
      stop();
    };
  }, [actor, recipe]);
  const isAwake = useSelector(actor, (snapshot) => snapshot.hasTag('awake'));
  useEffect(() => (isAwake ? keepAwake() : undefined), [isAwake]);
  const isRinging = useSelector(actor, (snapshot) => snapshot.hasTag('ringing'));
  useEffect(() => (isRinging ? ring() : undefined), [isRinging]);
  const { step, done, timers, dueTimer } = useSelector(actor, (snapshot) => snapshot.context);
  const now = useNow(timers.length > 0 || isRinging);
  return {
    step,
    done,
    /** The next to end first. */
    timers: timers
      .map((timer) => ({ ...timer, secondsLeft: secondsLeft(timer, now) }))
      .toSorted((a, b) => a.endsAt - b.endsAt),
    rung: isRinging && dueTimer ? { ...dueTimer, secondsAgo: secondsLate(dueTimer, now) } : null,
    isOpen: useSelector(actor, (snapshot) => !snapshot.matches({ course: 'opening' })),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    isFinished: useSelector(
      actor,
      (snapshot) => snapshot.matches({ course: 'asking' }) || snapshot.matches({ course: 'undoing' }),
    ),
    next: () => actor.send({ type: 'step.next' }),
    back: () => actor.send({ type: 'step.back' }),
    open: (at: number) => actor.send({ type: 'step.opened', step: at }),
    tick: (at: number) => actor.send({ type: 'step.ticked', step: at }),
    startTimer: ({ label, seconds }: StepTime) => {
      const timer = { id: `${step} ${label}`, label, step, endsAt: Date.now() + seconds * 1000 };
      actor.send({ type: 'timer.started', timer });
    },
    cancelTimer: (id: string) => actor.send({ type: 'timer.canceled', id }),
    silence: () => actor.send({ type: 'ring.silenced' }),
    finish: () => actor.send({ type: 'cooking.finished' }),
    resume: () => actor.send({ type: 'cooking.resumed' }),
    undo: () => actor.send({ type: 'record.undone' }),
  };
}

export type Cooking = ReturnType<typeof useCooking>;
