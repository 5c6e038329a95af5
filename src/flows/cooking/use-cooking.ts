import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { secondsLeft } from '#domain/cooking/cooking-timers.ts';
import type { StepTime } from '#domain/cooking/step-times.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { cookingFlow } from './cooking-flow.ts';
import { storeCookingSession } from './cooking-sessions.ts';
import { keepAwake } from './keep-awake.ts';
import { ring } from './ring.ts';

export interface CookedRecipe {
  readonly recipeId: string;
  readonly steps: number;
  readonly servings: number;
}

/** The time, each second while `isRunning`. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    setNow(Date.now());
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, [isRunning]);
  return now;
}

/** Cooking one recipe. The calling component must be keyed by the recipe. */
export function useCooking(input: CookedRecipe) {
  const actor = useActorRef(cookingFlow, { input });
  useAnnouncements(actor);
  useEffect(() => {
    const storing = actor.on('session.changed', ({ session }) =>
      storeCookingSession(input.recipeId, session),
    );
    return () => storing.unsubscribe();
  }, [actor, input.recipeId]);
  const isAwake = useSelector(actor, (snapshot) => snapshot.hasTag('awake'));
  useEffect(() => (isAwake ? keepAwake() : undefined), [isAwake]);
  const isRinging = useSelector(actor, (snapshot) => snapshot.hasTag('ringing'));
  useEffect(() => (isRinging ? ring() : undefined), [isRinging]);
  const { step, done, timers, dueTimer } = useSelector(actor, (snapshot) => snapshot.context);
  const now = useNow(timers.length > 0);
  return {
    step,
    done,
    /** The next to end first. */
    timers: timers
      .map((timer) => ({ ...timer, secondsLeft: secondsLeft(timer, now) }))
      .toSorted((a, b) => a.endsAt - b.endsAt),
    rung: isRinging ? dueTimer : null,
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
