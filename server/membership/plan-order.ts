import type { BillingCycle } from '#domain/membership/billing-period.ts';
import { mainCurrency } from '#domain/membership/currency.ts';
import { amountOff } from '#domain/membership/discount.ts';
import { restSentence } from '#domain/membership/order-terms.ts';
import { entitles, isCurrent } from '#domain/membership/subscription.ts';
import type { Tax } from '#domain/membership/tax.ts';
import type { Db } from '#server/db/connect.ts';
import { ApiError, invalid } from '#server/errors.ts';
import { codeKey, lockDiscountCode } from '#server/queries/discount-codes.ts';
import { findPackageOnSale } from '#server/queries/packages.ts';
import { listHeld } from '#server/queries/subscriptions.ts';
import { accessOf, type Held, heldOf } from './held-now.ts';
import { readMembershipSettings } from './membership-settings.ts';
import { moneyLeft } from './money-left.ts';
import { memberCurrency, priceIn } from './package-price.ts';
import { type Proration, prorationOf } from './proration.ts';

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
  held: Held,
  wanted: PlanOrder,
  proration: Proration | null,
  now: Date,
): Promise<Pick<PlanOrder, 'paid_until' | 'paid_cents'>> {
  const left =
    (await prorationOf(tx, held, wanted.package_id, proration)) ?? (await moneyLeft(tx, held, now));
  if (left.cents > 0 && left.currency !== wanted.currency)
    throw invalid({ package_id: ['This plan isn’t available in your currency.'] });
  const cost = (wanted.price_cents - wanted.amount_off_cents) / daysOf[wanted.duration];
  const bought = cost > 0 ? (left.cents / cost) * day : 0;
  const until =
    held.package_id === wanted.package_id
      ? (held.due_date?.getTime() ?? 0)
      : // To the hour, so that asking twice is one order.
        Math.floor((now.getTime() + bought) / hour) * hour;
  if (until - now.getTime() < minWaitMs) return { paid_until: null, paid_cents: 0 };
  return { paid_until: new Date(Math.min(until, now.getTime() + 700 * day)), paid_cents: left.cents };
}

/** Throws 409 when the plan is held on the cycle already, or is about to renew. */
function checkHeld(held: Held, wish: OrderRequest, now: Date): void {
  const isSame = held.package_id === wish.packageId && held.duration === wish.duration;
  if (isSame && isCurrent(held.status)) throw new ApiError(409, 'This is your plan already.');
  if (isSame && held.status === 'past_due' && entitles(accessOf(held), now))
    throw new ApiError(409, 'Your last payment failed. Pay it under Billing to keep this plan.');
  const left = (held.due_date?.getTime() ?? 0) - now.getTime();
  const renews = isCurrent(held.status) && (held.auto_renew || held.renewal_off_at !== null);
  if (renews && left > 0 && left < closingMs)
    throw new ApiError(409, 'Your plan renews within the hour. Please try again after that.');
}

/** Whether the renewal was turned off for this checkout, and goes on again unless it is paid. */
const isTurnedOffFor = (held: Held, wish: OrderRequest, now: Date) =>
  isCurrent(held.status) &&
  held.package_id === wish.packageId &&
  held.duration !== wish.duration &&
  !held.auto_renew &&
  held.renewal_off_at !== null &&
  (held.renewal_off_for_checkout || now.getTime() - held.renewal_off_at.getTime() <= stepMs);

/** Prices an order for this member. Throws 409 when the plan is current on the cycle, 422 for an unavailable plan or code. */
export async function orderFor(
  tx: Db,
  wish: OrderRequest,
  proration: Proration | null,
  now: Date,
): Promise<PricedOrder> {
  const row = await findPackageOnSale(tx, wish.packageId);
  if (row === undefined) throw invalid({ package_id: ['This plan isn’t available. Choose another one.'] });
  const all = await listHeld(tx, wish.userId);
  const held = heldOf(all, now);
  if (held !== undefined) checkHeld(held, wish, now);
  const { currency, ...prices } = priceIn(row, await memberCurrency(tx, wish.userId, wish.languages));
  const price = prices[wish.duration];
  const wanted: PlanOrder = {
    package_id: row.id,
    package_name: row.name,
    duration: wish.duration,
    price_cents: price,
    currency,
    tax: (await readMembershipSettings(tx)).tax,
    // One trial for each member, with the first subscription.
    trial_days: all.some(({ status }) => status !== 'incomplete') ? 0 : row.trial_days,
    paid_until: null,
    paid_cents: 0,
    replaces: held?.id ?? null,
    restores_renewal: held !== undefined && isTurnedOffFor(held, wish, now),
    ...(await discountOf(tx, wish, { cents: price, currency }, now)),
  };
  if (held === undefined) return { order: wanted, rest: null, validUntil: null };
  const isRetained = isCurrent(held.status) || held.status === 'cancelled';
  const order = isRetained ? { ...wanted, ...(await carriedOver(tx, held, wanted, proration, now)) } : wanted;
  const replaced = {
    planName: held.package_name,
    // what is left of a canceled trial is a trial's
    status:
      held.trial_ends_at !== null && held.due_date?.getTime() === held.trial_ends_at.getTime()
        ? 'trialing'
        : held.status,
    isSamePlan: held.package_id === row.id,
    until: held.due_date,
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
      held.due_date !== null && held.due_date > now ? new Date(held.due_date.getTime() - 5 * minute) : null,
  };
}
