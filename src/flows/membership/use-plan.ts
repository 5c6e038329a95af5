import { useActorRef, useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import type { components } from '#contract/api.ts';
import { messages } from '#domain/message/messages.ts';
import { createResourceMachine } from '#machines/shared/resource.machine.ts';
import { fetchPlan } from './membership-flows.ts';

type Plan = components['schemas']['Package'];
const states = ['loading', 'ready', 'notFound', 'failed'] as const;

export const planFlow = createResourceMachine<Plan, string>('plan', messages.planFailed).provide({
  actors: { load: fromPromise(({ input: { key }, signal }) => fetchPlan(key, signal)) },
});

/** One plan. The calling component must be keyed by `id`. */
export function usePlan(id: string) {
  const actor = useActorRef(planFlow, { input: { key: id } });
  const { value, failure } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    plan: value,
    failure,
    state: useSelector(actor, (snapshot) => states.find((state) => snapshot.matches(state)) ?? 'loading'),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}
