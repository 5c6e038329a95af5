import { PaymentFailure, type PaymentProvider } from '#server/context/payment.ts';
import type { Context } from '#server/context.ts';
import { notifyMember } from '#server/membership/notify-member.ts';
import { retryPaymentEvents } from '#server/membership/payment-events.ts';
import { closeCheckout } from '#server/membership/start-checkout.ts';
import { syncSubscription } from '#server/membership/sync-subscription.ts';
import { findCheckout, listLateCheckouts } from '#server/queries/checkouts.ts';
import {
  changeSubscription,
  claimReminders,
  endUnserved,
  listToAskAbout,
} from '#server/queries/subscriptions.ts';
import { addMs } from '#server/security/lifetimes.ts';

export type MembershipJobs = Pick<Context, 'db' | 'now' | 'log' | 'secrets' | 'mailer' | 'payments'>;

const day = 24 * 60 * 60 * 1000;
/** Time between the reminder and the end of a trial. */
export const reminderMs = 3 * day;
const batchSize = 200;
const everyMs = 60_000;

/** Runs the work on each row; a failure does not stop the others. */
async function each<T extends { readonly id: string }>(
  jobs: MembershipJobs,
  rows: readonly T[],
  work: (row: T) => Promise<void>,
): Promise<void> {
  for (const row of rows)
    try {
      await work(row);
    } catch (error) {
      const reason = error instanceof PaymentFailure ? { reason: error.message } : { err: error };
      jobs.log.warn(
        { id: row.id, ...reason },
        'A membership could not be brought up to date; it is tried again.',
      );
    }
}

/** Syncs due subscriptions with the provider and cancels unwanted ones. Idempotent, as the provider's state decides. */
async function syncDueSubscriptions(jobs: MembershipJobs, provider: PaymentProvider): Promise<void> {
  const { db, now } = jobs;
  await endUnserved(db, provider.name, now());
  await each(jobs, await listToAskAbout(db, provider.name, now(), batchSize), async (row) => {
    const isUnwanted = row.must_end || row.user_id === null;
    try {
      if (isUnwanted) await provider.cancelNow(row.provider_id);
      await syncSubscription(jobs, provider, row.provider_id);
    } catch (error) {
      const isGone = error instanceof PaymentFailure && error.kind === 'unknown';
      if (!isGone) throw error;
      await changeSubscription(db, row.id, { status: row.must_end ? row.status : 'ended', must_end: false });
    }
  });
  await each(jobs, await listLateCheckouts(db, provider.name, now(), batchSize), (row) =>
    closeCheckout(jobs, provider, { ...row, provider: provider.name }),
  );
}

/** Sends trial reminders, each once: claim and mail are in one transaction. */
async function remind(jobs: MembershipJobs): Promise<void> {
  const { db, now, mailer } = jobs;
  await db.transaction().execute(async (tx) => {
    for (const row of await claimReminders(tx, now(), addMs(now(), reminderMs))) {
      const order = await findCheckout(tx, row.checkoutId);
      if (row.userId === null || order === undefined) continue;
      await notifyMember(jobs, tx, {
        kind: 'trialEnding',
        userId: row.userId,
        email: row.email,
        subscriptionId: row.id,
        packageName: row.packageName,
        endsAt: row.trialEndsAt,
        autoRenew: row.autoRenew,
        amount: order.price_cents - order.amount_off_cents,
      });
    }
  });
  mailer.flush();
}

/**
 * All time-driven changes of memberships. Any number of servers may run it concurrently: each step is claimed or
 * idempotent, and no state is kept outside the database.
 */
export async function runMembershipJobs(jobs: MembershipJobs): Promise<void> {
  if (jobs.payments === null) {
    await endUnserved(jobs.db, '', jobs.now());
    return;
  }
  await retryPaymentEvents(jobs, jobs.payments);
  await syncDueSubscriptions(jobs, jobs.payments);
  await remind(jobs);
}

/** Runs the jobs every minute, `beforehand` before each run; returns the stop function. */
export function startMembershipJobs(
  jobs: MembershipJobs,
  beforehand: () => Promise<void>,
  pauseMs = everyMs,
): () => void {
  let isBusy = false;
  const work = async () => {
    if (isBusy) return;
    isBusy = true;
    await beforehand()
      .then(() => runMembershipJobs(jobs))
      .catch((error: unknown) => jobs.log.error({ err: error }, 'membership jobs failed'));
    isBusy = false;
  };
  const timer = setInterval(work, pauseMs).unref();
  void work();
  return () => clearInterval(timer);
}
