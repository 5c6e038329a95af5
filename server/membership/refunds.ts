import { PaymentFailure, type PaymentProvider } from '#server/context/payment.ts';
import { claimRefunds, setRefund } from '#server/queries/refunds.ts';
import { addMs } from '#server/security/lifetimes.ts';
import { syncSubscription } from './sync-subscription.ts';
import type { MembershipParts } from './write-subscription.ts';

const minBackoffMs = 60_000;
const maxBackoffMs = 6 * 60 * 60_000;
const backoffAfter = (attempts: number) => Math.min(minBackoffMs * 2 ** Math.min(attempts, 20), maxBackoffMs);

/** Returns the money that waits for it. What the provider refuses is the operator's to look at. */
export async function runRefunds(parts: MembershipParts, provider: PaymentProvider): Promise<void> {
  const { db, log } = parts;
  const now = parts.now();
  const next = (attempts: number) => addMs(now, backoffAfter(attempts));
  for (const { id, paymentId, amount, subscription } of await claimRefunds(db, provider.name, { now, next }))
    try {
      await provider.refund({ key: id, paymentId, amount });
      await setRefund(db, id, 'done');
      await syncSubscription(parts, provider, subscription);
    } catch (error) {
      if (!(error instanceof PaymentFailure)) throw error;
      if (error.kind === 'unavailable') {
        log.warn({ refund: id, reason: error.message }, 'A refund could not be made; it is tried again.');
        continue;
      }
      await setRefund(db, id, 'refused');
      log.error(
        { refund: id, payment: paymentId, reason: error.message },
        'A refund was refused; make it with the payment provider.',
      );
    }
}
