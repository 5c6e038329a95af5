import { useActorRef, useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import type { components } from '#contract/api.ts';
import { messages } from '#domain/message/messages.ts';
import { createResourceMachine } from '#machines/shared/resource.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';

export type Referrals = components['schemas']['Referrals'];

const flow = createResourceMachine<Referrals, null>('referrals', messages.referralsFailed).provide({
  actors: {
    load: fromPromise(({ signal }) =>
      outcomeOf(client.GET('/users/me/referrals', { signal }), ({ data }) => data),
    ),
  },
});

/** Whom the member brought, and who brought the member. */
export function useReferrals() {
  const actor = useActorRef(flow, { input: { key: null } });
  const { value, failure } = useSelector(actor, (snapshot) => snapshot.context);
  return { referrals: value, failure, retry: () => actor.send({ type: 'retry.requested' }) };
}
