import { PaymentFailure, type PaymentProvider } from '#server/context/payment.ts';
import type { Db } from '#server/db/connect.ts';
import { findCheckout } from '#server/queries/checkouts.ts';
import { listHeld } from '#server/queries/subscriptions.ts';
import { type Held, heldOf } from './held-now.ts';
import { isCarried } from './money-left.ts';

/** What the provider says is left of the money for a subscription. */
export interface Proration {
  readonly subscriptionId: string;
  readonly cents: number;
  readonly currency: string;
}

/** Whether a change to the plan prorates what the provider has charged. */
async function isProrated(tx: Db, held: Held, packageId: string): Promise<boolean> {
  if (held.package_id === packageId || held.status !== 'active') return false;
  const order = await findCheckout(tx, held.checkout_id);
  return order !== undefined && !isCarried(held, order);
}

/** Asks the provider, outside of any transaction; null: there is nothing to prorate. Throws PaymentFailure. */
export async function fetchProration(
  db: Db,
  provider: PaymentProvider,
  { userId, packageId }: { readonly userId: string; readonly packageId: string },
  now: Date,
): Promise<Proration | null> {
  const held = heldOf(await listHeld(db, userId), now);
  if (held === undefined || held.provider !== provider.name || !(await isProrated(db, held, packageId)))
    return null;
  const { amount, currency } = await provider.previewCredit(held.provider_id);
  return { subscriptionId: held.id, cents: amount, currency };
}

/** The proration for the subscription held now; null: the provider has charged nothing for it. Throws PaymentFailure. */
export async function prorationOf(
  tx: Db,
  held: Held,
  packageId: string,
  proration: Proration | null,
): Promise<Proration | null> {
  if (!(await isProrated(tx, held, packageId))) return null;
  if (proration?.subscriptionId === held.id) return proration;
  throw new PaymentFailure('unavailable', 'the subscription changed while its proration was asked for');
}
