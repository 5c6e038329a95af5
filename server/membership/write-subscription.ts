import { graceMs, isLive, isOver, type SubscriptionStatus, settle } from '#domain/membership/subscription.ts';
import type { Billing, PaymentProvider, SubscriptionState } from '#server/context/payment.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { type CheckoutRow, outdateCheckouts, setCheckoutPaid } from '#server/queries/checkouts.ts';
import { addRedemption, addReferralSale } from '#server/queries/payment-records.ts';
import {
  findFirstPaid,
  hasPaid,
  listPaid,
  putPaymentCustomer,
  putPayments,
} from '#server/queries/payments.ts';
import {
  addSubscription,
  changeSubscription,
  listAllSubscriptions,
  type StoredSubscription,
} from '#server/queries/subscriptions.ts';
import { addMs } from '#server/security/lifetimes.ts';
import { endReturned, restoreReturned } from './end-returned.ts';
import { returnLatePayments } from './late-payments.ts';
import { type MembershipNews, notifyMember } from './notify-member.ts';

export type MembershipParts = Pick<Context, 'db' | 'now' | 'log' | 'secrets' | 'mailer' | 'config'>;

const day = 24 * 60 * 60 * 1000;

/** What a provider reports, with the order it belongs to. */
export interface Report {
  readonly provider: PaymentProvider['name'];
  readonly state: SubscriptionState;
  readonly billing: Billing;
  readonly order: CheckoutRow;
  /** As known before; undefined for a new one. */
  readonly current: StoredSubscription | undefined;
  /** Null: the account was deleted. */
  readonly userId: string | null;
}

function trialEnd({ state, order }: Report, current: StoredSubscription | undefined): Date | null {
  if (order.trial_days === 0) return null;
  if (state.status === 'trialing') return state.periodEndsAt;
  return current?.trial_ends_at ?? addMs(state.startedAt, order.trial_days * day);
}

/** The event to notify the member of; null: none. */
function newsOf(
  current: StoredSubscription | undefined,
  status: SubscriptionStatus,
  dueDate: Date | null,
): Exclude<MembershipNews['kind'], 'withdrawn'> | null {
  const isSame = current?.status === status;
  if (status === 'active' && current !== undefined && current.status !== 'incomplete')
    return current.due_date !== null && dueDate !== null && dueDate > current.due_date ? 'renewed' : null;
  if (isSame || status === 'incomplete' || status === 'withdrawn' || status === 'refunded') return null;
  if (status === 'past_due') return 'paymentFailed';
  if (isOver(status)) return status === 'ended' ? 'ended' : 'cancelled';
  return 'started';
}

/** How one that is over now ended: until when its features stay. */
function endOf(
  { state }: Report,
  current: StoredSubscription | undefined,
  status: SubscriptionStatus,
  now: Date,
) {
  const endedAt = current?.ended_at ?? state.endedAt ?? now;
  const dueDate = current?.due_date ?? state.periodEndsAt;
  if (status === 'cancelled') return { ended_at: endedAt, access_ends_at: dueDate };
  const hasFailed = endedAt > dueDate;
  return {
    ended_at: endedAt,
    access_ends_at: hasFailed ? new Date(Math.min(Number(endedAt), Number(dueDate) + graceMs)) : null,
  };
}

function rowOf(
  report: Report,
  current: StoredSubscription | undefined,
  changed: SubscriptionStatus | undefined,
  now: Date,
) {
  const { state, billing } = report;
  const status = changed ?? current?.status ?? 'ended';
  const hasEnded = state.status === 'ended';
  // What ended stays as it ended, whatever is heard of it later.
  if (current !== undefined && isOver(current.status))
    return { status: current.status, auto_renew: false, must_end: !hasEnded };
  const isReplaced = changed === 'cancelled' && !hasEnded;
  const shared = {
    status,
    trial_ends_at: trialEnd(report, current),
    next_try_at: status === 'past_due' ? billing.nextTryAt : null,
    must_end: isOver(status) && !hasEnded,
    replaced: isReplaced,
  };
  if (isReplaced)
    return { ...shared, auto_renew: false, due_date: state.periodEndsAt, ended_at: now, access_ends_at: now };
  if (isOver(status))
    return {
      ...shared,
      auto_renew: false,
      due_date: current?.due_date ?? state.periodEndsAt,
      ...endOf(report, current, status, now),
    };
  return {
    ...shared,
    auto_renew: state.autoRenew,
    due_date: state.periodEndsAt,
    ended_at: null,
    access_ends_at: null,
  };
}

/** Ends the member's other subscriptions for the new one; what they gave beyond it goes with them. */
async function replaceOthers(
  tx: Db,
  rows: readonly StoredSubscription[],
  id: string,
  changes: ReadonlyMap<string, SubscriptionStatus>,
  now: Date,
): Promise<void> {
  const isNewLive = isLive(changes.get(id) ?? '');
  for (const row of rows) {
    if (row.id === id) continue;
    const end = { replaced: true, access_ends_at: now };
    if (changes.has(row.id))
      await changeSubscription(tx, row.id, {
        ...end,
        status: 'cancelled',
        auto_renew: false,
        ended_at: now,
        must_end: true,
      });
    else if (isNewLive && row.access_ends_at !== null && row.access_ends_at > now)
      await changeSubscription(tx, row.id, end);
  }
}

async function recordPayment(
  { log, now: clock }: MembershipParts,
  tx: Db,
  report: Report,
  id: string,
  status: SubscriptionStatus,
) {
  const now = clock();
  const { provider, billing, order, userId } = report;
  const isFirst = userId !== null && !(await hasPaid(tx, userId));
  const known = new Set((await listPaid(tx, id)).map((payment) => payment.id));
  await putPayments(tx, { provider, userId, subscriptionId: id }, billing.payments);
  const late = { subscriptionId: id, current: report.current, userId, known };
  if ((await returnLatePayments(tx, late, now)) > 0)
    log.warn({ subscription: report.state.id }, 'What was charged for a contract that was over is returned.');
  if (userId === null) return;
  if (billing.customerId !== '')
    await putPaymentCustomer(tx, userId, provider, billing.customerId, billing.card?.fingerprint);
  if (order.discount_code !== null && isLive(status))
    await addRedemption(tx, {
      code: order.discount_code,
      user_id: userId,
      subscription_id: id,
      redeemed_at: now,
    });
  const first = isFirst ? await findFirstPaid(tx, userId) : undefined;
  if (first !== undefined)
    await addReferralSale(tx, userId, {
      subscription_id: id,
      amount_cents: first.amount_cents,
      currency: first.currency,
      paid_at: first.paid_at ?? now,
    });
}

/** It lives on with a payment that an open checkout for another plan doesn't count. */
const isPaidAnew = (
  before: StoredSubscription,
  after: { readonly status: string; readonly due_date?: Date | null },
) =>
  isLive(after.status) &&
  (after.status !== before.status || after.due_date?.getTime() !== before.due_date?.getTime());

/** Applies a provider's report to the member's subscriptions. The member is locked. */
export async function writeSubscription(parts: MembershipParts, tx: Db, report: Report): Promise<void> {
  const { provider, state, order, current: held, userId } = report;
  const now = parts.now();
  const ofMember = userId === null ? [] : await listAllSubscriptions(tx, userId);
  const own = ofMember.find((row) => row.id === held?.id) ?? held;
  const rows = userId === null && own !== undefined ? [own] : ofMember;
  const id = own?.id ?? crypto.randomUUID();
  const changes = settle(
    rows.map((row) => ({ id: row.id, status: row.status, startedAt: row.started_at })),
    { ...state, id, isPaidBefore: order.paid_until !== null },
  );
  await replaceOthers(tx, rows, id, changes, now);
  const row = rowOf(report, own, changes.get(id), now);
  if (own !== undefined) {
    await changeSubscription(tx, id, row);
    if (isPaidAnew(own, row)) await outdateCheckouts(tx, id, now);
  } else
    await addSubscription(tx, {
      due_date: state.periodEndsAt,
      replaced: false,
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
      renewal_off_for_checkout: false,
      revision: 1,
    });
  if (row.status !== 'incomplete') await setCheckoutPaid(tx, order.id);
  await recordPayment(parts, tx, { ...report, current: own }, id, row.status);
  if (userId === null) return;
  const isReplaced = 'replaced' in row && row.replaced;
  const kind = isReplaced ? null : newsOf(own, row.status, 'due_date' in row ? row.due_date : null);
  if (kind !== null) await notifyMember(parts, tx, { kind, subscriptionId: id });
  await endReturned(parts, tx, userId);
  await restoreReturned(parts, tx, userId);
}
