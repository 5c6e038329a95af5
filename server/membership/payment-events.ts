import { type PaymentEvent, PaymentFailure, type PaymentProvider } from '#server/context/payment.ts';
import type { Db } from '#server/db/connect.ts';
import { addPaymentEvent, claimPaymentEvents, setPaymentEventDone } from '#server/queries/payment-records.ts';
import { addMs } from '#server/security/lifetimes.ts';
import { expireCheckout } from './expire-checkout.ts';
import { syncSubscription } from './sync-subscription.ts';
import type { MembershipParts } from './write-subscription.ts';

/** The server that received an event processes it at once; others may retry it after this pause. */
const minBackoffMs = 15_000;
const maxBackoffMs = 60 * 60_000;
const backoffAfter = (attempts: number) => Math.min(minBackoffMs * 2 ** Math.min(attempts, 20), maxBackoffMs);

/** Fetches the state that the event is about. On failure the event stays for a retry. */
async function processEvent(
  parts: MembershipParts,
  provider: PaymentProvider,
  event: PaymentEvent,
): Promise<void> {
  const { db, now } = parts;
  const done = (tx: Db) => setPaymentEventDone(tx, event.id, now());
  if (event.kind === 'other') return done(db);
  if (event.kind === 'subscription') return syncSubscription(parts, provider, event.subject, done);
  if (event.kind === 'payment') {
    const paid = await provider.findPaidSubscription(event.subject);
    return paid === null ? done(db) : syncSubscription(parts, provider, paid, done);
  }
  const { key, status, subscriptionId, cardOf } = await provider.fetchCheckout(event.subject);
  if (cardOf !== undefined) {
    if (status !== 'paid') return done(db);
    await provider.useNewCard(event.subject);
    return syncSubscription(parts, provider, cardOf, done);
  }
  if (subscriptionId !== null) return syncSubscription(parts, provider, subscriptionId, done);
  if (status === 'expired' && key !== null) await expireCheckout(parts, provider, key);
  await done(db);
}

async function tryToProcess(
  parts: MembershipParts,
  provider: PaymentProvider,
  event: PaymentEvent,
): Promise<void> {
  try {
    await processEvent(parts, provider, event);
  } catch (error) {
    const isGone = error instanceof PaymentFailure && error.kind === 'unknown';
    if (isGone) await setPaymentEventDone(parts.db, event.id, parts.now());
    const reason = error instanceof PaymentFailure ? { reason: error.message } : { err: error };
    parts.log.warn(
      { event: event.id, kind: event.kind, ...reason },
      'A payment event could not be processed.',
    );
  }
}

/** Stores a verified event, then processes it; resolves once it is stored. `settled` resolves when it is processed. */
export async function receivePaymentEvent(
  parts: MembershipParts,
  provider: PaymentProvider,
  event: PaymentEvent,
): Promise<{ readonly settled: Promise<void> }> {
  const now = parts.now();
  const row = { ...event, provider: provider.name };
  const isNew = await addPaymentEvent(parts.db, row, { now, next: addMs(now, minBackoffMs) });
  return { settled: isNew ? tryToProcess(parts, provider, event) : Promise.resolve() };
}

/** Retries the events that could not be processed. */
export async function retryPaymentEvents(parts: MembershipParts, provider: PaymentProvider): Promise<void> {
  const now = parts.now();
  const next = (attempts: number) => addMs(now, backoffAfter(attempts));
  for (const event of await claimPaymentEvents(parts.db, provider.name, { now, next }))
    await tryToProcess(parts, provider, event);
}
