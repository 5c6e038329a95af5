import { useActorRef, useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import type { components } from '#contract/api.ts';
import type { BillingCycle } from '#domain/membership/billing-period.ts';
import { messages } from '#domain/message/messages.ts';
import { failureMessage } from '#machines/shared/failure-message.ts';
import { fieldErrorsOf } from '#machines/shared/outcome.ts';
import { createResourceMachine } from '#machines/shared/resource.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';

export type Quote = components['schemas']['Quote'];

export interface QuoteRequest {
  readonly packageId: string;
  readonly duration: BillingCycle;
  readonly code: string | null;
}

const flow = createResourceMachine<Quote, QuoteRequest>('quote', messages.quoteFailed, (outcome, text) => {
  const { discount_code: code } = fieldErrorsOf<'discount_code'>(outcome);
  return code?.[0] ?? failureMessage(outcome, text);
}).provide({
  actors: {
    load: fromPromise(({ input: { key }, signal }) =>
      outcomeOf(
        client.GET('/packages/{id}/quote', {
          params: {
            path: { id: key.packageId },
            query: {
              package_duration: key.duration,
              ...(key.code === null ? {} : { discount_code: key.code }),
            },
          },
          signal,
        }),
        ({ data }) => data,
      ),
    ),
  },
});

/** What a checkout would cost. The calling component must be keyed by the wish. */
export function useQuote(request: QuoteRequest) {
  const actor = useActorRef(flow, { input: { key: request } });
  const { value, failure } = useSelector(actor, (snapshot) => snapshot.context);
  return { quote: value, failure };
}
