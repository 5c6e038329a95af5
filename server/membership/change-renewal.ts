import { isLive, statusAt } from '#domain/membership/subscription.ts';
import { PaymentFailure } from '#server/context/payment.ts';
import type { Context } from '#server/context.ts';
import { invalid, notFound, paymentUnavailable, tooMany } from '#server/errors.ts';
import { consumeQuota } from '#server/queries/rate-limits.ts';
import {
  changeSubscription,
  findOwnSubscription,
  type SubscriptionRow,
} from '#server/queries/subscriptions.ts';
import { inSeconds, limits } from '#server/security/limits.ts';
import { syncSubscription } from './sync-subscription.ts';

type Parts = Pick<Context, 'db' | 'now' | 'log' | 'secrets' | 'mailer' | 'payments'>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function mustFind({ db }: Parts, userId: string, id: string): Promise<SubscriptionRow> {
  const row = uuid.test(id) ? await findOwnSubscription(db, userId, id) : undefined;
  if (row === undefined) throw notFound('There is no such subscription.');
  return row;
}

const isLiveNow = ({ status, auto_renew: autoRenew, due_date: dueDate }: SubscriptionRow, now: Date) =>
  isLive(statusAt({ status, autoRenew, dueDate }, now));

/** Cancels a subscription immediately. No effect on an ended one. */
export async function cancelSubscription(parts: Parts, userId: string, id: string): Promise<void> {
  const { db, now, payments } = parts;
  const row = await mustFind(parts, userId, id);
  if (!isLiveNow(row, now())) return;
  if (payments?.name === row.provider) {
    await payments.cancelNow(row.provider_id);
    return syncSubscription(parts, payments, row.provider_id);
  }
  // Its provider is not configured any more; `must_end` cancels it there if it returns.
  await changeSubscription(db, id, {
    status: 'cancelled',
    auto_renew: false,
    ended_at: now(),
    must_end: true,
  });
}

/** Turns automatic renewal on or off. */
export async function setAutoRenewal(
  parts: Parts,
  userId: string,
  id: string,
  isEnabled: boolean,
): Promise<void> {
  const { now, payments } = parts;
  const row = await mustFind(parts, userId, id);
  const over = () =>
    invalid({ subscription: ['This subscription has ended. Choose a plan to start a new one.'] });
  if (!isLiveNow(row, now())) throw over();
  if (payments?.name !== row.provider) throw paymentUnavailable();
  const wait = await consumeQuota(parts.db, limits.payment, userId, now());
  if (wait > 0) throw tooMany(inSeconds(wait));
  try {
    await payments.setAutoRenew(row.provider_id, isEnabled);
  } catch (error) {
    if (!(error instanceof PaymentFailure) || error.kind !== 'refused') throw error;
    await syncSubscription(parts, payments, row.provider_id);
    throw isLiveNow(await mustFind(parts, userId, id), now()) ? error : over();
  }
  await syncSubscription(parts, payments, row.provider_id);
}
