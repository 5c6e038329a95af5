import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { BillingCycle } from '#domain/membership/billing-period.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { planChoiceFlow } from './membership-flows.ts';

const states = ['choosing', 'failed'] as const;

/** The plans on sale and the selected one. */
export function usePlanChoice(isFirstChoice: boolean) {
  const { settings } = useFlows();
  const [flow] = useState(() => planChoiceFlow(settings));
  const actor = useActorRef(flow, { input: { isFirstChoice } });
  useAnnouncements(actor);
  const { plans, cycle, pickedId, failure } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    state: useSelector(actor, (snapshot) => states.find((each) => snapshot.matches(each)) ?? 'waiting'),
    plans,
    cycle,
    pickedId,
    failure,
    chooseCycle: (chosen: BillingCycle) => actor.send({ type: 'cycle.chosen', cycle: chosen }),
    pick: (id: string) => actor.send({ type: 'plan.picked', id }),
    stayFree: () => actor.send({ type: 'free.chosen' }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
