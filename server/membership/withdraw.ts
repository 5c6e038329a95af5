import { moneyOfCents } from '#domain/membership/money.ts';
import { PaymentFailure } from '#server/context/payment.ts';
import { invalid } from '#server/errors.ts';
import { outdateOpenCheckout } from '#server/queries/checkouts.ts';
import { addWithdrawal } from '#server/queries/payments.ts';
import { addRefund } from '#server/queries/refunds.ts';
import {
  changeSubscription,
  findOwnSubscription,
  lockMembership,
  type SubscriptionRow,
} from '#server/queries/subscriptions.ts';
import { findUser } from '#server/queries/users.ts';
import { addMs } from '#server/security/lifetimes.ts';
import { mustFindOwn, type RenewalParts } from './change-renewal.ts';
import { readMembershipSettings } from './membership-settings.ts';
import { notifyMember } from './notify-member.ts';
import { runRefunds } from './refunds.ts';
import { partsToReturn, sumOf } from './returned-money.ts';

const day = 24 * 60 * 60 * 1000;
const open: readonly string[] = ['trialing', 'active', 'past_due', 'cancelled'];

/** Until when a contract can be withdrawn from; null: not any more. `siteDays`: of the setting. */
export function withdrawableUntil(row: SubscriptionRow, siteDays: number, now: Date): Date | null {
  const days = row.withdrawal_days ?? siteDays;
  if (days === 0 || row.replaced || !open.includes(row.status)) return null;
  const until = addMs(row.started_at, days * day);
  return until > now ? until : null;
}

/** Records the withdrawal with its refunds and its confirmation. False: it was recorded before. */
async function record(context: RenewalParts, userId: string, id: string): Promise<boolean> {
  const now = context.now();
  return context.db.transaction().execute(async (tx) => {
    await lockMembership(tx, userId);
    const [row, user] = [await findOwnSubscription(tx, userId, id), await findUser(tx, userId)];
    if (row === undefined || user === undefined || row.status === 'withdrawn') return false;
    const { withdrawalDays } = await readMembershipSettings(tx);
    if (withdrawableUntil(row, withdrawalDays, now) === null)
      throw invalid({ subscription: ['The period for withdrawing from this contract is over.'] });
    const parts = await partsToReturn(tx, row, now);
    const [cents, usedCents] = [sumOf(parts, 'cents'), sumOf(parts, 'usedCents')];
    for (const part of parts.filter((each) => each.cents > 0))
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
      used_cents: usedCents,
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
    // its price may no longer hold, and what a withdrawal from it would return doesn’t
    await outdateOpenCheckout(tx, userId, now);
    await notifyMember(context, tx, {
      kind: 'withdrawn',
      subscriptionId: id,
      withdrawal: {
        name: user.name === '__' || user.name === '_' ? user.email : user.name,
        contract: row.checkout_id,
        receivedAt: now,
        refund: cents > 0 ? moneyOfCents(cents, row.currency) : null,
        used: usedCents > 0 ? moneyOfCents(usedCents, row.currency) : null,
      },
    });
    return true;
  });
}

/**
 * Withdraws from the contract within the legal period: it ends, and the money goes back as agreed. Valid from the moment it is
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
