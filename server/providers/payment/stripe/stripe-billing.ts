import Stripe from 'stripe';
import { type Billing, type BillingCalls, type Money, PaymentFailure } from '#server/context/payment.ts';
import { callTimeoutMs, inTime, isMissing } from './stripe-client.ts';
import { mustBeId } from './stripe-ids.ts';
import { billingOf, billingParts, idOf, paymentsOf } from './stripe-invoices.ts';
import { cardKey, orderKey, subscriptionParts, subscriptionState } from './stripe-states.ts';

interface Parts {
  readonly stripe: Stripe;
  readonly origin: string;
  readonly longest?: number;
}

const isRunning = ({ status, cancel_at_period_end, cancel_at }: Stripe.Subscription) =>
  (status === 'active' || status === 'trialing') && !cancel_at_period_end && cancel_at === null;

/** Disputes in which the money has gone to the bank; an inquiry takes none, and a won dispute gives it back. */
const takesMoney: readonly string[] = ['needs_response', 'under_review', 'lost'];

/** Stripe marks a charge as disputed for good, also after the dispute was won. */
async function withDisputes(stripe: Stripe, charge: Stripe.Charge): Promise<Stripe.Charge> {
  if (!charge.disputed) return charge;
  const { data } = await stripe.disputes.list({ charge: charge.id, limit: 100 });
  return { ...charge, disputed: data.some(({ status }) => takesMoney.includes(status)) };
}

async function fetchBilling(stripe: Stripe, id: string): Promise<Billing> {
  const subscription = await stripe.subscriptions.retrieve(mustBeId(id, 'sub'), { expand: billingParts });
  const customer = idOf(subscription.customer) ?? '';
  const [invoices, charges, upcoming] = await Promise.all([
    stripe.invoices.list({ subscription: id, limit: 100, expand: ['data.payments'] }),
    stripe.charges.list({ customer, limit: 100 }),
    isRunning(subscription) ? stripe.invoices.createPreview({ subscription: id }) : null,
  ]);
  const known = await Promise.all(charges.data.map((charge) => withDisputes(stripe, charge)));
  return billingOf({ subscription, invoices: invoices.data, charges: known, upcoming });
}

/** The proration of the invoice that ends a subscription now, without taxes on top. */
async function previewCredit(stripe: Stripe, id: string): Promise<Money> {
  const {
    total,
    total_taxes: taxes,
    currency,
  } = await stripe.invoices.createPreview({
    subscription: mustBeId(id, 'sub'),
    subscription_details: { cancel_now: true, proration_behavior: 'create_prorations' },
  });
  const onTop = (taxes ?? []).filter(({ tax_behavior: behavior }) => behavior === 'exclusive');
  const amount = total - onTop.reduce((sum, tax) => sum + tax.amount, 0);
  return { amount: Math.max(0, -amount), currency };
}

/** A refund or a dispute names a payment intent or a charge. */
async function findPaidSubscription(stripe: Stripe, subject: string): Promise<string | null> {
  const intent = subject.startsWith('ch_')
    ? idOf((await stripe.charges.retrieve(mustBeId(subject, 'ch'))).payment_intent)
    : mustBeId(subject, 'pi');
  if (intent === null) return null;
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
  });
  const invoice = idOf(data[0]?.invoice);
  if (invoice === null) return null;
  const { parent } = await stripe.invoices.retrieve(invoice);
  return idOf(parent?.subscription_details?.subscription);
}

async function openCardPage({ stripe, origin }: Parts, id: string, returnPath: string) {
  const subscription = await stripe.subscriptions.retrieve(mustBeId(id, 'sub'));
  if (subscription.status === 'canceled') throw new PaymentFailure('refused', 'it has ended');
  const metadata = { [cardKey]: id };
  const session = await stripe.checkout.sessions.create({
    mode: 'setup',
    customer: idOf(subscription.customer) ?? '',
    currency: subscription.currency,
    success_url: `${origin}${returnPath}`,
    cancel_url: `${origin}${returnPath}`,
    metadata,
    setup_intent_data: { metadata },
  });
  if (session.url === null) throw new PaymentFailure('refused', 'a page without an address');
  return { id: session.id, url: session.url };
}

async function useNewCard(stripe: Stripe, pageId: string): Promise<void> {
  const session = await stripe.checkout.sessions.retrieve(mustBeId(pageId, 'cs'), {
    expand: ['setup_intent'],
  });
  const { setup_intent: setup, customer } = session;
  const id = session.metadata?.[cardKey] ?? '';
  const method = setup === null || typeof setup === 'string' ? null : (idOf(setup.payment_method) ?? null);
  if (method === null) throw new PaymentFailure('refused', 'a page without a card');
  await stripe.customers.update(idOf(customer) ?? '', {
    invoice_settings: { default_payment_method: method },
  });
  await stripe.subscriptions.update(mustBeId(id, 'sub'), { default_payment_method: method });
  const { data } = await stripe.invoices.list({ subscription: id, status: 'open', limit: 10 });
  // A card that is declined leaves the invoice open; the page of the invoice says why.
  for (const invoice of data)
    await stripe.invoices.pay(invoice.id, { payment_method: method }).catch((error: unknown) => {
      if (!isDeclined(error)) throw error;
    });
}

const isDeclined = (error: unknown) =>
  typeof error === 'object' && error !== null && 'type' in error && error.type === 'StripeCardError';

/** Stripe lets the open invoices of an ended subscription be paid; nobody is to pay for nothing. */
export async function voidOpenInvoices(stripe: Stripe, id: string): Promise<void> {
  const { data } = await stripe.invoices.list({ subscription: id, status: 'open', limit: 100 });
  for (const invoice of data)
    await stripe.invoices.voidInvoice(invoice.id).catch((error: unknown) => {
      // It was paid or voided meanwhile.
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    });
}

type Refund = Parameters<BillingCalls['refund']>[0];

async function refund(stripe: Stripe, { key, paymentId, amount }: Refund): Promise<void> {
  const invoice = await stripe.invoices
    .retrieve(mustBeId(paymentId, 'in'), { expand: ['payments'] })
    .catch((error: unknown) => {
      if (isMissing(error)) throw new PaymentFailure('unknown', 'payment');
      throw error;
    });
  const [payment] = paymentsOf(invoice);
  if (payment === undefined) throw new PaymentFailure('refused', 'nothing was paid');
  await stripe.refunds.create(
    {
      ...(payment.startsWith('ch_') ? { charge: payment } : { payment_intent: payment }),
      amount,
      reason: 'requested_by_customer',
      metadata: { kindfare_refund: key },
    },
    { idempotencyKey: key },
  );
}

async function listLive(stripe: Stripe) {
  const states = [];
  const parts = subscriptionParts.map((part) => `data.${part}`);
  for await (const subscription of stripe.subscriptions.list({ limit: 100, expand: parts }))
    if (subscription.metadata[orderKey] !== undefined) states.push(subscriptionState(subscription));
  return states;
}

async function describeAccount(stripe: Stripe): Promise<string> {
  const { livemode } = await stripe.balance.retrieve();
  return `Stripe accepts the key; ${livemode ? 'payments are real' : 'it is a test key, and no money moves'}.`;
}

/** Cards, invoices and refunds of Stripe. */
export function stripeBilling(parts: Parts): BillingCalls {
  const { stripe, longest = callTimeoutMs } = parts;
  return {
    fetchBilling: (id) => inTime(fetchBilling(stripe, id), longest),
    previewCredit: (id) => inTime(previewCredit(stripe, id), longest),
    findPaidSubscription: (subject) => inTime(findPaidSubscription(stripe, subject), longest),
    openCardPage: (id, returnPath) => inTime(openCardPage(parts, id, returnPath), longest),
    useNewCard: (pageId) => inTime(useNewCard(stripe, pageId), longest),
    refund: (requested) => inTime(refund(stripe, requested), longest),
    addCredit: ({ key, customerId, money, reason }) =>
      inTime(
        stripe.customers
          .createBalanceTransaction(
            customerId,
            { amount: -money.amount, currency: money.currency, description: reason },
            { idempotencyKey: key },
          )
          .then(() => undefined),
        longest,
      ),
    // Of a whole account, so without the limit of a call.
    listLive: () => inTime(listLive(stripe), 10 * 60_000),
    describeAccount: () => inTime(describeAccount(stripe), longest),
  };
}
