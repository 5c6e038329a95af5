import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import type { Doubt } from '#domain/medicines/find-medicine.ts';
import { medicationCategory } from '#domain/questionnaire/categories.ts';
import type { AnswerValue } from '#domain/questionnaire/draft.ts';
import { findMedications, medicationIndex } from '#domain/questionnaire/medications.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { memberPaths } from '#src/member-paths.ts';
import { clearHealthDraft, storeHealthDraft } from './health-drafts.ts';
import { medicationFlow, ownMedicationFlow } from './health-flows.ts';

const states = ['loading', 'failed', 'choosing', 'comparing', 'withdrawing', 'submitting', 'saved'] as const;

const onward = {
  questionnaire: { to: 'healthQuestionnaire' },
  account: { to: 'back', address: memberPaths.myHealth() },
} as const;

/** The member's medications and the list to choose from. On the account page it needs no membership. */
export function useMedication(from: keyof typeof onward) {
  const { session } = useFlows();
  const [userId] = useState(() => session.getSnapshot().context.user?.id ?? '');
  const [flow] = useState(() => (from === 'account' ? ownMedicationFlow(userId) : medicationFlow(userId)));
  const actor = useActorRef(flow, { input: { onward: onward[from] } });
  useAnnouncements(actor);
  useEffect(() => {
    const subscriptions = [
      actor.on('picks.changed', ({ edit }) => storeHealthDraft(userId, medicationCategory, edit)),
      actor.on('picks.finished', () => clearHealthDraft(medicationCategory)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, userId]);
  const { title, description, inputs, picks, names, isNone, doubtful, term, failure } = useSelector(
    actor,
    (snapshot) => snapshot.context,
  );
  const index = useMemo(() => medicationIndex(inputs, names), [inputs, names]);
  return {
    title,
    description,
    term,
    failure,
    /** On the member's list, in the order they were picked. */
    picked: picks.flatMap(({ inputId, value }) => {
      const input = inputs.find(({ input_id }) => input_id === inputId);
      return input === undefined ? [] : [{ input, value }];
    }),
    /** Medications that match the search and are not picked yet. */
    found: findMedications(inputs, picks, index, term),
    /** How many there are in all. */
    count: inputs.length,
    /** The saved answer is that nothing is taken. */
    isNone: isNone && picks.length === 0,
    /** The medication to compare with its pack; null without one. */
    compared: inputs.find(({ input_id }) => input_id === doubtful?.inputId) ?? null,
    state: useSelector(actor, (snapshot) => states.find((state) => snapshot.matches(state)) ?? 'loading'),
    type: (typed: string) => actor.send({ type: 'term.typed', term: typed }),
    pick: (inputId: number, doubt: Doubt | null) => actor.send({ type: 'medication.picked', inputId, doubt }),
    compare: (isSame: boolean) => actor.send({ type: 'pack.compared', isSame }),
    withdrawNone: () => actor.send({ type: 'none.withdrawn' }),
    answer: (inputId: number, value: AnswerValue) =>
      actor.send({ type: 'medication.answered', inputId, value }),
    remove: (inputId: number) => actor.send({ type: 'medication.removed', inputId }),
    submit: () => actor.send({ type: 'picks.submitted' }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}

export type Medication = ReturnType<typeof useMedication>;
