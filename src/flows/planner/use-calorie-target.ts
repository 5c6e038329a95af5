import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { calorieTargetMachine } from '#machines/planner/calorie-target.machine.ts';

/** The input for the daily target; `onWanted` is called with a valid one. */
export function useCalorieTarget(target: number, min: number, onWanted: (kcal: number) => void) {
  const actor = useActorRef(calorieTargetMachine, { input: { target, least: min } });
  useEffect(() => {
    const subscription = actor.on('target.wanted', ({ kcal }) => onWanted(kcal));
    return () => subscription.unsubscribe();
  }, [actor, onWanted]);
  const { typed, problem } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    typed,
    problem,
    type: (words: string) => actor.send({ type: 'target.typed', typed: words }),
    submit: () => actor.send({ type: 'target.submitted' }),
  };
}
