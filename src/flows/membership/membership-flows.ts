import { fromPromise } from 'xstate';
import {
  type CheckoutOrder,
  type CheckoutOutcome,
  type LeaveOutcome,
  membershipCheckoutMachine,
  type RenewalInput,
} from '#machines/membership/membership-checkout.machine.ts';
import {
  type MetasOutcome,
  type PlansOutcome,
  planChoiceMachine,
} from '#machines/membership/plan-choice.machine.ts';
import {
  type RequestedChange,
  subscriptionsMachine,
  type UserOutcome,
} from '#machines/membership/subscriptions.machine.ts';
import { type PlanOutcome, thankYouMachine } from '#machines/membership/thank-you.machine.ts';
import type { Outcome } from '#machines/shared/outcome.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import type { AppFlows } from '#src/flows/app-flows.ts';
import { recordQuestionnaireAnswered } from '#src/flows/health/questionnaire-answered.ts';
import { settledSettings } from '#src/flows/shell/settled-settings.ts';
import { readDiscountCode } from './discount-code.ts';

const loadUser = fromPromise<UserOutcome>(({ signal }) =>
  outcomeOf(client.GET('/users/me', { signal }), ({ data }) => data),
);
const loadMetas = fromPromise<MetasOutcome>(({ signal }) =>
  outcomeOf(client.GET('/users/me/metas', { signal }), ({ data }) => {
    recordQuestionnaireAnswered(data);
    return data;
  }),
);
const loadPlans = fromPromise<PlansOutcome>(({ signal }) =>
  outcomeOf(client.GET('/packages', { signal }), ({ data }) => data),
);
export const fetchPlan = (id: string, signal: AbortSignal): Promise<PlanOutcome> =>
  outcomeOf(client.GET('/packages/{id}', { params: { path: { id } }, signal }), ({ data }) => data);
const loadPlan = fromPromise<PlanOutcome, { id: string }>(({ input: { id }, signal }) =>
  fetchPlan(id, signal),
);

// the value is documented as text; the server parses it as a boolean
const chosen = 'false' as unknown as false;
const noteChoice = fromPromise<Outcome<unknown>>(({ signal }) =>
  outcomeOf(client.POST('/users/me/metas', { body: { first_membership: chosen }, signal }), () => null),
);

function setRenewal(
  { subscriptionId, isEnabled }: RenewalInput,
  signal: AbortSignal,
  isForCheckout = false,
): Promise<Outcome<null>> {
  const path = '/users/me/subscriptions/{id}/auto-renewal';
  const ids = { id: subscriptionId };
  const options = { params: { path: ids }, signal };
  const header = isForCheckout ? { 'X-For-Checkout': 'true' } : {};
  return outcomeOf<unknown, null>(
    isEnabled ? client.POST(path, options) : client.DELETE(path, { params: { path: ids, header }, signal }),
    () => null,
  );
}

export const planChoiceFlow = (settings: AppFlows['settings']) =>
  planChoiceMachine.provide({
    actors: {
      loadSettings: fromPromise(({ signal }) => settledSettings(settings, signal)),
      loadPlans,
      noteChoice,
      loadMetas,
    },
  });

export const membershipCheckoutFlow = membershipCheckoutMachine.provide({
  actors: {
    setRenewal: fromPromise<Outcome<null>, RenewalInput>(({ input, signal }) =>
      setRenewal(input, signal, true),
    ),
    leaveCheckout: fromPromise<LeaveOutcome>(({ signal }) =>
      outcomeOf(client.DELETE('/checkout', { signal }), ({ data }) => ({
        isRestored: data.renewal_restored,
      })),
    ),
    startCheckout: fromPromise<CheckoutOutcome, CheckoutOrder>(
      ({ input: { packageId, duration, beginNow }, signal }) =>
        outcomeOf(
          client.POST('/checkout', {
            body: {
              package_id: packageId,
              package_duration: duration,
              discount_code: readDiscountCode(),
              ...(beginNow && { begin_now: true }),
            },
            signal,
          }),
          (response) => response?.data?.url ?? null,
        ),
    ),
    noteChoice,
  },
});

export const subscriptionsFlow = subscriptionsMachine.provide({
  actors: {
    makeChange: fromPromise<Outcome<null>, RequestedChange>(
      ({ input: { subscriptionId, change }, signal }) =>
        change === 'cancel'
          ? outcomeOf(
              client.POST('/users/me/subscriptions/{id}/cancel', {
                params: { path: { id: subscriptionId } },
                signal,
              }),
              () => null,
            )
          : setRenewal({ subscriptionId, isEnabled: change === 'enable' }, signal),
    ),
    loadUser,
  },
});

export const thankYouFlow = thankYouMachine.provide({ actors: { loadUser, loadPlan, loadMetas } });
