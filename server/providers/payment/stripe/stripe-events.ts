import Stripe from 'stripe';
import { type PaymentEvent, PaymentFailure, webhookWindowSeconds } from '#server/context/payment.ts';

type Part = Readonly<Record<string, unknown>>;
const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Part)[name] : undefined;

/** Stripe's own check accepts timestamps in the future. */
function isOfNow(signature: string, now: Date): boolean {
  const times = signature.split(',').filter((part) => part.startsWith('t='));
  const signedAt = times.length === 1 ? Number(times[0]?.slice(2)) : Number.NaN;
  return Math.abs(now.getTime() / 1000 - signedAt) <= webhookWindowSeconds;
}

/** The subscription of an invoice; endpoints of older API versions have it in another place. */
const subscriptionOf = (invoice: unknown): unknown =>
  partOf(partOf(partOf(invoice, 'parent'), 'subscription_details'), 'subscription') ??
  partOf(invoice, 'subscription');

/** The payment that a refund or a dispute is about. */
const paidBy = (object: unknown): unknown =>
  partOf(object, 'payment_intent') ?? partOf(object, 'charge') ?? partOf(object, 'id');

function subjectOf(type: string, object: unknown): Pick<PaymentEvent, 'kind' | 'subject'> {
  const found: readonly (readonly [PaymentEvent['kind'], unknown])[] = [
    ['checkout', type.startsWith('checkout.session.') ? partOf(object, 'id') : null],
    ['subscription', type.startsWith('customer.subscription.') ? partOf(object, 'id') : null],
    ['subscription', type.startsWith('invoice.') ? subscriptionOf(object) : null],
    ['payment', /^(charge\.(refund|dispute)|refund\.)/.test(type) ? paidBy(object) : null],
  ];
  const [kind, subject] = found.find(([, id]) => typeof id === 'string') ?? ['other', ''];
  return { kind, subject: String(subject) };
}

/** Verifies and parses a webhook of Stripe. Throws PaymentFailure `refused`. */
export function readStripeEvent(body: Buffer, signature: string, now: Date, secret: string): PaymentEvent {
  if (!isOfNow(signature, now)) throw new PaymentFailure('refused', 'signature of another time');
  let event: unknown;
  try {
    event = Stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      webhookWindowSeconds,
      undefined,
      now.getTime(),
    );
  } catch (error) {
    const isForged = error instanceof Stripe.errors.StripeSignatureVerificationError;
    throw new PaymentFailure('refused', isForged ? 'wrong signature' : 'no event');
  }
  const [id, type] = [partOf(event, 'id'), partOf(event, 'type')];
  if (typeof id !== 'string' || typeof type !== 'string') throw new PaymentFailure('refused', 'no event');
  return { id, ...subjectOf(type, partOf(partOf(event, 'data'), 'object')) };
}
