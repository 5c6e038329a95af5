import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import {
  noAnswers,
  type ScreeningAnswers,
  type ScreeningQuestion,
  screen,
} from '#domain/triggers/screening.ts';
import { readSubstance } from '#domain/triggers/substance-names.ts';
import type { ChosenTest } from '#machines/triggers/trigger-start.machine.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { triggerChoicesFlow, triggerStartFlow } from './trigger-flow.ts';

/** The questions before a food test, and the choice of what to test. */
export function useTriggerStart(onStarted: () => void) {
  const actor = useActorRef(triggerStartFlow);
  const choices = useActorRef(triggerChoicesFlow, { input: { key: null } });
  useAnnouncements(actor);
  const isStarted = useSelector(actor, (snapshot) => snapshot.matches('started'));
  useEffect(() => {
    if (isStarted) onStarted();
  }, [isStarted, onStarted]);
  const value = useSelector(choices, (snapshot) => snapshot.context.value);
  const { refusals, closes } = useSelector(actor, (snapshot) => snapshot.context);
  const known = value?.known_yes ?? [];
  return {
    /** Null while loading. */
    choices: value,
    failure: useSelector(choices, (snapshot) => snapshot.context.failure),
    stage: useSelector(actor, (snapshot) =>
      snapshot.matches('screening')
        ? ('screening' as const)
        : snapshot.matches('refused')
          ? ('refused' as const)
          : ('choosing' as const),
    ),
    isStarting: useSelector(actor, (snapshot) => snapshot.matches('starting')),
    refusals,
    /** Whether an answer of Yes closes this food. */
    isClosed: (closedBy: readonly ScreeningQuestion[]) =>
      closedBy.some((id) => closes?.some((it) => it === id)),
    known,
    answer: (given: Partial<Record<ScreeningQuestion, boolean>>) => {
      const offered = Object.fromEntries(known.map((id) => [id, true as const]));
      const answers: ScreeningAnswers = { ...noAnswers, ...given, ...offered };
      const screening = screen(answers, {
        offered,
        isUnderweight: value?.is_underweight ?? false,
        isBodyUnknown: value?.is_body_unknown ?? true,
        isWithheld: value?.is_withheld ?? true,
      });
      actor.send({ type: 'screening.answered', answers, screening });
    },
    askAgain: () => actor.send({ type: 'screening.repeated' }),
    choose: ({ name, ...chosen }: Omit<ChosenTest, 'substance'> & { readonly name: string }) => {
      const substance = readSubstance(name);
      if (substance !== null) actor.send({ type: 'substance.chosen', substance, ...chosen });
    },
    retry: () => choices.send({ type: 'retry.requested' }),
  };
}

export type TriggerStart = ReturnType<typeof useTriggerStart>;
