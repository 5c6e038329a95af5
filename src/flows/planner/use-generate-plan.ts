import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { GeneratorForm } from '#domain/meal-plan/generator-form.ts';
import type { DayPlan } from '#domain/meal-plan/week-plan.ts';
import type { GenerateInput } from '#machines/planner/generate-plan.machine.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { generatePlanFlow } from './planner-flows.ts';

/** The plan generator. `onGenerated` is called with the message and the new days. */
export function useGeneratePlan(
  input: GenerateInput,
  onGenerated: (message: string, days: readonly DayPlan[]) => void,
) {
  const actor = useActorRef(generatePlanFlow, { input });
  useAnnouncements(actor);
  useEffect(() => {
    const subscription = actor.on('plan.generated', ({ message, days }) => onGenerated(message, days));
    return () => subscription.unsubscribe();
  }, [actor, onGenerated]);
  const { form, fields, refusal, explanation } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    form,
    fields,
    refusal,
    /** Null unless the plan meets all wishes. */
    explanation: useSelector(actor, (snapshot) => (snapshot.matches('generated') ? explanation : null)),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    change: (changes: Partial<GeneratorForm>) => actor.send({ type: 'form.changed', changes }),
    generate: () => actor.send({ type: 'plan.requested' }),
  };
}
