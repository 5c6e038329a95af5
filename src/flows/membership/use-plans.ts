import { useActorRef, useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import type { components } from '#contract/api.ts';
import { messages } from '#domain/message/messages.ts';
import { createResourceMachine } from '#machines/shared/resource.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';

type Plan = components['schemas']['Package'];

export const plansFlow = createResourceMachine<readonly Plan[], null>('plans', messages.plansFailed).provide({
  actors: {
    load: fromPromise(({ signal }) => outcomeOf(client.GET('/packages', { signal }), ({ data }) => data)),
  },
});

/** Whether any plan is on sale; null while loading. */
export function useHasPlans(): boolean | null {
  const actor = useActorRef(plansFlow, { input: { key: null } });
  return useSelector(actor, (snapshot) =>
    snapshot.matches('loading') ? null : (snapshot.context.value?.length ?? 0) > 0,
  );
}
