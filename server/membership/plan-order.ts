import type { BillingCycle } from '#domain/membership/billing-period.ts';
import { mainCurrency } from '#domain/membership/currency.ts';
import { amountOff } from '#domain/membership/discount.ts';
import { restSentence } from '#domain/membership/order-terms.ts';
import { entitles, isCurrent } from '#domain/membership/subscription.ts';
import type { Tax } from '#domain/membership/tax.ts';
import { type WithdrawalTerms, withdrawalTermsAt } from '#domain/membership/withdrawal.ts';
import type { Db } from '#server/db/connect.ts';
import { ApiError, invalid } from '#server/errors.ts';
import { codeKey, lockDiscountCode } from '#server/queries/discount-codes.ts';
import { findPackageOnSale } from '#server/queries/packages.ts';
import { findFullReturnAt } from '#server/queries/payments.ts';
import { listAllSubscriptions, type StoredSubscription } from '#server/queries/subscriptions.ts';
import { accessOf, heldSubscription } from './held-subscription.ts';
import { readMembershipSettings } from './membership-settings.ts';
import { moneyLeft } from './money-left.ts';
import { memberCurrency, priceIn } from './package-price.ts';
import { type Proration, prorationOf } from './proration.ts';
import { notReturned } from './returned-money.ts';

export interface OrderRequest {
  readonly userId: string;
  readonly packageId: string;
  readonly duration: BillingCycle;
  readonly code: string | null;
  /** The header Accept-Language, which says the currency of a new member. */
  readonly languages: string | undefined;
}

/** An order with all figures, computed by the server. */
export interface PlanOrder {
  readonly package_id: string;
  readonly package_name: string;
  readonly duration: BillingCycle;
  readonly price_cents: number;
  readonly amount_off_cents: number;
  readonly currency: string;
  readonly discount_code: string | null;
  readonly tax: Tax;
  readonly trial_days: number;
  readonly paid_until: Date | null;
  /** Credit for the time until then. */
  readonly paid_cents: number;
  readonly replaces: string | null;
  readonly restores_renewal: boolean;
  /** What a withdrawal from it returns. */
  readonly withdrawal_terms: WithdrawalTerms;
  /** Days in which it can be withdrawn from; 0: never. */
  readonly withdrawal_days: number;
}

/** An order with its description for the member. */
export interface PricedOrder {
  readonly order: PlanOrder;
  /** What happens to the rest of what the member has; null: there is none. */
  readonly rest: string | null;
  /** The page must be closed before then, as what it is priced by changes; null: nothing does. */
  readonly validUntil: Date | null;
}

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;
/** Less than this is not carried over. */
const minWaitMs = hour;
/** A payment provider waits no longer than two years for the first payment. */
const maxWaitMs = 700 * day;
/** A page is open for 35 minutes at least, and closed before what it is priced by changes. */
const closingMs = 40 * minute;
/** A renewal turned off this long before a checkout was turned off for it. */
const stepMs = 2 * minute;

interface Price {
  readonly cents: number;
  readonly currency: string;
}

const refuseCode = (sentence: string) => invalid({ discount_code: [sentence] });

async function discountOf(tx: Db, { userId, code }: OrderRequest, { cents, currency }: Price, now: Date) {
  if (code === null || code.trim() === '') return { discount_code: null, amount_off_cents: 0 };
  const key = codeKey(code);
  const found = await lockDiscountCode(tx, key, { userId, now });
  if (found === undefined)
    throw refuseCode('We don’t know this discount code. Check the spelling, or continue without it.');
  const isOver = found.ended_at !== null || (found.expires_at !== null && found.expires_at <= now);
  if (isOver) throw refuseCode('This discount code has expired. You can go on without it.');
  if (found.ownUse > 0)
    throw refuseCode('You have used this discount code before. You can go on without it.');
  if (found.most_redemptions !== null && found.used >= found.most_redemptions)
    throw refuseCode('This discount code has been used up. You can go on without it.');
  if (found.percent === null && currency !== mainCurrency)
    throw refuseCode('This discount code is for US dollars. You can go on without it.');
  const discount = found.percent === null ? { amount: found.amount_cents ?? 0 } : { percent: found.percent };
  return { discount_code: key, amount_off_cents: amountOff(cents, discount) };
}

const daysOf = { monthly: 30, yearly: 365 } as const;

/**
 * Until when the new plan costs nothing because of what the present one has cost: the same plan to the same day,
 * another plan for as long as what is left of the money pays for it. The money goes along, however often a member
 * changes. A trial pays for the same plan only.
 */
async function carriedOver(
  tx: Db,
  current: StoredSubscription,
  requested: PlanOrder,
  proration: Proration | null,
  now: Date,
): Promise<Pick<PlanOrder, 'paid_until' | 'paid_cents'>> {
  const credit =
    (await prorationOf(tx, current, requested.package_id, proration)) ?? (await moneyLeft(tx, current, now));
  if (credit.cents > 0 && credit.currency !== requested.currency)
    throw invalid({ package_id: ['This plan isn’t available in your currency.'] });
  const cents = await notReturned(tx, current, credit.cents);
  const cost = (requested.price_cents - requested.amount_off_cents) / daysOf[requested.duration];
  const bought = cost > 0 ? (cents / cost) * day : 0;
  const isSamePlan = current.package_id === requested.package_id;
  if (!isSamePlan && bought > maxWaitMs)
    throw invalid({
      package_id: [
        'What’s left of your plan pays for more than 700 days of this one, which is more than we can carry over. Please change later, or write to us.',
      ],
    });
  const until = isSamePlan
    ? (current.due_date?.getTime() ?? 0)
    : // To the hour, so that asking twice is one order.
      Math.floor((now.getTime() + bought) / hour) * hour;
  if (until - now.getTime() < minWaitMs) return { paid_until: null, paid_cents: 0 };
  return { paid_until: new Date(Math.min(until, now.getTime() + maxWaitMs)), paid_cents: cents };
}

/** Throws 409 when the plan is held on the cycle already, or is about to renew. */
function checkHeld(current: StoredSubscription, request: OrderRequest, now: Date): void {
  const isSame = current.package_id === request.packageId && current.duration === request.duration;
  if (isSame && isCurrent(current.status)) throw new ApiError(409, 'This is your plan already.');
  if (isSame && current.status === 'past_due' && entitles(accessOf(current), now))
    throw new ApiError(409, 'Your last payment failed. Pay it under Billing to keep this plan.');
  const credit = (current.due_date?.getTime() ?? 0) - now.getTime();
  const renews = isCurrent(current.status) && (current.auto_renew || current.renewal_off_at !== null);
  if (renews && credit > 0 && credit < closingMs)
    throw new ApiError(409, 'Your plan renews within the hour. Please try again after that.');
}

/** Whether the renewal was turned off for this checkout, and goes on again unless it is paid. */
const isTurnedOffFor = (current: StoredSubscription, request: OrderRequest, now: Date) =>
  isCurrent(current.status) &&
  current.package_id === request.packageId &&
  current.duration !== request.duration &&
  !current.auto_renew &&
  current.renewal_off_at !== null &&
  (current.renewal_off_for_checkout || now.getTime() - current.renewal_off_at.getTime() <= stepMs);

/** Prices an order for this member. Throws 409 when the plan is current on the cycle, 422 for an unavailable plan or code. */
export async function orderFor(
  tx: Db,
  request: OrderRequest,
  proration: Proration | null,
  now: Date,
): Promise<PricedOrder> {
  const row = await findPackageOnSale(tx, request.packageId);
  if (row === undefined) throw invalid({ package_id: ['This plan isn’t available. Choose another one.'] });
  const all = await listAllSubscriptions(tx, request.userId);
  const current = heldSubscription(all, now);
  if (current !== undefined) checkHeld(current, request, now);
  const { currency, ...prices } = priceIn(row, await memberCurrency(tx, request.userId, request.languages));
  const price = prices[request.duration];
  const { tax, withdrawalDays } = await readMembershipSettings(tx);
  const fullReturnAt = withdrawalDays === 0 ? null : await findFullReturnAt(tx, request.userId);
  const requested: PlanOrder = {
    package_id: row.id,
    package_name: row.name,
    duration: request.duration,
    price_cents: price,
    currency,
    tax,
    // One trial for each member, with the first subscription.
    trial_days: all.some(({ status }) => status !== 'incomplete') ? 0 : row.trial_days,
    paid_until: null,
    paid_cents: 0,
    replaces: current?.id ?? null,
    restores_renewal: current !== undefined && isTurnedOffFor(current, request, now),
    withdrawal_terms: withdrawalTermsAt(fullReturnAt, now),
    withdrawal_days: withdrawalDays,
    ...(await discountOf(tx, request, { cents: price, currency }, now)),
  };
  if (current === undefined) return { order: requested, rest: null, validUntil: null };
  const isRetained = isCurrent(current.status) || current.status === 'cancelled';
  const order = isRetained
    ? { ...requested, ...(await carriedOver(tx, current, requested, proration, now)) }
    : requested;
  const replaced = {
    planName: current.package_name,
    // what is left of a canceled trial is a trial's
    status:
      current.trial_ends_at !== null && current.due_date?.getTime() === current.trial_ends_at.getTime()
        ? 'trialing'
        : current.status,
    isSamePlan: current.package_id === row.id,
    until: current.due_date,
  };
  return {
    order,
    rest: restSentence(
      replaced,
      {
        planName: row.name,
        currency,
        firstPaymentAt: order.paid_until,
        creditCents: order.paid_cents,
      },
      now,
    ),
    validUntil:
      current.due_date !== null && current.due_date > now
        ? new Date(current.due_date.getTime() - 5 * minute)
        : null,
  };
}
