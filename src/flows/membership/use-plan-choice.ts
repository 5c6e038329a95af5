import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { BillingCycle } from '#domain/membership/billing-period.ts';
import { firstSnapshot } from '#src/flows/first-snapshot.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { planChoiceFlow } from './membership-flows.ts';

const states = ['choosing', 'failed'] as const;

/** The plans on sale and the selected one. */
export function usePlanChoice(isFirstChoice: boolean) {
  const flows = useFlows();
  const [flow] = useState(() => planChoiceFlow(flows.settings));
  const first = isFirstChoice ? {} : firstSnapshot(flows, flow.id, flow);
  const actor = useActorRef(flow, { input: { isFirstChoice }, ...first });
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
