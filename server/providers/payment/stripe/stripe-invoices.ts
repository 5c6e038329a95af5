import type Stripe from 'stripe';
import type { Billing, Card, Payment } from '#server/context/payment.ts';

const inMs = (seconds: number) => new Date(seconds * 1000);
export const idOf = (object: string | { readonly id: string } | null | undefined): string | null =>
  typeof object === 'string' ? object : (object?.id ?? null);

const statuses: Readonly<Record<string, Payment['status']>> = { open: 'open', paid: 'paid' };

/** Payment intents and charges of an invoice; the charge alone where there is no intent. */
export const paymentsOf = ({ payments }: Stripe.Invoice): readonly string[] =>
  (payments?.data ?? []).flatMap(({ payment }) => idOf(payment.payment_intent) ?? idOf(payment.charge) ?? []);

const isPaidBy = (charge: Stripe.Charge, ids: readonly string[]) =>
  ids.includes(idOf(charge.payment_intent) ?? '') || ids.includes(charge.id);

/** An invoice of Stripe in our words; `charges`: those of its customer. */
export function paymentOf(invoice: Stripe.Invoice, charges: readonly Stripe.Charge[]): Payment {
  const ids = paymentsOf(invoice);
  const own = charges.filter((charge) => isPaidBy(charge, ids));
  const status = statuses[invoice.status ?? ''] ?? 'void';
  const paidAt = invoice.status_transitions.paid_at;
  return {
    id: invoice.id,
    number: invoice.number,
    status,
    amount: status === 'open' ? invoice.amount_due : invoice.amount_paid,
    tax: (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
    currency: invoice.currency,
    refunded: own.reduce((sum, { amount_refunded: refunded }) => sum + refunded, 0),
    isDisputed: own.some(({ disputed }) => disputed),
    createdAt: inMs(invoice.created),
    paidAt: paidAt === null ? null : inMs(paidAt),
    pageUrl: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
  };
}

/** The card that the next payment is charged to. */
function cardOf({ default_payment_method: own, customer }: Stripe.Subscription): Card | null {
  const ofCustomer =
    typeof customer === 'string' || customer.deleted === true
      ? null
      : customer.invoice_settings.default_payment_method;
  const method = own ?? ofCustomer;
  if (method === null || typeof method === 'string' || method.card === undefined) return null;
  const { brand, last4, exp_month: month, exp_year: year, fingerprint } = method.card;
  return { brand, last4, expires: { month, year }, fingerprint: fingerprint ?? null };
}

/** Expansions that `billingOf` needs. */
export const billingParts = ['default_payment_method', 'customer.invoice_settings.default_payment_method'];

export interface BillingFacts {
  readonly subscription: Stripe.Subscription;
  /** Newest first. */
  readonly invoices: readonly Stripe.Invoice[];
  readonly charges: readonly Stripe.Charge[];
  /** Null: there is none. */
  readonly upcoming: Stripe.Invoice | null;
}

/** The money behind a subscription of Stripe in our words. */
export function billingOf({ subscription, invoices, charges, upcoming }: BillingFacts): Billing {
  const finalized = invoices.filter(({ status }) => status !== 'draft');
  const next = finalized.find(({ status }) => status === 'open')?.next_payment_attempt ?? null;
  const end = subscription.items.data[0]?.current_period_end ?? null;
  return {
    customerId: idOf(subscription.customer) ?? '',
    card: cardOf(subscription),
    nextTryAt: next === null ? null : inMs(next),
    next:
      upcoming === null || end === null
        ? null
        : { amount: upcoming.amount_due, currency: upcoming.currency, at: inMs(end) },
    payments: finalized.map((invoice) => paymentOf(invoice, charges)),
  };
}
