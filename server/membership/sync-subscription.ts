import { isLive, isOver, type SubscriptionStatus, settle } from '#domain/membership/subscription.ts';
import type { PaymentProvider, SubscriptionState } from '#server/context/payment.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { type CheckoutRow, findCheckout, setCheckoutPaid } from '#server/queries/checkouts.ts';
import { addRedemption, addReferralSale } from '#server/queries/payment-records.ts';
import {
  addSubscription,
  changeSubscription,
  findByProviderId,
  listHeld,
  lockMember,
} from '#server/queries/subscriptions.ts';
import { findUser } from '#server/queries/users.ts';
import { addMs } from '#server/security/lifetimes.ts';
import { type MembershipNews, notifyMember } from './notify-member.ts';

export type MembershipParts = Pick<Context, 'db' | 'now' | 'log' | 'secrets' | 'mailer'>;
type Held = Awaited<ReturnType<typeof listHeld>>[number];

const day = 24 * 60 * 60 * 1000;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Retries after concurrent writes. */
const mostTries = 5;

/** Whether the paid price equals the ordered one. */
const isAsOrdered = ({ price, amountOff, duration }: SubscriptionState, order: CheckoutRow) =>
  price.amount === order.price_cents &&
  price.currency === order.currency &&
  amountOff === order.amount_off_cents &&
  duration === order.duration;

function trialEnd(state: SubscriptionState, order: CheckoutRow, held: Held | undefined): Date | null {
  if (order.trial_days === 0) return null;
  if (state.status === 'trialing') return state.periodEndsAt;
  return held?.trial_ends_at ?? addMs(state.startedAt, order.trial_days * day);
}

/** The event to notify the member of; null: none. */
function newsOf(
  held: Held | undefined,
  status: SubscriptionStatus,
  dueDate: Date,
): MembershipNews['kind'] | null {
  const isSame = held?.status === status;
  if (status === 'active' && held !== undefined && held.status !== 'incomplete')
    return held.due_date !== null && dueDate > held.due_date ? 'renewed' : null;
  if (isSame || status === 'incomplete') return null;
  if (status === 'past_due') return 'paymentFailed';
  if (isOver(status)) return status === 'ended' ? 'ended' : 'cancelled';
  return 'started';
}

/** Applies a provider state to the member's subscriptions. The member is locked. */
async function write(
  parts: MembershipParts,
  tx: Db,
  provider: PaymentProvider['name'],
  state: SubscriptionState,
  order: CheckoutRow,
  held: Held | undefined,
  userId: string | null,
): Promise<void> {
  const now = parts.now();
  const ofMember = userId === null ? [] : await listHeld(tx, userId);
  const own = ofMember.find((row) => row.id === held?.id) ?? held;
  const rows = userId === null && own !== undefined ? [own] : ofMember;
  const id = own?.id ?? crypto.randomUUID();
  const changes = settle(
    rows.map((row) => ({ id: row.id, status: row.status, startedAt: row.started_at })),
    { ...state, id, isPaidBefore: order.paid_until !== null },
  );
  const status = changes.get(id) ?? own?.status ?? 'ended';
  const hasEnded = state.status === 'ended';
  const user = userId === null ? undefined : await findUser(tx, userId);
  const news = {
    packageName: order.package_name,
    endsAt: state.periodEndsAt,
    autoRenew: state.autoRenew,
    amount: order.price_cents - order.amount_off_cents,
  };

  for (const [other, changed] of changes) {
    if (other === id) continue;
    await changeSubscription(tx, other, {
      status: changed,
      auto_renew: false,
      ended_at: now,
      must_end: true,
    });
  }
  const row = {
    status,
    auto_renew: state.autoRenew && !isOver(status),
    due_date: state.periodEndsAt,
    trial_ends_at: trialEnd(state, order, own),
    ended_at: isOver(status) ? (own?.ended_at ?? state.endedAt ?? now) : null,
    must_end: isOver(status) && !hasEnded,
  };
  if (own !== undefined) await changeSubscription(tx, id, row);
  else
    await addSubscription(tx, {
      ...row,
      id,
      user_id: userId,
      checkout_id: order.id,
      provider,
      provider_id: state.id,
      package_id: order.package_id,
      package_name: order.package_name,
      duration: order.duration,
      started_at: state.startedAt,
      reminded_at: null,
      revision: 1,
    });
  if (status !== 'incomplete') await setCheckoutPaid(tx, order.id);
  if (userId === null || user === undefined) return;
  if (order.discount_code !== null && isLive(status))
    await addRedemption(tx, {
      code: order.discount_code,
      user_id: userId,
      subscription_id: id,
      redeemed_at: now,
    });
  if (state.status === 'active' && news.amount > 0)
    await addReferralSale(tx, userId, {
      subscription_id: id,
      amount_cents: news.amount,
      currency: order.currency,
      paid_at: now,
    });
  const kind = newsOf(own, status, state.periodEndsAt);
  if (kind !== null)
    await notifyMember(parts, tx, { ...news, kind, userId, email: user.email, subscriptionId: id });
}

/**
 * Asks the provider how a subscription is now and writes it down, with `alongside` in the same transaction. What was
 * heard while somebody else wrote is asked again, so that the last word is never an old one. Throws PaymentFailure.
 */
export async function syncSubscription(
  parts: MembershipParts,
  provider: PaymentProvider,
  providerId: string,
  alongside: (tx: Db) => Promise<void> = async () => {},
): Promise<void> {
  const { db, log, mailer } = parts;
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const before = (await findByProviderId(db, provider.name, providerId))?.revision;
    const state = await provider.fetchSubscription(providerId);
    const order = state.key !== null && uuid.test(state.key) ? await findCheckout(db, state.key) : undefined;
    const isDone = await db.transaction().execute(async (tx) => {
      if (order === undefined || order.provider !== provider.name) {
        log.warn({ subscription: providerId }, 'A subscription that was not bought here was reported.');
        await alongside(tx);
        return true;
      }
      const userId = order.user_id !== null && (await lockMember(tx, order.user_id)) ? order.user_id : null;
      const held = await findByProviderId(tx, provider.name, providerId);
      if (held?.revision !== before) return false;
      if (held === undefined && !isAsOrdered(state, order)) {
        log.error(
          { subscription: providerId, checkout: order.id },
          'What was paid is not what was asked for; look at it with the payment provider.',
        );
        await setCheckoutPaid(tx, order.id);
      } else await write(parts, tx, provider.name, state, order, held, userId);
      await alongside(tx);
      return true;
    });
    if (isDone) return mailer.flush();
  }
  throw new Error(`Subscription ${providerId} changed too often while it was read.`);
}
