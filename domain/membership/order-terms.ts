import type { BillingCycle } from './billing-period.ts';
import { dayOf } from './format-date.ts';
import { moneyOfCents } from './money.ts';
import { periodNames } from './subscription-status-text.ts';
import { type Tax, withTaxWords } from './tax.ts';

/** An order as a member agrees to it; sums in minor units. */
export interface OrderTerms {
  readonly planName: string;
  readonly duration: BillingCycle;
  /** Of each period, less the discount. */
  readonly cents: number;
  readonly currency: string;
  readonly trialDays: number;
  /** When the first payment is due; null: today. */
  readonly firstPaymentAt: Date | null;
  readonly tax: Tax;
}

/** What is paid when, how it goes on, and how it ends: beside every button that orders, and in its confirmation. */
export function orderTerms(order: OrderTerms): string {
  const { planName, duration, cents, currency, trialDays, firstPaymentAt, tax } = order;
  const period = periodNames[duration];
  const price = withTaxWords(moneyOfCents(cents, currency), tax);
  const today =
    firstPaymentAt === null
      ? `${price} today, then the same each ${period}`
      : `${moneyOfCents(0, currency)} today${trialDays > 0 ? ', as the trial is free' : ''}, then ${price} each ${period} from ${dayOf(firstPaymentAt)}`;
  return `${planName}: ${today}. It renews each ${period} until you cancel. You can cancel at any time under Account, Billing; you keep access until the end of what you paid for.`;
}

/** The subscription that an order takes the place of. */
export interface Replaced {
  readonly planName: string;
  readonly status: string;
  readonly isSamePlan: boolean;
  /** End of what is paid, or of the trial. */
  readonly until: Date | null;
}

const day = 24 * 60 * 60 * 1000;

/** What happens to the rest of a trial or of a paid period; null: there is none. */
export function restSentence(
  replaced: Replaced | null,
  order: Pick<OrderTerms, 'planName' | 'currency' | 'firstPaymentAt'> & {
    /** What is left of the money, in minor units. */
    readonly creditCents: number;
  },
  now: Date,
): string | null {
  if (replaced === null) return null;
  const { firstPaymentAt: from, planName, creditCents, currency } = order;
  if (replaced.status === 'trialing' && !replaced.isSamePlan) {
    const days =
      replaced.until === null ? 0 : Math.max(0, Math.ceil((replaced.until.getTime() - now.getTime()) / day));
    return `Your free trial of ${replaced.planName} ends with the payment; its ${days === 1 ? 'last day does' : `remaining ${days} days do`} not carry over to ${planName}.`;
  }
  if (from === null)
    return replaced.isSamePlan
      ? `With the payment, this takes the place of your present ${replaced.planName}.`
      : `${planName} takes the place of ${replaced.planName} with the payment.`;
  if (replaced.isSamePlan)
    return replaced.status === 'trialing'
      ? `Your free trial goes on until ${dayOf(from)}; nothing is charged before.`
      : `What you paid lasts until ${dayOf(from)}; nothing is charged before.`;
  return `${moneyOfCents(creditCents, currency)} of what you paid for ${replaced.planName} is left; it pays for ${planName} until ${dayOf(from)}.`;
}
