import { PaymentFailure, type PaymentProvider } from '#server/context/payment.ts';
import type { Context } from '#server/context.ts';
import { closeCheckout, restoreRenewal, restoreSubscription } from '#server/membership/expire-checkout.ts';
import { readMembershipSettings } from '#server/membership/membership-settings.ts';
import { notifyMember } from '#server/membership/notify-member.ts';
import { retryPaymentEvents } from '#server/membership/payment-events.ts';
import {
  addDueReferralRewards,
  grantReferralReward,
  takeRewards,
} from '#server/membership/referral-rewards.ts';
import { runRefunds } from '#server/membership/refunds.ts';
import { syncSubscription } from '#server/membership/sync-subscription.ts';
import { metrics } from '#server/metrics.ts';
import { takeLateCheckouts, takeToRestore } from '#server/queries/checkouts.ts';
import { claimRenewalNotices, claimTrialReminders } from '#server/queries/renewal-notices.ts';
import {
  changeSubscription,
  endUnserved,
  takeDueForSync,
  takeForgottenRenewals,
} from '#server/queries/subscriptions.ts';
import { addMs } from '#server/security/lifetimes.ts';
import { recorded, runPeriodically } from './run-periodically.ts';

export type MembershipJobs = Pick<
  Context,
  'db' | 'now' | 'log' | 'secrets' | 'mailer' | 'payments' | 'config'
>;

const day = 24 * 60 * 60 * 1000;
/** Time between the reminder and the end of a trial. */
export const reminderMs = 3 * day;
/** A checkout starts within this time after a renewal was turned off for it. */
const forgottenMs = 10 * 60_000;
const batchSize = 200;

/** Runs the work on each row; a failure does not stop the others. */
async function each<T extends { readonly id: string }>(
  jobs: MembershipJobs,
  rows: readonly T[],
  work: (row: T) => Promise<unknown>,
): Promise<void> {
  for (const row of rows)
    try {
      await work(row);
    } catch (error) {
      const kind = error instanceof PaymentFailure ? error.kind : 'defect';
      metrics.count('kindfare_payment_failures_total', { kind });
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
  await each(jobs, await takeDueForSync(db, provider.name, now(), batchSize), async (row) => {
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
  await each(jobs, await takeLateCheckouts(db, provider.name, now(), batchSize), (row) =>
    closeCheckout(jobs, provider, { ...row, provider: provider.name }),
  );
}

/** Renewals that a checkout turned off, and that nobody has put back. */
async function restoreRenewals(jobs: MembershipJobs, provider: PaymentProvider): Promise<void> {
  const { db, now } = jobs;
  await each(jobs, await takeToRestore(db, provider.name, now(), batchSize), ({ id }) =>
    restoreRenewal(jobs, provider, id),
  );
  const off = { before: addMs(now(), -forgottenMs), now: now() };
  await each(jobs, await takeForgottenRenewals(db, provider.name, off, batchSize), ({ id }) =>
    restoreSubscription(jobs, provider, id),
  );
}

/** Tells of the end of trials and of the renewal of years, each once: claim and mail are in one transaction. */
async function remind(jobs: MembershipJobs): Promise<void> {
  const { db, now, mailer } = jobs;
  await db.transaction().execute(async (tx) => {
    const { renewalNoticeDays } = await readMembershipSettings(tx);
    const at = now();
    for (const { id } of await claimTrialReminders(tx, at, addMs(at, reminderMs)))
      await notifyMember(jobs, tx, { kind: 'trialEnding', subscriptionId: id });
    for (const { id } of await claimRenewalNotices(tx, at, addMs(at, renewalNoticeDays * day)))
      await notifyMember(jobs, tx, { kind: 'renewalAhead', subscriptionId: id });
  });
  mailer.flush();
}

/**
 * All time-driven changes of memberships. Any number of servers may run it concurrently: each step is claimed or
 * idempotent, and no state is stored outside the database.
 */
export async function runMembershipJobs(jobs: MembershipJobs): Promise<void> {
  if (jobs.payments === null) {
    await endUnserved(jobs.db, '', jobs.now());
    return;
  }
  const provider = jobs.payments;
  await retryPaymentEvents(jobs, provider);
  await runRefunds(jobs, provider);
  await syncDueSubscriptions(jobs, provider);
  await restoreRenewals(jobs, provider);
  await addDueReferralRewards(jobs);
  await each(jobs, await takeRewards(jobs, provider, batchSize), (row) =>
    grantReferralReward(jobs, provider, row),
  );
  await remind(jobs);
}

/** Runs the jobs every `everyMs`, `beforehand` before each run; returns the stop function. */
export function startMembershipJobs(
  jobs: MembershipJobs,
  beforehand: () => Promise<void>,
  everyMs: number,
): () => Promise<void> {
  return runPeriodically({
    everyMs,
    isImmediate: true,
    run: () => recorded(jobs, 'memberships', () => beforehand().then(() => runMembershipJobs(jobs))),
    onError: (error) => jobs.log.error({ err: error }, 'membership jobs failed'),
  });
}
