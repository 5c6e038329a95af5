import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { GeneratorForm } from '#domain/meal-plan/generator-form.ts';
import type { DayPlan } from '#domain/meal-plan/week-plan.ts';
import type { GenerateInput } from '#machines/planner/generate-plan.machine.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { generatePlanFlow } from './generate-flow.ts';

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
  const { form, fields, refusal, plan } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    form,
    fields,
    refusal,
    /** The saved plan; null before there is one. */
    saved: useSelector(actor, (snapshot) => (snapshot.matches('generated') ? plan : null)),
    /** A week that misses a goal and is not saved; null without one. */
    reviewed: useSelector(actor, (snapshot) =>
      snapshot.matches('reviewing') || snapshot.matches('saving') ? plan : null,
    ),
    isSaving: useSelector(actor, (snapshot) => snapshot.matches('saving')),
    accept: () => actor.send({ type: 'plan.accepted' }),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    change: (changes: Partial<GeneratorForm>) => actor.send({ type: 'form.changed', changes }),
    generate: () => actor.send({ type: 'plan.requested' }),
  };
}

export type GeneratorPlan = NonNullable<ReturnType<typeof useGeneratePlan>['saved']>;
