import { useActorRef, useSelector } from '@xstate/react';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { medicineCardsFlow } from './health-flows.ts';

const states = ['loading', 'failed', 'shown', 'saving'] as const;

/** What is known of the member's medicines with food. */
export function useMedicineCards() {
  const actor = useActorRef(medicineCardsFlow);
  useAnnouncements(actor);
  const { mine, said, failure } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    mine,
    failure,
    /** What was just said to a rule; else what the server knows. */
    isKept: (medicineId: number, ruleId: string, binds: boolean) =>
      said?.medicineId === medicineId && said.ruleId === ruleId ? said.agreed : binds,
    state: useSelector(actor, (snapshot) => states.find((state) => snapshot.matches(state)) ?? 'loading'),
    answer: (medicineId: number, ruleId: string, agreed: boolean) =>
      actor.send({ type: 'rule.answered', medicineId, ruleId, agreed }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
