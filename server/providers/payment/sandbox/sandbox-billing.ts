import { type Billing, type BillingCalls, type Payment, PaymentFailure } from '#server/context/payment.ts';
import type { Db } from '#server/db/connect.ts';
import {
  addSandboxCardPage,
  addSandboxCredit,
  addSandboxRefund,
  findSandboxCardPage,
  findSandboxInvoice,
  listSandboxInvoices,
  payOpenSandboxInvoices,
  type SandboxInvoice,
  sandboxCredit,
  setSandboxCardPageDone,
  setSandboxInvoice,
} from '#server/queries/sandbox-invoices.ts';
import {
  addSandboxEvents,
  listLiveSandboxSubscriptions,
  lockSandboxSubscription,
  putSandboxSubscription,
  type SandboxSubscription,
} from '#server/queries/sandbox-payments.ts';
import { nextTry, recovered } from './advance.ts';
import { sandboxCardPath, sandboxInvoicePath } from './sandbox-paths.ts';
import {
  changeSandboxSubscription,
  newSandboxId,
  type SandboxParts,
  sandboxEvent,
  sandboxSum,
  subscriptionState,
} from './sandbox-subscriptions.ts';

export const sandboxCardNumbers = { pays: '4242', fails_later: '0341' } as const;

const numberOf = (invoice: Pick<SandboxInvoice, 'number'>) => `S-${String(invoice.number).padStart(5, '0')}`;

const paymentOf = (row: SandboxInvoice): Payment => ({
  id: row.id,
  number: numberOf(row),
  status: row.status,
  amount: row.amount_cents,
  tax: row.tax_cents,
  currency: row.currency,
  refunded: row.refunded_cents,
  isDisputed: row.disputed,
  createdAt: row.created_at,
  paidAt: row.paid_at,
  pageUrl: `${sandboxInvoicePath}/${row.id}`,
  pdfUrl: null,
});

async function nextOf(db: Db, row: SandboxSubscription): Promise<Billing['next']> {
  if (!row.auto_renew || (row.status !== 'active' && row.status !== 'trialing')) return null;
  const { amount } = sandboxSum(row);
  const credit = Math.max(0, await sandboxCredit(db, row.customer));
  return { amount: Math.max(0, amount - credit), currency: row.currency, at: row.period_ends_at };
}

/** Replaces the card and pays what is open, as the page of the card and that of an open invoice do. */
export async function payWithSandboxCard(
  tx: Db,
  id: string,
  now: Date,
  card: 'pays' | 'fails_later',
): Promise<void> {
  const row = await changeSandboxSubscription(tx, id, now);
  if (row.status === 'ended') throw new PaymentFailure('refused', 'ended');
  if (row.status === 'past_due') await payOpenSandboxInvoices(tx, id, now);
  const after = row.status === 'past_due' ? recovered(row) : row;
  await putSandboxSubscription(tx, { ...after, card });
  await addSandboxEvents(tx, [sandboxEvent('subscription', id, now)]);
}

/** Cards, invoices and refunds of the sandbox. */
export const sandboxBilling = ({ db, now }: SandboxParts): BillingCalls => ({
  fetchBilling: (id) =>
    db.transaction().execute(async (tx) => {
      const row = await changeSandboxSubscription(tx, id, now());
      const invoices = await listSandboxInvoices(tx, id);
      return {
        customerId: row.customer,
        card: {
          brand: 'Test card',
          last4: sandboxCardNumbers[row.card],
          expires: { month: 12, year: 2034 },
          // every member of the sandbox has the same two cards
          fingerprint: null,
        },
        nextTryAt: nextTry(row, now()),
        next: await nextOf(tx, row),
        payments: invoices.map(paymentOf),
      };
    }),
  previewCredit: (id) =>
    db.transaction().execute(async (tx) => {
      const row = await changeSandboxSubscription(tx, id, now());
      const charged = (await listSandboxInvoices(tx, id)).find(({ status }) => status === 'paid');
      if (row.status !== 'active' || charged === undefined) return { amount: 0, currency: row.currency };
      const [start, end] = [charged.created_at.getTime(), row.period_ends_at.getTime()];
      const share = Math.min(1, Math.max(0, (end - now().getTime()) / (end - start)));
      return { amount: Math.floor((row.price_cents - row.amount_off_cents) * share), currency: row.currency };
    }),
  findPaidSubscription: async (id) => (await findSandboxInvoice(db, id))?.subscription_id ?? null,
  openCardPage: async (subscriptionId) => {
    const row = await lockSandboxSubscription(db, subscriptionId);
    if (row === undefined) throw new PaymentFailure('unknown', 'subscription');
    if (row.status === 'ended') throw new PaymentFailure('refused', 'ended');
    const id = newSandboxId('card');
    await addSandboxCardPage(db, id, subscriptionId);
    return { id, url: `${sandboxCardPath}/${id}` };
  },
  // the page itself has done it
  useNewCard: async () => {},
  refund: ({ key, paymentId, amount }) =>
    db.transaction().execute(async (tx) => {
      const invoice = await findSandboxInvoice(tx, paymentId);
      if (invoice === undefined) throw new PaymentFailure('unknown', 'payment');
      if (!(await addSandboxRefund(tx, key, paymentId))) return;
      const share = invoice.amount_cents - invoice.refunded_cents;
      if (invoice.status !== 'paid' || invoice.disputed || amount > share)
        throw new PaymentFailure('refused', 'charge_already_refunded');
      await setSandboxInvoice(tx, paymentId, { refunded_cents: invoice.refunded_cents + amount });
      await addSandboxEvents(tx, [sandboxEvent('subscription', invoice.subscription_id, now())]);
    }),
  addCredit: ({ key, customerId, money }) => addSandboxCredit(db, key, customerId, money.amount),
  listLive: async () => (await listLiveSandboxSubscriptions(db)).map(subscriptionState),
  describeAccount: async () => 'The sandbox takes the payments; no money moves.',
});

/** The state of a page on which a card is changed. */
export async function sandboxCardPageState(db: Db, id: string) {
  const page = await findSandboxCardPage(db, id);
  if (page === undefined) throw new PaymentFailure('unknown', 'checkout');
  const status = page.done_at === null ? ('open' as const) : ('paid' as const);
  return { id, key: null, status, subscriptionId: null, cardOf: page.subscription_id };
}

/** Completes the page of a card. False: it was completed before, or is unknown. */
export const completeSandboxCardPage = (
  { db, now }: Pick<SandboxParts, 'db' | 'now'>,
  id: string,
  card: 'pays' | 'fails_later',
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const page = await findSandboxCardPage(tx, id);
    if (page === undefined || page.done_at !== null) return false;
    await payWithSandboxCard(tx, page.subscription_id, now(), card);
    await setSandboxCardPageDone(tx, id, now());
    return true;
  });
