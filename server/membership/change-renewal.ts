import { isLive, isOver, statusAt } from '#domain/membership/subscription.ts';
import { PaymentFailure } from '#server/context/payment.ts';
import type { Context } from '#server/context.ts';
import { isUuid } from '#server/db/is-uuid.ts';
import { invalid, notFound, paymentUnavailable, tooMany } from '#server/errors.ts';
import { clearRenewalRestore } from '#server/queries/checkouts.ts';
import { consumeQuota } from '#server/queries/rate-limits.ts';
import {
  changeSubscription,
  findOwnSubscription,
  lockMembership,
  type SubscriptionRow,
} from '#server/queries/subscriptions.ts';
import { inSeconds, limits } from '#server/security/limits.ts';
import { notifyMember } from './notify-member.ts';
import { syncSubscription } from './sync-subscription.ts';

export type RenewalParts = Pick<Context, 'db' | 'now' | 'log' | 'secrets' | 'mailer' | 'payments' | 'config'>;

export async function mustFindOwn(
  { db }: Pick<Context, 'db'>,
  userId: string,
  id: string,
): Promise<SubscriptionRow> {
  const row = isUuid(id) ? await findOwnSubscription(db, userId, id) : undefined;
  if (row === undefined) throw notFound('There is no such subscription.');
  return row;
}

const isLiveNow = ({ status, auto_renew: autoRenew, due_date: dueDate }: SubscriptionRow, now: Date) =>
  isLive(statusAt({ status, autoRenew, dueDate }, now));

/** Writes the cancellation down, with its mail, unless the provider was faster. */
async function recordCanceled(
  parts: RenewalParts,
  userId: string,
  id: string,
  mustEnd: boolean,
): Promise<void> {
  const now = parts.now();
  await parts.db.transaction().execute(async (tx) => {
    await lockMembership(tx, userId);
    const row = await findOwnSubscription(tx, userId, id);
    if (row === undefined || isOver(row.status)) return;
    await changeSubscription(tx, id, {
      status: 'cancelled',
      auto_renew: false,
      ended_at: now,
      access_ends_at: row.due_date ?? now,
      next_try_at: null,
      must_end: mustEnd,
    });
    await notifyMember(parts, tx, { kind: 'cancelled', subscriptionId: id });
  });
  parts.mailer.flush();
}

/**
 * Cancels a subscription for good: the provider charges nothing more, and the features stay until the end of what is
 * paid or of the trial. No effect on one that is over.
 */
export async function cancelSubscription(parts: RenewalParts, userId: string, id: string): Promise<void> {
  const { now, payments } = parts;
  const row = await mustFindOwn(parts, userId, id);
  if (!isLiveNow(row, now())) return;
  // Where its provider is not configured any more, `must_end` cancels it if that returns.
  const isServed = payments?.name === row.provider;
  // its renewal may be paid, and not heard of: the features stay until the end of that
  if (isServed && row.due_date !== null && row.due_date <= now())
    await syncSubscription(parts, payments, row.provider_id);
  if (isServed) await payments.cancelNow(row.provider_id);
  await recordCanceled(parts, userId, id, !isServed);
  if (isServed) await syncSubscription(parts, payments, row.provider_id);
}

/** Turns automatic renewal on or off. `forCheckout`: off as the first step of a checkout, and back unless it is paid. */
export async function setAutoRenewal(
  parts: RenewalParts,
  userId: string,
  id: string,
  isEnabled: boolean,
  forCheckout = false,
): Promise<void> {
  const { db, now, payments } = parts;
  const row = await mustFindOwn(parts, userId, id);
  const over = () =>
    invalid({ subscription: ['This subscription has ended. Choose a plan to start a new one.'] });
  if (!isLiveNow(row, now())) throw over();
  if (payments?.name !== row.provider) throw paymentUnavailable();
  const wait = await consumeQuota(db, limits.payment, userId, now());
  if (wait > 0) throw tooMany(inSeconds(wait));
  try {
    await payments.setAutoRenew(row.provider_id, isEnabled);
  } catch (error) {
    if (!(error instanceof PaymentFailure) || error.kind !== 'refused') throw error;
    await syncSubscription(parts, payments, row.provider_id);
    throw isLiveNow(await mustFindOwn(parts, userId, id), now()) ? error : over();
  }
  const isTurnedOff = !isEnabled && row.auto_renew;
  // Off again for the same checkout stays undoable; off by the member's own choice stays off.
  if (forCheckout && !isTurnedOff && !row.renewal_off_for_checkout)
    await changeSubscription(db, id, { renewal_off_at: null });
  else if (isEnabled || isTurnedOff || !forCheckout)
    await changeSubscription(db, id, {
      renewal_off_at: isTurnedOff ? now() : null,
      renewal_off_for_checkout: isTurnedOff && forCheckout,
    });
  if (isEnabled) await clearRenewalRestore(db, { subscriptionId: id });
  await syncSubscription(parts, payments, row.provider_id);
}
