import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import {
  type CheckoutOrder,
  type OpenedCheckout,
  PaymentFailure,
  returnPaths,
} from '#server/context/payment.ts';
import { findCoupon, findPrice } from './stripe-catalog.ts';
import { isAboutParameter, isKeptFault } from './stripe-client.ts';
import { orderKey } from './stripe-states.ts';

const inSeconds = (date: Date) => Math.floor(date.getTime() / 1000);
const minTrialMs = 49 * 60 * 60 * 1000;

/** When the first payment is due, if not at once. A trial of Stripe lasts two days at least. */
function startOf({ trialDays, paidUntil, createdAt = new Date() }: CheckoutOrder) {
  if (paidUntil === null) return trialDays > 0 ? { trial_period_days: trialDays } : {};
  if (paidUntil.getTime() - createdAt.getTime() >= minTrialMs) return { trial_end: inSeconds(paidUntil) };
  return { billing_cycle_anchor: inSeconds(paidUntil), proration_behavior: 'none' } as const;
}

const maxMessageLength = 1_200;

/** Stripe labels its button itself; in German the label of `subscribe` obliges to pay. The text beside it says so. */
const wordsOf = ({ button, terms, language }: NonNullable<CheckoutOrder['words']>) =>
  ({
    locale: language,
    submit_type: 'subscribe',
    custom_text: { submit: { message: `The button means “${button}”. ${terms}`.slice(0, maxMessageLength) } },
  }) satisfies Partial<Stripe.Checkout.SessionCreateParams>;

/** The hosted page asks for the card, also before a trial; card data never comes here. */
function sessionOf(order: CheckoutOrder, origin: string, price: string, coupon: string | null) {
  const metadata = { [orderKey]: order.key, kindfare_member: order.member.id, kindfare_plan: order.plan.id };
  const isTaxed = order.tax !== undefined && order.tax !== 'none';
  return {
    mode: 'subscription',
    line_items: [{ price, quantity: 1 }],
    success_url: `${origin}${returnPaths.paid}`,
    cancel_url: `${origin}${returnPaths.abandoned}`,
    client_reference_id: order.member.id,
    metadata,
    subscription_data: { metadata, ...startOf(order) },
    ...(coupon === null ? {} : { discounts: [{ coupon }] }),
    ...(isTaxed
      ? { automatic_tax: { enabled: true }, customer_update: { address: 'auto', name: 'auto' } as const }
      : {}),
    ...(order.words === undefined ? {} : wordsOf(order.words)),
    expires_at: inSeconds(order.expiresAt),
    // The price is in the currency of the order, for everybody.
    adaptive_pricing: { enabled: false },
  } satisfies Stripe.Checkout.SessionCreateParams;
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** One customer for each member. Concurrent calls get the same one, by the idempotency key. */
async function createCustomer(
  stripe: Stripe,
  { member, key: order }: CheckoutOrder,
  isAgain = false,
): Promise<string> {
  const metadata = { kindfare_member: member.id };
  const ofMember = `kindfare-customer-${member.id}-${digestOf(member.email)}`;
  const key = isAgain ? `${ofMember}-${order}` : ofMember;
  const create = async (params: Stripe.CustomerCreateParams, idempotencyKey: string) =>
    (await stripe.customers.create({ ...params, metadata }, { idempotencyKey })).id;
  try {
    return await create({ email: member.email }, key);
  } catch (error) {
    // Stripe replays a 5xx for its idempotency key for a day.
    if (isKeptFault(error)) return create({ email: member.email }, `${key}-of-${order}`);
    // Stripe asks on its page for an email that it rejected.
    if (!isAboutParameter(error, 'email')) throw error;
    return create({}, `${key}-without`);
  }
}

/** The customer with the present address; the page works without the address. */
async function customerOf(stripe: Stripe, order: CheckoutOrder): Promise<string> {
  const { customerId, member } = order;
  if (customerId == null) return createCustomer(stripe, order);
  await stripe.customers.update(customerId, { email: member.email }).catch((error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  });
  return customerId;
}

/** Opens the page of an order, or returns the one that was opened for it. */
export async function openSession(
  stripe: Stripe,
  order: CheckoutOrder,
  origin: string,
): Promise<OpenedCheckout> {
  const [price, coupon, known] = await Promise.all([
    findPrice(stripe, order),
    order.discount === null ? null : findCoupon(stripe, order.discount, order.price),
    customerOf(stripe, order),
  ]);
  const params = sessionOf(order, origin, price, coupon);
  const create = (customer: string, idempotencyKey: string) =>
    // 409: a concurrent call with the same idempotency key.
    stripe.checkout.sessions.create({ ...params, customer }, { idempotencyKey, maxNetworkRetries: 2 });
  let customer = known;
  const { id, url } = await create(customer, order.key).catch(async (error: unknown) => {
    // Stripe replays a 5xx for its idempotency key for a day, so retry with a new key.
    if (isKeptFault(error)) return create(customer, `${order.key}-2`);
    // It was deleted in the dashboard.
    if (!isAboutParameter(error, 'customer')) throw error;
    customer = await createCustomer(stripe, order, true);
    return create(customer, `${order.key}-3`);
  });
  if (url === null) throw new PaymentFailure('refused', 'a checkout without a page');
  return { id, url, customerId: customer };
}
