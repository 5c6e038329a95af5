import type { PaymentProvider, SubscriptionState } from '#server/context/payment.ts';
import type { Db } from '#server/db/connect.ts';
import { isUuid } from '#server/db/is-uuid.ts';
import { type CheckoutRow, findCheckout, setCheckoutPaid } from '#server/queries/checkouts.ts';
import { findByProviderId, lockMembership } from '#server/queries/subscriptions.ts';
import { type MembershipParts, writeSubscription } from './write-subscription.ts';

/** Retries after concurrent writes. */
const maxTries = 5;

/** Whether the paid price equals the ordered one. */
const isAsOrdered = ({ price, amountOff, duration }: SubscriptionState, order: CheckoutRow) =>
  price.amount === order.price_cents &&
  price.currency === order.currency &&
  amountOff === order.amount_off_cents &&
  duration === order.duration;

/**
 * Asks the provider how a subscription is now and writes it down, with `alongside` in the same transaction. What was
 * heard while somebody else wrote is asked again, so that the last word is never an old one. Throws PaymentFailure.
 */
export async function syncSubscription(
  parts: MembershipParts,
  provider: PaymentProvider,
  providerId: string,
  alongside: (tx: Db) => Promise<void> = async () => {},
): Promise<void> {
  const { db, log, mailer } = parts;
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const before = (await findByProviderId(db, provider.name, providerId))?.revision;
    const [state, billing] = await Promise.all([
      provider.fetchSubscription(providerId),
      provider.fetchBilling(providerId),
    ]);
    const order = state.key !== null && isUuid(state.key) ? await findCheckout(db, state.key) : undefined;
    const isDone = await db.transaction().execute(async (tx) => {
      if (order === undefined || order.provider !== provider.name) {
        log.warn({ subscription: providerId }, 'A subscription that was not bought here was reported.');
        await alongside(tx);
        return true;
      }
      const userId =
        order.user_id !== null && (await lockMembership(tx, order.user_id)) ? order.user_id : null;
      const stored = await findByProviderId(tx, provider.name, providerId);
      if (stored?.revision !== before) return false;
      if (stored === undefined && !isAsOrdered(state, order)) {
        log.error(
          { subscription: providerId, checkout: order.id },
          'What was paid is not what was asked for; look at it with the payment provider.',
        );
        await setCheckoutPaid(tx, order.id);
      } else
        await writeSubscription(parts, tx, {
          provider: provider.name,
          state,
          billing,
          order,
          current: stored,
          userId,
        });
      await alongside(tx);
      return true;
    });
    if (isDone) return mailer.flush();
  }
  throw new Error(`Subscription ${providerId} changed too often while it was read.`);
}
