import { isLive, statusAt } from '#domain/membership/subscription.ts';
import { PaymentFailure, type PaymentProvider } from '#server/context/payment.ts';
import {
  type CheckoutRow,
  clearRenewalRestore,
  deleteUnopenedCheckout,
  findCheckout,
  findCheckoutToLeave,
  setCheckoutExpired,
} from '#server/queries/checkouts.ts';
import { changeSubscription, findSubscription } from '#server/queries/subscriptions.ts';
import type { RenewalParts } from './change-renewal.ts';
import { notifyMember } from './notify-member.ts';
import { syncSubscription } from './sync-subscription.ts';
import type { MembershipParts } from './write-subscription.ts';

/** Renews a subscription as before a checkout that was not paid. False: there is nothing to renew any more. */
export async function restoreSubscription(
  parts: MembershipParts,
  provider: PaymentProvider,
  subscriptionId: string,
): Promise<boolean> {
  const { db, now } = parts;
  const row = await findSubscription(db, subscriptionId);
  if (row === undefined || row.auto_renew || row.provider !== provider.name) return false;
  const { status, due_date: dueDate } = row;
  if (!isLive(statusAt({ status, autoRenew: false, dueDate }, now()))) return false;
  try {
    await provider.setAutoRenew(row.provider_id, true);
  } catch (error) {
    // It has ended there.
    if (!(error instanceof PaymentFailure) || error.kind !== 'refused') throw error;
    await syncSubscription(parts, provider, row.provider_id);
    return false;
  }
  await syncSubscription(parts, provider, row.provider_id);
  await db.transaction().execute(async (tx) => {
    await changeSubscription(tx, row.id, { renewal_off_at: null, renewal_off_for_checkout: false });
    await notifyMember(parts, tx, { kind: 'renewalRestored', subscriptionId: row.id });
  });
  parts.mailer.flush();
  return true;
}

/** Puts the renewal back as it was before a checkout that is over without a payment. */
export async function restoreRenewal(
  parts: MembershipParts,
  provider: PaymentProvider,
  checkoutId: string,
): Promise<boolean> {
  const row = await findCheckout(parts.db, checkoutId);
  if (row === undefined || !row.restores_renewal || row.status !== 'expired' || row.replaces === null)
    return false;
  const isRestored = await restoreSubscription(parts, provider, row.replaces);
  await clearRenewalRestore(parts.db, { checkoutId });
  return isRestored;
}

/** The page can't be paid any more; what it changed is put back. */
export async function expireCheckout(
  parts: MembershipParts,
  provider: PaymentProvider,
  id: string,
): Promise<boolean> {
  await setCheckoutExpired(parts.db, id);
  return restoreRenewal(parts, provider, id);
}

type CheckoutLike = Pick<CheckoutRow, 'id' | 'provider' | 'provider_id'>;

/**
 * Expires a checkout, with its renewal as it was. One that has been paid meanwhile becomes a subscription. Resolves to
 * whether a renewal was restored.
 */
export async function closeCheckout(
  parts: MembershipParts,
  provider: PaymentProvider,
  row: CheckoutLike,
): Promise<boolean> {
  if (row.provider_id === null) {
    await deleteUnopenedCheckout(parts.db, row.id);
    return restoreRenewal(parts, provider, row.id);
  }
  if (row.provider === provider.name) {
    const state = await provider.expireCheckout(row.provider_id).catch((error: unknown) => {
      if (error instanceof PaymentFailure && error.kind === 'unknown') return null;
      throw error;
    });
    if (state !== null && state.status === 'paid' && state.subscriptionId !== null) {
      await syncSubscription(parts, provider, state.subscriptionId);
      return false;
    }
  }
  return expireCheckout(parts, provider, row.id);
}

/** Closes the member's checkout that turned off a renewal. Resolves to whether the renewal is on again. */
export async function leaveCheckout(parts: RenewalParts, userId: string): Promise<boolean> {
  const { db, payments } = parts;
  const row = await findCheckoutToLeave(db, userId);
  if (row === undefined || payments === null) return false;
  return row.status === 'expired'
    ? restoreRenewal(parts, payments, row.id)
    : closeCheckout(parts, payments, row);
}
