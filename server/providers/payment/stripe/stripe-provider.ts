import {
  type CheckoutState,
  PaymentFailure,
  type PaymentProvider,
  type SubscriptionState,
} from '#server/context/payment.ts';
import { stripeBilling, voidOpenInvoices } from './stripe-billing.ts';
import { openSession } from './stripe-checkout.ts';
import {
  callTimeoutMs,
  createStripeClient,
  inTime,
  paymentFailure,
  type StripeAccess,
} from './stripe-client.ts';
import { readStripeEvent } from './stripe-events.ts';
import { mustBeId } from './stripe-ids.ts';
import { checkoutState, subscriptionParts, subscriptionState } from './stripe-states.ts';

interface StripeOptions extends StripeAccess {
  readonly webhookSecret: string;
  /** Origin of the app without a trailing slash, for redirects from the hosted page. */
  readonly origin: string;
}

/** Payment on the hosted pages of Stripe Checkout. */
export function stripeProvider(options: StripeOptions): PaymentProvider {
  const stripe = createStripeClient(options);
  const { longest = callTimeoutMs, origin, webhookSecret } = options;

  const session = async (id: string): Promise<CheckoutState> =>
    checkoutState(await stripe.checkout.sessions.retrieve(mustBeId(id, 'cs')));
  const subscription = async (id: string): Promise<SubscriptionState> =>
    subscriptionState(
      await stripe.subscriptions.retrieve(mustBeId(id, 'sub'), { expand: subscriptionParts }),
    );

  /** Treats a refusal as success when the state is already as wanted. */
  async function unlessDone<State>(
    act: Promise<unknown>,
    fetch: () => Promise<State>,
    isDone: (state: State) => boolean,
  ): Promise<State> {
    try {
      await act;
    } catch (error) {
      const failure = paymentFailure(error);
      if (failure.kind === 'unavailable') throw failure;
      const state = await fetch();
      if (!isDone(state)) throw failure;
      return state;
    }
    return fetch();
  }

  async function cancelNow(id: string): Promise<SubscriptionState> {
    const ended = await unlessDone(
      Promise.resolve().then(() => stripe.subscriptions.cancel(mustBeId(id, 'sub'))),
      () => subscription(id),
      ({ status }) => status === 'ended',
    );
    await voidOpenInvoices(stripe, id);
    return ended;
  }

  async function setAutoRenew(id: string, isEnabled: boolean): Promise<SubscriptionState> {
    const before = await subscription(id);
    if (before.status === 'ended') throw new PaymentFailure('refused', 'it has ended');
    if (before.autoRenew === isEnabled) return before;
    const changed = await stripe.subscriptions.update(id, { cancel_at_period_end: !isEnabled });
    // Also clears a custom end date set in the dashboard.
    if (isEnabled && changed.cancel_at !== null) await stripe.subscriptions.update(id, { cancel_at: '' });
    return subscription(id);
  }

  return {
    name: 'stripe',
    startCheckout: (order) => inTime(openSession(stripe, order, origin), longest),
    fetchCheckout: (id) => inTime(session(id), longest),
    expireCheckout: (id) =>
      inTime(
        unlessDone(
          Promise.resolve().then(() => stripe.checkout.sessions.expire(mustBeId(id, 'cs'))),
          () => session(id),
          ({ status }) => status !== 'open',
        ),
        longest,
      ),
    fetchSubscription: (id) => inTime(subscription(id), longest),
    cancelNow: (id) => inTime(cancelNow(id), longest),
    setAutoRenew: (id, isEnabled) => inTime(setAutoRenew(id, isEnabled), longest),
    ...stripeBilling({ stripe, origin, longest }),
    signatureHeader: 'stripe-signature',
    readEvent: async (body, signature, now) => readStripeEvent(body, signature, now, webhookSecret),
  };
}
