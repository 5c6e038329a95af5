import type Stripe from 'stripe';
import {
  type CheckoutOrder,
  type CheckoutState,
  PaymentFailure,
  type PaymentProvider,
  returnPaths,
  type SubscriptionState,
} from '#server/context/payment.ts';
import { findCoupon, findPrice } from './stripe-catalogue.ts';
import {
  createStripeClient,
  inTime,
  isAboutParameter,
  isKeptFault,
  longestCall,
  paymentFailure,
  type StripeAccess,
} from './stripe-client.ts';
import { readStripeEvent } from './stripe-events.ts';
import { checkoutState, orderKey, subscriptionParts, subscriptionState } from './stripe-states.ts';

interface StripeOptions extends StripeAccess {
  readonly webhookSecret: string;
  /** Origin of the app without a trailing slash, for redirects from the hosted page. */
  readonly origin: string;
}

const inSeconds = (date: Date) => Math.floor(date.getTime() / 1000);

function mustBeId(id: string, kind: 'cs' | 'sub'): string {
  if (!new RegExp(`^${kind}_\\w{1,250}$`).test(id)) throw new PaymentFailure('unknown', 'no id of Stripe');
  return id;
}

/** When the first payment is due, if not at once. */
function startOf({ trialDays, paidUntil }: CheckoutOrder) {
  if (paidUntil !== null) return { trial_end: inSeconds(paidUntil) };
  return trialDays > 0 ? { trial_period_days: trialDays } : {};
}

/** The hosted page asks for the card, also before a trial; card data never comes here. */
function sessionOf(order: CheckoutOrder, origin: string, price: string, coupon: string | null) {
  const metadata = { [orderKey]: order.key, kindfare_member: order.member.id, kindfare_plan: order.plan.id };
  return {
    mode: 'subscription',
    line_items: [{ price, quantity: 1 }],
    success_url: `${origin}${returnPaths.paid}`,
    cancel_url: `${origin}${returnPaths.abandoned}`,
    client_reference_id: order.member.id,
    customer_email: order.member.email,
    metadata,
    subscription_data: { metadata, ...startOf(order) },
    ...(coupon === null ? {} : { discounts: [{ coupon }] }),
    expires_at: inSeconds(order.expiresAt),
    // The price is in one currency, for everybody.
    adaptive_pricing: { enabled: false },
  } satisfies Stripe.Checkout.SessionCreateParams;
}

/** Payment on the hosted pages of Stripe Checkout. */
export function stripeProvider(options: StripeOptions): PaymentProvider {
  const stripe = createStripeClient(options);
  const { longest = longestCall, origin, webhookSecret } = options;

  const session = async (id: string): Promise<CheckoutState> =>
    checkoutState(await stripe.checkout.sessions.retrieve(mustBeId(id, 'cs')));
  const subscription = async (id: string): Promise<SubscriptionState> =>
    subscriptionState(
      await stripe.subscriptions.retrieve(mustBeId(id, 'sub'), { expand: subscriptionParts }),
    );

  const createSession = (params: Stripe.Checkout.SessionCreateParams, idempotencyKey: string) =>
    // 409: a concurrent call with the same idempotency key.
    stripe.checkout.sessions.create(params, { idempotencyKey, maxNetworkRetries: 2 });

  async function open(order: CheckoutOrder) {
    const [price, coupon] = await Promise.all([
      findPrice(stripe, order),
      order.discount === null ? null : findCoupon(stripe, order.discount, order.price),
    ]);
    const { customer_email, ...params } = sessionOf(order, origin, price, coupon);
    const { id, url } = await createSession({ ...params, customer_email }, order.key).catch(
      (error: unknown) => {
        // Stripe replays a 5xx for its idempotency key for a day, so retry with a new key.
        if (isKeptFault(error)) return createSession({ ...params, customer_email }, `${order.key}-2`);
        // Stripe asks on its page for an e-mail that it rejected.
        if (isAboutParameter(error, 'customer_email')) return createSession(params, `${order.key}-3`);
        throw error;
      },
    );
    if (url === null) throw new PaymentFailure('refused', 'a checkout without a page');
    return { id, url };
  }

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
    startCheckout: (order) => inTime(open(order), longest),
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
    cancelNow: (id) =>
      inTime(
        unlessDone(
          Promise.resolve().then(() => stripe.subscriptions.cancel(mustBeId(id, 'sub'))),
          () => subscription(id),
          ({ status }) => status === 'ended',
        ),
        longest,
      ),
    setAutoRenew: (id, isEnabled) => inTime(setAutoRenew(id, isEnabled), longest),
    signatureHeader: 'stripe-signature',
    readEvent: async (body, signature, now) => readStripeEvent(body, signature, now, webhookSecret),
  };
}
