import type { BillingCycle } from '#domain/membership/billing-period.ts';
import { amountOff } from '#domain/membership/discount.ts';
import { isCurrent, isLive, statusAt } from '#domain/membership/subscription.ts';
import type { Db } from '#server/db/connect.ts';
import { ApiError, invalid } from '#server/errors.ts';
import { codeKey, lockDiscountCode } from '#server/queries/discount-codes.ts';
import { findPackageOnSale, type PackageRow } from '#server/queries/packages.ts';
import { listHeld } from '#server/queries/subscriptions.ts';

export interface Wish {
  readonly userId: string;
  readonly packageId: string;
  readonly duration: BillingCycle;
  readonly code: string | null;
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
  readonly trial_days: number;
  readonly paid_until: Date | null;
  /** Credit for the time until then. */
  readonly paid_cents: number;
}

type Held = Awaited<ReturnType<typeof listHeld>>[number];

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Providers start a period no sooner than two days ahead. */
const shortestWaitMs = 49 * hour;

const refuseCode = (sentence: string) => invalid({ discount_code: [sentence] });

async function discountOf(tx: Db, { userId, code }: Wish, price: number, now: Date) {
  if (code === null || code.trim() === '') return { discount_code: null, amount_off_cents: 0 };
  const key = codeKey(code);
  const found = await lockDiscountCode(tx, key, { userId, now });
  if (found === undefined)
    throw refuseCode('This discount code is not known. Check how it is written, or go on without it.');
  const isOver = found.ended_at !== null || (found.expires_at !== null && found.expires_at <= now);
  if (isOver) throw refuseCode('This discount code has expired. You can go on without it.');
  if (found.ownUse > 0)
    throw refuseCode('You have used this discount code before. You can go on without it.');
  if (found.most_redemptions !== null && found.used >= found.most_redemptions)
    throw refuseCode('This discount code has been used up. You can go on without it.');
  const discount = found.percent === null ? { amount: found.amount_cents ?? 0 } : { percent: found.percent };
  return { discount_code: key, amount_off_cents: amountOff(price, discount) };
}

const priceOf = (row: PackageRow, duration: BillingCycle) =>
  duration === 'yearly' ? row.price_yearly_cents : row.price_cents;
const daysOf = { monthly: 30, yearly: 365 } as const;

/** Unused part of what was paid for a subscription. Trials leave no credit. */
async function moneyLeft(tx: Db, held: Held, now: Date): Promise<number> {
  if (held.status !== 'active' || held.due_date === null) return 0;
  const order = await tx
    .selectFrom('checkouts')
    .select(['price_cents', 'amount_off_cents', 'paid_until', 'paid_cents', 'created_at'])
    .where('id', '=', held.checkout_id)
    .executeTakeFirstOrThrow();
  const isPaidBefore = order.paid_until !== null && held.due_date <= order.paid_until;
  const paid = isPaidBefore ? order.paid_cents : order.price_cents - order.amount_off_cents;
  const period = isPaidBefore
    ? held.due_date.getTime() - order.created_at.getTime()
    : daysOf[held.duration] * day;
  return Math.floor(paid * Math.min(1, Math.max(0, (held.due_date.getTime() - now.getTime()) / period)));
}

/**
 * Until when the new plan costs nothing because of what the present one has cost: the same plan to the same day,
 * another plan for as long as what is left of the money pays for it. The money goes along, however often a member
 * changes. A trial pays for the same plan only.
 */
async function carriedOver(
  tx: Db,
  held: Held,
  wanted: PlanOrder,
  now: Date,
): Promise<Pick<PlanOrder, 'paid_until' | 'paid_cents'>> {
  const money = await moneyLeft(tx, held, now);
  const cost = (wanted.price_cents - wanted.amount_off_cents) / daysOf[wanted.duration];
  const bought = cost > 0 ? (money / cost) * day : 0;
  const until =
    held.package_id === wanted.package_id
      ? (held.due_date?.getTime() ?? 0)
      : // To the hour, so that asking twice is one order.
        Math.floor((now.getTime() + bought) / hour) * hour;
  if (until - now.getTime() < shortestWaitMs) return { paid_until: null, paid_cents: 0 };
  return { paid_until: new Date(Math.min(until, now.getTime() + 700 * day)), paid_cents: money };
}

/** Prices an order for this member. Throws 409 when the plan is current on the cycle, 422 for an unavailable plan or code. */
export async function orderFor(tx: Db, wish: Wish, now: Date): Promise<PlanOrder> {
  const row = await findPackageOnSale(tx, wish.packageId);
  if (row === undefined) throw invalid({ package_id: ['This plan is not for sale. Choose another one.'] });
  const all = await listHeld(tx, wish.userId);
  const held = all.find(({ status, auto_renew: autoRenew, due_date: dueDate }) =>
    isLive(statusAt({ status, autoRenew, dueDate }, now)),
  );
  const isHeld = held !== undefined && isCurrent(held.status);
  if (isHeld && held.package_id === row.id && held.duration === wish.duration)
    throw new ApiError(409, 'This is your plan already.');
  const price = priceOf(row, wish.duration);
  const wanted: PlanOrder = {
    package_id: row.id,
    package_name: row.name,
    duration: wish.duration,
    price_cents: price,
    currency: 'usd',
    // One trial for each member, with the first subscription.
    trial_days: all.some(({ status }) => status !== 'incomplete') ? 0 : row.trial_days,
    paid_until: null,
    paid_cents: 0,
    ...(await discountOf(tx, wish, price, now)),
  };
  return isHeld ? { ...wanted, ...(await carriedOver(tx, held, wanted, now)) } : wanted;
}
