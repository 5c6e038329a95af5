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

/** What a member is asked to agree to; every figure is the server's. */
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

/**
 * Until when the new plan costs nothing because of what the present one has cost: the same plan to the same day,
 * another plan for as long as what is left of the money pays for it. A trial pays for the same plan only.
 */
async function paidUntil(tx: Db, held: Held, wanted: PlanOrder, now: Date): Promise<Date | null> {
  const end = held.due_date?.getTime() ?? 0;
  let until = end;
  if (held.package_id !== wanted.package_id) {
    if (held.status !== 'active') return null;
    const paid = await tx
      .selectFrom('checkouts')
      .select(['price_cents', 'amount_off_cents'])
      .where('id', '=', held.checkout_id)
      .executeTakeFirstOrThrow();
    const worth =
      ((paid.price_cents - paid.amount_off_cents) * (end - now.getTime())) / daysOf[held.duration];
    const cost = (wanted.price_cents - wanted.amount_off_cents) / daysOf[wanted.duration];
    const bought = cost > 0 ? worth / cost : 0;
    // To the hour, so that asking twice is one order.
    until = Math.floor((now.getTime() + bought) / hour) * hour;
  }
  const most = now.getTime() + 700 * day;
  return until - now.getTime() < shortestWaitMs ? null : new Date(Math.min(until, most));
}

/** What the wish comes to for this member now. Throws 409 when the plan is current on the cycle, 422 for what cannot be had. */
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
    ...(await discountOf(tx, wish, price, now)),
  };
  return isHeld ? { ...wanted, paid_until: await paidUntil(tx, held, wanted, now) } : wanted;
}
