import { moneyOfCents } from '#domain/membership/money.ts';
import { PaymentFailure } from '#server/context/payment.ts';
import type { Db } from '#server/db/connect.ts';
import { invalid } from '#server/errors.ts';
import { findCheckout, outdateCheckouts } from '#server/queries/checkouts.ts';
import { addWithdrawal, findLastPaid, listPaid, type PaymentRow } from '#server/queries/payments.ts';
import { addRefund, sumOfRefunds } from '#server/queries/refunds.ts';
import {
  changeSubscription,
  findOwnSubscription,
  listHeld,
  lockMember,
  type SubscriptionRow,
} from '#server/queries/subscriptions.ts';
import { findUser } from '#server/queries/users.ts';
import { addMs } from '#server/security/lifetimes.ts';
import { mustFindOwn, type RenewalParts } from './change-renewal.ts';
import { readMembershipSettings } from './membership-settings.ts';
import { moneyLeft } from './money-left.ts';
import { notifyMember } from './notify-member.ts';
import { runRefunds } from './refunds.ts';

const day = 24 * 60 * 60 * 1000;
const open: readonly string[] = ['trialing', 'active', 'past_due', 'cancelled'];

/** Until when a contract can be withdrawn from; null: not any more. */
export function withdrawableUntil(row: SubscriptionRow, withdrawalDays: number, now: Date): Date | null {
  if (withdrawalDays === 0 || row.replaced || !open.includes(row.status)) return null;
  const until = addMs(row.started_at, withdrawalDays * day);
  return until > now ? until : null;
}

interface Part {
  readonly payment: PaymentRow;
  readonly cents: number;
}

async function returnable(tx: Db, payment: PaymentRow, max = payment.amount_cents): Promise<Part> {
  const refunded = Math.max(payment.refunded_cents, await sumOfRefunds(tx, payment.id));
  return { payment, cents: Math.max(0, Math.min(max, payment.amount_cents - refunded)) };
}

/** What goes back: all that was paid for the contract, and what it took over from the plan before. */
async function partsToReturn(tx: Db, row: SubscriptionRow, now: Date): Promise<readonly Part[]> {
  const own = await Promise.all((await listPaid(tx, row.id)).map((payment) => returnable(tx, payment)));
  const order = await findCheckout(tx, row.checkout_id);
  const current = (await listHeld(tx, row.user_id ?? '')).find(({ id }) => id === row.id);
  if (own.length > 0 || current === undefined || order?.replaces == null || order.paid_cents === 0)
    return own;
  const before = await findLastPaid(tx, order.replaces);
  if (before === undefined) return own;
  return [await returnable(tx, before, (await moneyLeft(tx, current, now)).cents)];
}

/** Records the withdrawal with its refunds and its confirmation. False: it was recorded before. */
async function record(parts: RenewalParts, userId: string, id: string): Promise<boolean> {
  const now = parts.now();
  return parts.db.transaction().execute(async (tx) => {
    await lockMember(tx, userId);
    const [row, user] = [await findOwnSubscription(tx, userId, id), await findUser(tx, userId)];
    if (row === undefined || user === undefined || row.status === 'withdrawn') return false;
    const { withdrawalDays } = await readMembershipSettings(tx);
    if (withdrawableUntil(row, withdrawalDays, now) === null)
      throw invalid({ subscription: ['The period for withdrawing from this contract is over.'] });
    const returned = (await partsToReturn(tx, row, now)).filter(({ cents }) => cents > 0);
    const cents = returned.reduce((sum, part) => sum + part.cents, 0);
    for (const part of returned)
      await addRefund(
        tx,
        {
          id: crypto.randomUUID(),
          payment_id: part.payment.id,
          amount_cents: part.cents,
          reason: 'withdrawal',
        },
        now,
      );
    await addWithdrawal(tx, {
      subscription_id: id,
      user_id: userId,
      name: user.name,
      email: user.email,
      received_at: now,
      refund_cents: cents,
      currency: row.currency,
    });
    await changeSubscription(tx, id, {
      status: 'withdrawn',
      auto_renew: false,
      ended_at: now,
      access_ends_at: null,
      next_try_at: null,
      must_end: true,
    });
    await outdateCheckouts(tx, id, now);
    await notifyMember(parts, tx, {
      kind: 'withdrawn',
      subscriptionId: id,
      withdrawal: {
        name: user.name === '__' || user.name === '_' ? user.email : user.name,
        contract: row.checkout_id,
        receivedAt: now,
        refund: cents > 0 ? moneyOfCents(cents, row.currency) : null,
      },
    });
    return true;
  });
}

/**
 * Withdraws from the contract within the legal period: it ends, and the money goes back. Valid from the moment it is
 * recorded, also while the provider is not reached: the jobs end it there and return the money later.
 */
export async function withdraw(parts: RenewalParts, userId: string, id: string): Promise<void> {
  const { payments, log } = parts;
  const row = await mustFindOwn(parts, userId, id);
  if (!(await record(parts, userId, id))) return;
  parts.mailer.flush();
  if (payments?.name !== row.provider) return;
  try {
    await payments.cancelNow(row.provider_id);
    await changeSubscription(parts.db, id, { must_end: false });
    await runRefunds(parts, payments);
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error;
    log.warn({ reason: error.message }, 'A withdrawal is completed at the provider later.');
  }
}
