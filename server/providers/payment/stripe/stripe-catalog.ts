import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { BillingCycle } from '#domain/membership/billing-period.ts';
import type { CheckoutOrder, Money } from '#server/context/payment.ts';
import { isMissing } from './stripe-client.ts';

type Offer = Pick<CheckoutOrder, 'plan' | 'duration' | 'price' | 'tax'>;

const intervals = { monthly: 'month', yearly: 'year' } as const satisfies Record<BillingCycle, string>;

const productId = (planId: string) => `kindfare-${planId}`;
/** Prices of Stripe are immutable: a new amount is a new price, and existing subscriptions keep theirs. */
const lookupKey = ({ plan, duration, price, tax }: Offer) =>
  `kindfare-${plan.id}-${duration}-${price.currency}-${price.amount}${isTaxed(tax) ? `-${tax}` : ''}`;
const isTaxed = (tax: Offer['tax']): tax is 'inclusive' | 'exclusive' => tax !== undefined && tax !== 'none';

const isOf = ({ duration, price: { amount, currency } }: Offer, price: Stripe.Price) =>
  price.active &&
  price.unit_amount === amount &&
  price.currency === currency &&
  price.recurring?.interval === intervals[duration] &&
  price.recurring.interval_count === 1;

async function putProduct(stripe: Stripe, { plan }: Offer): Promise<void> {
  try {
    await stripe.products.update(productId(plan.id), { name: plan.name, active: true });
  } catch (error) {
    if (!isMissing(error)) throw error;
    await stripe.products.create({ id: productId(plan.id), name: plan.name });
  }
}

/** Gets or creates the price of a plan for a cycle, by its lookup key. Updates the product's name. */
export async function findPrice(stripe: Stripe, offer: Offer): Promise<string> {
  const key = lookupKey(offer);
  const { data } = await stripe.prices.list({ lookup_keys: [key], expand: ['data.product'] });
  const found = data.find((price) => isOf(offer, price));
  const product = typeof found?.product === 'object' && found.product.deleted !== true ? found.product : null;
  const isOffered = product?.name === offer.plan.name && product.active;
  if (found !== undefined && isOffered) return found.id;
  await putProduct(stripe, offer);
  if (found !== undefined) return found.id;
  const made = await stripe.prices.create({
    product: productId(offer.plan.id),
    currency: offer.price.currency,
    unit_amount: offer.price.amount,
    recurring: { interval: intervals[offer.duration] },
    lookup_key: key,
    ...(isTaxed(offer.tax) ? { tax_behavior: offer.tax } : {}),
    // Of two created concurrently, the later one has the key; both are valid.
    transfer_lookup_key: true,
  });
  return made.id;
}

type Discount = NonNullable<CheckoutOrder['discount']>;

/** Gets or creates the coupon of a discount; its id encodes the discount. */
export async function findCoupon(
  stripe: Stripe,
  { code, amountOff }: Discount,
  { currency }: Money,
): Promise<string> {
  const digest = createHash('sha256').update(`${code} ${amountOff} ${currency}`).digest('hex');
  const id = `kindfare-${digest.slice(0, 32)}`;
  try {
    const { valid } = await stripe.coupons.retrieve(id);
    if (valid) return id;
    await stripe.coupons.del(id);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  try {
    await stripe.coupons.create({
      id,
      name: code.slice(0, 40),
      amount_off: amountOff,
      currency,
      duration: 'forever',
    });
  } catch (error) {
    // It was created concurrently.
    await stripe.coupons.retrieve(id).catch(() => {
      throw error;
    });
  }
  return id;
}
