import { randomBytes } from 'node:crypto';
import { PaymentFailure, type SubscriptionState } from '#server/context/payment.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import {
  addSandboxCredit,
  addSandboxInvoice,
  payOpenSandboxInvoices,
  sandboxCredit,
  voidSandboxInvoices,
} from '#server/queries/sandbox-invoices.ts';
import {
  addSandboxEvents,
  lockSandboxSubscription,
  putSandboxSubscription,
  type SandboxSubscription,
} from '#server/queries/sandbox-payments.ts';
import { advance, type Charge } from './advance.ts';

export type SandboxParts = Pick<Context, 'db' | 'now' | 'secrets'>;

export const newSandboxId = (kind: 'cs' | 'sub' | 'evt' | 'in' | 'card') =>
  `${kind}_sandbox_${randomBytes(18).toString('base64url')}`;

/** Of every hundred, in the sandbox, where taxes are computed. */
const taxRate = 20;

/** What a period costs: the sum with tax, and the tax in it. In minor units. */
export function sandboxSum({
  price_cents,
  amount_off_cents,
  tax,
}: Pick<SandboxSubscription, 'price_cents' | 'amount_off_cents' | 'tax'>) {
  const net = price_cents - amount_off_cents;
  if (tax === 'exclusive') {
    const added = Math.round((net * taxRate) / 100);
    return { amount: net + added, tax: added };
  }
  return { amount: net, tax: tax === 'inclusive' ? Math.round((net * taxRate) / (100 + taxRate)) : 0 };
}

export const subscriptionState = (row: SandboxSubscription): SubscriptionState => ({
  id: row.id,
  key: row.checkout_key,
  status: row.status,
  autoRenew: row.auto_renew,
  duration: row.duration,
  price: { amount: row.price_cents, currency: row.currency },
  amountOff: row.amount_off_cents,
  startedAt: row.started_at,
  periodEndsAt: row.period_ends_at,
  endedAt: row.ended_at,
});

/** An event for the shop. */
export const sandboxEvent = (
  kind: 'checkout' | 'subscription',
  subject: string,
  dueAt: Date,
  copies = 1,
) => ({
  id: newSandboxId('evt'),
  kind,
  subject,
  copies,
  due_at: dueAt,
  sent_at: null,
});

/** Writes the invoice of a period; credit of the customer is used first. */
export async function writeInvoice(
  tx: Db,
  row: SandboxSubscription,
  at: Date,
  status: 'paid' | 'open',
): Promise<void> {
  const { amount, tax } = sandboxSum(row);
  const id = newSandboxId('in');
  const credit = Math.min(amount, Math.max(0, await sandboxCredit(tx, row.customer)));
  if (credit > 0) await addSandboxCredit(tx, `used ${id}`, row.customer, -credit);
  await addSandboxInvoice(tx, {
    id,
    subscription_id: row.id,
    status,
    amount_cents: amount - credit,
    tax_cents: tax,
    currency: row.currency,
    refunded_cents: 0,
    disputed: false,
    created_at: at,
    paid_at: status === 'paid' ? at : null,
  });
}

async function bookCharge(tx: Db, row: SandboxSubscription, { at, outcome }: Charge): Promise<void> {
  if (outcome === 'retried') await payOpenSandboxInvoices(tx, row.id, at);
  else await writeInvoice(tx, row, at, outcome === 'paid' ? 'paid' : 'open');
}

export type Change = (row: SandboxSubscription) => SandboxSubscription;

/** Advances the subscription, applies `change` and saves it. Throws `unknown`. */
export async function changeSandboxSubscription(
  tx: Db,
  id: string,
  now: Date,
  change: Change = (row) => row,
): Promise<SandboxSubscription> {
  const before = await lockSandboxSubscription(tx, id);
  if (before === undefined) throw new PaymentFailure('unknown', 'subscription');
  const charges: Charge[] = [];
  const after = change(advance(before, now, (charge) => charges.push(charge)));
  for (const charge of charges) await bookCharge(tx, before, charge);
  if (after !== before) {
    if (after.status === 'ended') await voidSandboxInvoices(tx, id);
    await putSandboxSubscription(tx, after);
    await addSandboxEvents(tx, [sandboxEvent('subscription', id, now)]);
  }
  return after;
}
