import { PaymentFailure, type PaymentProvider } from '#server/context/payment.ts';
import type { Db } from '#server/db/connect.ts';
import { findCheckout } from '#server/queries/checkouts.ts';
import { listAllSubscriptions, type StoredSubscription } from '#server/queries/subscriptions.ts';
import { heldSubscription } from './held-subscription.ts';
import { isCarried } from './money-left.ts';

/** What the provider says is left of the money for a subscription. */
export interface Proration {
  readonly subscriptionId: string;
  readonly cents: number;
  readonly currency: string;
}

/** Whether a change to the plan prorates what the provider has charged. */
async function isProrated(tx: Db, current: StoredSubscription, packageId: string): Promise<boolean> {
  if (current.package_id === packageId || current.status !== 'active') return false;
  const order = await findCheckout(tx, current.checkout_id);
  return order !== undefined && !isCarried(current, order);
}

/** Asks the provider, outside of any transaction; null: there is nothing to prorate. Throws PaymentFailure. */
export async function fetchProration(
  db: Db,
  provider: PaymentProvider,
  { userId, packageId }: { readonly userId: string; readonly packageId: string },
  now: Date,
): Promise<Proration | null> {
  const current = heldSubscription(await listAllSubscriptions(db, userId), now);
  if (
    current === undefined ||
    current.provider !== provider.name ||
    !(await isProrated(db, current, packageId))
  )
    return null;
  const { amount, currency } = await provider.previewCredit(current.provider_id);
  return { subscriptionId: current.id, cents: amount, currency };
}

/** The proration for the subscription held now; null: the provider has charged nothing for it. Throws PaymentFailure. */
export async function prorationOf(
  tx: Db,
  current: StoredSubscription,
  packageId: string,
  proration: Proration | null,
): Promise<Proration | null> {
  if (!(await isProrated(tx, current, packageId))) return null;
  if (proration?.subscriptionId === current.id) return proration;
  throw new PaymentFailure('unavailable', 'the subscription changed while its proration was asked for');
}
