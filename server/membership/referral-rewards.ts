import { type RefusalReason, rewards } from '#domain/membership/referral.ts';
import { isCurrent, statusAt } from '#domain/membership/subscription.ts';
import { noticeOf } from '#domain/notification/notification.ts';
import type { Money, PaymentProvider } from '#server/context/payment.ts';
import type { Db } from '#server/db/connect.ts';
import { addNotification } from '#server/queries/notifications.ts';
import { findPaymentCustomer } from '#server/queries/payments.ts';
import {
  addDueRewards,
  countGiven,
  isSaleReturned,
  isSameCard,
  type RewardRow,
  settleReward,
  takeWaitingRewards,
} from '#server/queries/referral-rewards.ts';
import { listSubscriptions } from '#server/queries/subscriptions.ts';
import { addMs } from '#server/security/lifetimes.ts';
import { type MembershipSettings, readMembershipSettings } from './membership-settings.ts';
import type { MembershipParts } from './write-subscription.ts';

const day = 24 * 60 * 60 * 1000;
const year = 365 * day;
/** A rule that is switched on does not reward what is older. */
const lateMs = 30 * day;

/** Writes down the free months that are due: after the period in which the first payment can be taken back. */
export async function addDueReferralRewards({ db, now }: Pick<MembershipParts, 'db' | 'now'>): Promise<void> {
  const { referralReward, withdrawalDays } = await readMembershipSettings(db);
  const at = now();
  const to = addMs(at, -withdrawalDays * day);
  for (const side of ['referrer', 'referred'] as const)
    if (rewards(referralReward, side)) await addDueRewards(db, side, { from: addMs(to, -lateMs), to }, at);
}

/** A month of what the member pays; null: no membership is paid. */
async function freeMonth(
  db: Db,
  provider: PaymentProvider,
  userId: string,
  now: Date,
): Promise<Money | null> {
  const paid = (await listSubscriptions(db, userId)).find(
    (row) =>
      row.provider === provider.name &&
      row.auto_renew &&
      isCurrent(statusAt({ status: row.status, autoRenew: row.auto_renew, dueDate: row.due_date }, now)),
  );
  if (paid === undefined || paid.cents === 0) return null;
  const amount = paid.duration === 'yearly' ? Math.round(paid.cents / 12) : paid.cents;
  return { amount, currency: paid.currency };
}

async function refusalOf(
  db: Db,
  row: RewardRow,
  { referralRewardsPerYear: max }: MembershipSettings,
  now: Date,
): Promise<RefusalReason | null> {
  if (await isSaleReturned(db, row.subscription_id)) return 'refunded';
  if (await isSameCard(db, row.subscription_id)) return 'same_card';
  const isOver =
    row.side === 'referrer' && (await countGiven(db, row.user_id ?? '', addMs(now, -year))) >= max;
  if (isOver) return 'too_many';
  return row.user_id === null || addMs(row.created_at, year) <= now ? 'no_membership' : null;
}

/** Rewards to grant or to refuse now; the others wait for a membership. */
export function takeRewards(
  { db, now }: Pick<MembershipParts, 'db' | 'now'>,
  provider: PaymentProvider,
  max: number,
): Promise<readonly RewardRow[]> {
  const at = now();
  return takeWaitingRewards(db, provider.name, { now: at, over: addMs(at, -year) }, max);
}

/** Gives a free month as credit at the provider, or refuses it; without a membership it waits. Throws PaymentFailure. */
export async function grantReferralReward(
  { db, now }: Pick<MembershipParts, 'db' | 'now'>,
  provider: PaymentProvider,
  row: RewardRow,
): Promise<void> {
  const { id, user_id: userId } = row;
  const at = now();
  const settings = await readMembershipSettings(db);
  const reason = await refusalOf(db, row, settings, at);
  if (reason !== null || userId === null) {
    await settleReward(db, id, { status: 'refused', reason: reason ?? 'no_membership' }, at);
    return;
  }
  const [money, customerId] = [
    await freeMonth(db, provider, userId, at),
    await findPaymentCustomer(db, userId, provider.name),
  ];
  if (money === null || customerId === null) return;
  // harmless when repeated, by its key
  await provider.addCredit({ key: id, customerId, money, reason: 'Free month for a referral' });
  await db.transaction().execute(async (tx) => {
    const given = { status: 'given', amount_cents: money.amount, currency: money.currency } as const;
    if (!(await settleReward(tx, id, given, at))) return;
    const payload = noticeOf({ kind: 'referralRewarded', side: row.side, money });
    await addNotification(tx, { userId, payload, now: at });
  });
}
