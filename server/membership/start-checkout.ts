import { PaymentFailure, type PaymentProvider } from '#server/context/payment.ts';
import type { Context } from '#server/context.ts';
import { isTaken } from '#server/db/database-errors.ts';
import { invalid, paymentUnavailable, tooMany, unauthorized } from '#server/errors.ts';
import {
  addCheckout,
  type CheckoutRow,
  deleteUnopenedCheckout,
  findOpenCheckout,
  setCheckoutOpen,
} from '#server/queries/checkouts.ts';
import { findPaymentCustomer, putPaymentCustomer } from '#server/queries/payments.ts';
import { consumeQuota } from '#server/queries/rate-limits.ts';
import { lockMembership } from '#server/queries/subscriptions.ts';
import { findUser } from '#server/queries/users.ts';
import { addMs } from '#server/security/lifetimes.ts';
import { inSeconds, limits } from '#server/security/limits.ts';
import { mustBeOldEnough } from './check-age.ts';
import { closeCheckout, restoreRenewal } from './expire-checkout.ts';
import { readMembershipSettings } from './membership-settings.ts';
import { orderText } from './order-text.ts';
import { type OrderRequest, orderFor, type PlanOrder, type PricedOrder } from './plan-order.ts';
import { fetchProration } from './proration.ts';

/** What a member orders. */
export interface CheckoutRequest extends OrderRequest {
  /** They ask that it begin within the period for withdrawing. */
  readonly beginsNow: boolean;
}

type Parts = Pick<Context, 'db' | 'now' | 'log' | 'secrets' | 'mailer' | 'payments' | 'config'>;

const hour = 60 * 60 * 1000;
const openMs = 23 * hour;
/** One that has turned off a renewal is not left open for long. */
const shortOpenMs = hour;
/** A checkout page with less time left than this is replaced. */
const minRemainingMs = 5 * 60 * 1000;
/** Timeout of the whole call (promised: 5 s). */
export const maxDurationMs = 4_500;

/** The result, or `unavailable` after a timeout. */
async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new PaymentFailure('unavailable', 'too slow')), ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

const isSame = (row: CheckoutRow, order: PlanOrder, now: Date) =>
  row.package_id === order.package_id &&
  row.package_name === order.package_name &&
  row.duration === order.duration &&
  row.price_cents === order.price_cents &&
  row.amount_off_cents === order.amount_off_cents &&
  row.discount_code === order.discount_code &&
  row.trial_days === order.trial_days &&
  row.currency === order.currency &&
  row.tax === order.tax &&
  row.replaces === order.replaces &&
  row.withdrawal_terms === order.withdrawal_terms &&
  row.withdrawal_days === order.withdrawal_days &&
  row.paid_until?.getTime() === order.paid_until?.getTime() &&
  row.expires_at.getTime() - now.getTime() > minRemainingMs;

type Reserved = { readonly row: CheckoutRow; readonly isMine: boolean };

/** Before the period of what it takes the place of is over, as it is priced by that. */
function expiryOf({ order, validUntil }: PricedOrder, now: Date): Date {
  const latest = addMs(now, order.restores_renewal ? shortOpenMs : openMs);
  return validUntil !== null && validUntil > addMs(now, 0.5 * hour) && validUntil < latest
    ? validUntil
    : latest;
}

/** Reserves the member's single checkout: gets or creates that of this order, or returns another one to close first. */
async function reserve(parts: Parts, provider: PaymentProvider, request: CheckoutRequest): Promise<Reserved> {
  const { db, now, payments } = parts;
  const proration = await fetchProration(db, provider, request, now());
  return db.transaction().execute(async (tx) => {
    if (!(await lockMembership(tx, request.userId))) throw unauthorized();
    const at = now();
    await mustBeOldEnough(tx, request.userId, at);
    const priced = await orderFor(tx, request, proration, at);
    const { order } = priced;
    if (order.withdrawal_terms === 'proportional' && !request.beginsNow)
      throw invalid({ begin_now: ['Tick the box that says we start right away, and then try again.'] });
    const present = await findOpenCheckout(tx, request.userId);
    if (present !== undefined)
      return { row: present, isMine: present.provider === payments?.name && isSame(present, order, at) };
    const row: CheckoutRow = {
      ...order,
      id: crypto.randomUUID(),
      user_id: request.userId,
      provider: payments?.name ?? '',
      provider_id: null,
      url: null,
      status: 'opening',
      tried_at: null,
      created_at: at,
      expires_at: expiryOf(priced, at),
    };
    await addCheckout(tx, row);
    return { row, isMine: true };
  });
}

async function openPage(
  parts: Parts,
  provider: PaymentProvider,
  row: CheckoutRow,
  origin: string,
): Promise<string> {
  const { db } = parts;
  const user = row.user_id === null ? undefined : await findUser(db, row.user_id);
  if (user === undefined) throw unauthorized();
  const wait = await consumeQuota(db, limits.payment, user.id, parts.now());
  if (wait > 0) throw tooMany(inSeconds(wait));
  const code = row.discount_code;
  const { orderButton, orderLanguage, withdrawalDays } = await readMembershipSettings(db);
  const opened = await provider.startCheckout({
    key: row.id,
    member: { id: user.id, email: user.email },
    customerId: await findPaymentCustomer(db, user.id, provider.name),
    plan: { id: row.package_id, name: row.package_name },
    duration: row.duration,
    price: { amount: row.price_cents, currency: row.currency },
    trialDays: row.trial_days,
    paidUntil: row.paid_until,
    discount: code === null ? null : { code, amountOff: row.amount_off_cents },
    expiresAt: row.expires_at,
    createdAt: row.created_at,
    tax: row.tax,
    words: {
      button: orderButton,
      terms: orderText({ ...row, withdrawal_days: row.withdrawal_days ?? withdrawalDays }, parts.now()),
      language: orderLanguage,
    },
  });
  await putPaymentCustomer(db, user.id, provider.name, opened.customerId);
  const url = new URL(opened.url, origin).href;
  if (await setCheckoutOpen(db, row.id, { providerId: opened.id, url })) return url;
  // It was replaced concurrently, so it must not be paid.
  await provider.expireCheckout(opened.id);
  throw new PaymentFailure('unavailable', 'another checkout was started');
}

async function start(
  parts: Parts,
  provider: PaymentProvider,
  request: CheckoutRequest,
  origin: string,
): Promise<string> {
  for (let tries = 0; tries < 4; tries += 1) {
    const { row, isMine } = await reserve(parts, provider, request);
    if (!isMine) {
      await closeCheckout(parts, provider, row);
      continue;
    }
    if (row.status === 'open' && row.url !== null) return row.url;
    try {
      return await openPage(parts, provider, row, origin);
    } catch (error) {
      await deleteUnopenedCheckout(parts.db, row.id);
      // the job retries what fails here
      await restoreRenewal(parts, provider, row.id).catch(() => undefined);
      throw error;
    }
  }
  throw new PaymentFailure('unavailable', 'too many checkouts at a time');
}

/**
 * Absolute URL of the payment page. The same order again, even concurrently, returns the same page. `origin`: what a
 * page of this server is relative to.
 */
export async function startCheckout(parts: Parts, request: CheckoutRequest, origin: string): Promise<string> {
  const { payments, log } = parts;
  if (payments === null) throw paymentUnavailable();
  const work = start(parts, payments, request, origin);
  // Nobody awaits it after the timeout.
  work.catch(() => undefined);
  try {
    return await inTime(work, maxDurationMs);
  } catch (error) {
    if (error instanceof PaymentFailure)
      log.warn({ reason: error.message }, 'A checkout could not be started.');
    throw isTaken(error, 'checkouts_one_open') ? paymentUnavailable() : error;
  }
}
