import { dayOf } from '#domain/membership/format-date.ts';
import { moneyOfCents } from '#domain/membership/money.ts';
import { orderTerms } from '#domain/membership/order-terms.ts';
import { subscriptionStatusText } from '#domain/membership/subscription-status-text.ts';
import { withTaxWords } from '#domain/membership/tax.ts';
import { noticeOf, type ProductEvent } from '#domain/notification/notification.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { queueMail } from '#server/notifications/queue-mail.ts';
import type {
  MembershipFacts,
  MembershipLetter,
  OrderFacts,
  WithdrawalFacts,
} from '#server/providers/mail/membership-mail.ts';
import { type CheckoutRow, findCheckout } from '#server/queries/checkouts.ts';
import { addNotification } from '#server/queries/notifications.ts';
import { findLastPaid, type PaymentRow } from '#server/queries/payments.ts';
import { findSubscription, type SubscriptionRow, standingOf } from '#server/queries/subscriptions.ts';
import { findUser } from '#server/queries/users.ts';
import { addMs } from '#server/security/lifetimes.ts';
import { type MembershipSettings, readMembershipSettings } from './membership-settings.ts';

/** A membership event that a member is notified of. */
export type MembershipNews =
  | {
      readonly kind:
        | 'started'
        | 'renewed'
        | 'cancelled'
        | 'ended'
        | 'paymentFailed'
        | 'trialEnding'
        | 'renewalAhead'
        | 'refunded'
        | 'renewalRestored'
        | 'accessRestored';
      readonly subscriptionId: string;
    }
  | { readonly kind: 'withdrawn'; readonly subscriptionId: string; readonly withdrawal: WithdrawalFacts };

export type NotifyParts = Pick<Context, 'now' | 'secrets' | 'mailer' | 'config'>;

/** The event in the list of notifications. */
function eventOf(event: MembershipNews, row: SubscriptionRow, sentence: string): ProductEvent {
  const plan = row.package_name;
  const day = row.due_date === null ? 'its last day' : dayOf(row.due_date);
  switch (event.kind) {
    case 'started':
      return { kind: 'subscriptionStarted', plan };
    case 'renewed':
      return { kind: 'subscriptionRenewed', plan, until: day };
    case 'trialEnding':
      return { kind: event.kind, plan, on: day };
    case 'renewalAhead':
      return { kind: event.kind, plan, on: day };
    case 'cancelled':
      return { kind: 'subscriptionCanceled', plan, sentence };
    case 'ended':
      return { kind: 'subscriptionEnded', plan };
    case 'paymentFailed':
      return { kind: event.kind, plan, sentence };
    case 'refunded':
      return { kind: 'subscriptionRefunded', plan };
    case 'accessRestored':
      return { kind: event.kind, plan, sentence };
    case 'withdrawn':
      return { kind: 'subscriptionWithdrawn', plan, refund: event.withdrawal.refund };
    case 'renewalRestored':
      return { kind: event.kind, plan, on: day };
  }
}

const dayMs = 24 * 60 * 60 * 1000;

const paidSentence = ({ amount_cents: amount, tax_cents: tax, currency }: PaymentRow) =>
  `You paid ${moneyOfCents(amount, currency)}${tax > 0 ? `, with ${moneyOfCents(tax, currency)} tax` : ''}.`;

function orderFacts(
  row: SubscriptionRow,
  order: CheckoutRow,
  payment: PaymentRow | undefined,
  settings: MembershipSettings,
): OrderFacts {
  const withdrawalDays = order.withdrawal_days ?? settings.withdrawalDays;
  const isPaidLater = row.due_date !== null && (order.trial_days > 0 || order.paid_until !== null);
  return {
    number: order.id,
    orderedAt: order.created_at,
    terms: orderTerms({
      planName: order.package_name,
      duration: order.duration,
      cents: row.cents,
      currency: order.currency,
      trialDays: order.trial_days,
      firstPaymentAt: isPaidLater ? row.due_date : null,
      tax: order.tax,
    }),
    discount: order.amount_off_cents > 0 ? moneyOfCents(order.amount_off_cents, order.currency) : null,
    paid: payment === undefined ? null : paidSentence(payment),
    withdrawUntil: withdrawalDays > 0 ? addMs(row.started_at, withdrawalDays * dayMs) : null,
    withdrawalTerms: order.withdrawal_terms,
  };
}

async function letterOf(
  { config }: NotifyParts,
  tx: Db,
  event: MembershipNews,
  row: SubscriptionRow,
  facts: Pick<MembershipFacts, 'email' | 'sentence'>,
): Promise<MembershipLetter | null> {
  const { kind } = event;
  if (kind === 'renewed' || kind === 'renewalRestored') return null;
  const origin = config.publicUrl ?? `http://localhost:${config.port}`;
  const all = {
    ...facts,
    packageName: row.package_name,
    price: withTaxWords(moneyOfCents(row.cents, row.currency), row.tax),
    endsAt: row.due_date,
    autoRenew: row.auto_renew,
    billingUrl: `${origin}/account/billing`,
    plansUrl: `${origin}/account/choose-plan`,
    subscriptionsUrl: `${origin}/account/manage-subscriptions`,
  };
  if (kind === 'withdrawn') return { ...all, kind, withdrawal: event.withdrawal };
  if (kind !== 'started') return { ...all, kind };
  const order = await findCheckout(tx, row.checkout_id);
  if (order === undefined) return null;
  const payment = await findLastPaid(tx, row.id);
  return { ...all, kind, order: orderFacts(row, order, payment, await readMembershipSettings(tx)) };
}

/** Queues the mail and the notification, in the transaction of the event. Call `mailer.flush` after it. */
export async function notifyMember(parts: NotifyParts, tx: Db, event: MembershipNews): Promise<void> {
  const { now } = parts;
  const row = await findSubscription(tx, event.subscriptionId);
  if (row === undefined || row.user_id === null) return;
  const user = await findUser(tx, row.user_id);
  if (user === undefined) return;
  const sentence = subscriptionStatusText(standingOf(row), now());
  const payload = noticeOf(eventOf(event, row, sentence));
  await addNotification(tx, { userId: user.id, payload, now: now() });
  const letter = await letterOf(parts, tx, event, row, { email: user.email, sentence });
  if (letter === null) return;
  await queueMail(parts, tx, {
    userId: user.id,
    topic: `membership ${event.kind} ${row.id}`,
    content: { kind: 'membership', letter },
    expiresAt: null,
  });
}
