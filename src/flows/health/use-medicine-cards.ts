import { useActorRef, useSelector } from '@xstate/react';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { medicineCardsFlow } from './health-flows.ts';

const states = ['loading', 'failed', 'shown', 'saving'] as const;

/** Interactions of the member's medicines with food. */
export function useMedicineCards() {
  const actor = useActorRef(medicineCardsFlow);
  useAnnouncements(actor);
  const { mine, decision, failure } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    mine,
    failure,
    /** The unsaved choice for a rule, else the saved one. */
    isFollowed: (medicineId: number, ruleId: string, binds: boolean) =>
      decision?.medicineId === medicineId && decision.ruleId === ruleId ? decision.agreed : binds,
    state: useSelector(actor, (snapshot) => states.find((state) => snapshot.matches(state)) ?? 'loading'),
    answer: (medicineId: number, ruleId: string, agreed: boolean) =>
      actor.send({ type: 'rule.answered', medicineId, ruleId, agreed }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
