import type { BillingCycle } from './billing-period.ts';
import { dayOf } from './format-date.ts';
import { moneyOfCents } from './money.ts';
import { type Access, accessUntil, isOver, statusAt } from './subscription.ts';
import type { Tax } from './tax.ts';

export interface SubscriptionFacts extends Access {
  readonly duration: BillingCycle;
  /** What a period costs, in minor units, less the discount. */
  readonly cents: number;
  readonly currency: string;
  readonly tax: Tax;
  /** When it ended at its provider. */
  readonly endedAt: Date | null;
  /** When a failed payment is tried again. */
  readonly nextTryAt: Date | null;
  /** Another plan has taken its place. */
  readonly isReplaced: boolean;
  /** Returned after a withdrawal, in minor units; null without one. */
  readonly returnedCents: number | null;
}

export const periodNames = { monthly: 'month', yearly: 'year' } as const satisfies Record<
  BillingCycle,
  string
>;

/** `$12.00 a month`; taxes on top of it are named. */
export const pricePerPeriod = ({
  cents,
  currency,
  duration,
  tax,
}: Pick<SubscriptionFacts, 'cents' | 'currency' | 'duration' | 'tax'>) =>
  `${moneyOfCents(cents, currency)}${tax === 'exclusive' ? ' plus taxes' : ''} a ${periodNames[duration]}`;

function endedSentence(subscription: SubscriptionFacts, now: Date): string {
  const { status, accessEndsAt, endedAt, dueDate, isReplaced } = subscription;
  if (isReplaced) return endedAt === null ? 'Replaced by another plan.' : `Replaced on ${dayOf(endedAt)}.`;
  if (status === 'withdrawn') return `You withdrew from it${onDay(endedAt)}. ${returnSentence(subscription)}`;
  if (status === 'refunded') return `Its payment went back${onDay(endedAt)}, and your access ended.`;
  if (status === 'cancelled') {
    if (accessEndsAt !== null && accessEndsAt > now) return `Access until ${dayOf(accessEndsAt)}.`;
    return `Access ended${onDay(accessEndsAt ?? endedAt)}.`;
  }
  const hasFailed = endedAt !== null && dueDate !== null && endedAt > dueDate;
  if (hasFailed) return `Your card was declined, and your access ended${onDay(accessEndsAt ?? endedAt)}.`;
  return `Ended${onDay(dueDate ?? endedAt)}.`;
}

const returnSentence = ({ returnedCents, currency }: SubscriptionFacts) =>
  returnedCents === null || returnedCents === 0
    ? 'Nothing was charged.'
    : `${moneyOfCents(returnedCents, currency)} goes back to you.`;

const onDay = (date: Date | null) => (date === null ? '' : ` on ${dayOf(date)}`);

function pastDueSentence(subscription: SubscriptionFacts, now: Date): string {
  const until = accessUntil(subscription);
  if (until !== null && until <= now)
    return `Your card was declined, and your access ended on ${dayOf(until)}. Pay now to get it back.`;
  const access = until === null ? '' : ` Access until ${dayOf(until)}.`;
  const next = subscription.nextTryAt === null ? '' : ` We’ll try again on ${dayOf(subscription.nextTryAt)}.`;
  return `Your card was declined.${access}${next}`;
}

/**
 * Describes the status of a subscription in one or two sentences, the same on every screen and in every mail. Begins with a
 * capital and ends with a full stop.
 */
export function subscriptionStatusText(subscription: SubscriptionFacts, now: Date): string {
  const status = statusAt(subscription, now);
  const { autoRenew, dueDate } = subscription;
  if (isOver(status)) return endedSentence({ ...subscription, status }, now);
  if (status === 'past_due') return pastDueSentence(subscription, now);
  if (status === 'incomplete') return 'Your first payment is being confirmed.';
  const until = dueDate === null ? null : dayOf(dueDate);
  if (status === 'trialing') {
    const trial = until === null ? 'Free trial.' : `Free trial until ${until}.`;
    return autoRenew
      ? `${trial} Then ${pricePerPeriod(subscription)}.`
      : `${trial} It ends then, and nothing is charged.`;
  }
  const price = pricePerPeriod(subscription);
  if (autoRenew) return until === null ? `Renews, ${price}.` : `Renews on ${until}, ${price}.`;
  return until === null ? 'It doesn’t renew.' : `Access until ${until}. It doesn’t renew.`;
}
