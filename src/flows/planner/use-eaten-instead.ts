import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { type EatenDraft, eatenKcal } from '#domain/meal-plan/eaten-instead.ts';
import { eatenInsteadMachine } from '#machines/planner/eaten-instead.machine.ts';

/** The form for what was eaten instead; `onRecorded` gets the title and the kilocalories, null if unknown. */
export function useEatenInstead(onRecorded: (title: string, kcal: number | null) => void) {
  const actor = useActorRef(eatenInsteadMachine);
  useEffect(() => {
    const subscription = actor.on('eaten.recorded', ({ draft }) =>
      onRecorded(draft.title.trim(), eatenKcal(draft)),
    );
    return () => subscription.unsubscribe();
  }, [actor, onRecorded]);
  const { draft, problems } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    draft,
    problems,
    change: (changes: Partial<EatenDraft>) => actor.send({ type: 'draft.changed', changes }),
    submit: () => actor.send({ type: 'draft.submitted' }),
  };
}
