import { useActorRef, useSelector } from '@xstate/react';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { medicineCardsFlow } from './health-flows.ts';

const states = ['loading', 'failed', 'shown', 'saving'] as const;

/** Interactions of the member's medicines with food. */
export function useMedicineCards() {
  const actor = useActorRef(medicineCardsFlow);
  useAnnouncements(actor);
  const { mine, said, failure } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    mine,
    failure,
    /** The unsaved choice for a rule, else the saved one. */
    isKept: (medicineId: number, ruleId: string, binds: boolean) =>
      said?.medicineId === medicineId && said.ruleId === ruleId ? said.agreed : binds,
    state: useSelector(actor, (snapshot) => states.find((state) => snapshot.matches(state)) ?? 'loading'),
    answer: (medicineId: number, ruleId: string, agreed: boolean) =>
      actor.send({ type: 'rule.answered', medicineId, ruleId, agreed }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
