import { sql } from 'kysely';
import { deleteAccount } from '#server/accounts/delete-account.ts';
import type { Context } from '#server/context.ts';
import type { PlanReads } from '#server/meal-plan/plan-response.ts';
import { removeLostFiles } from '#server/providers/storage/stored-files.ts';
import { deleteExpiredAccountChanges } from '#server/queries/account-changes.ts';
import { deleteDueAccounts } from '#server/queries/account-deletion.ts';
import { deleteOldInvites } from '#server/queries/household-invites.ts';
import { deleteOldSeats } from '#server/queries/household-seats.ts';
import { deleteRemovedFactors } from '#server/queries/two-step.ts';
import { addMs, lifetimes } from '#server/security/lifetimes.ts';
import { recorded, runPeriodically } from './run-periodically.ts';

const hour = 60 * 60 * 1000;

/** The embedded database has no autovacuum; these tables have frequent inserts and deletes. */
const vacuumed = ['sessions', 'session_tokens', 'rate_limits', 'sign_in_attempts', 'user_metas'] as const;

/** Deletes expired data: accounts due for deletion, sessions and their tokens, codes, rate limits, stored mail. */
export async function cleanUp(context: PlanReads & Pick<Context, 'now'>): Promise<void> {
  const { db, now } = context;
  const at = now();
  const dayAgo = new Date(at.getTime() - 24 * hour);
  await deleteDueAccounts(db, at, (tx, userId) => deleteAccount(context, tx, userId));
  await db.deleteFrom('sessions').where('expires_at', '<=', at).execute();
  await db.deleteFrom('sessions').where('ended_at', '<=', dayAgo).execute();
  await db.deleteFrom('session_tokens').where('refresh_expires_at', '<=', at).execute();
  await db.deleteFrom('token_owners').where('expires_at', '<=', at).execute();
  await db.deleteFrom('rate_limits').where('window_ends_at', '<=', at).execute();
  await db.deleteFrom('sign_in_codes').where('expires_at', '<=', at).execute();
  await deleteExpiredAccountChanges(db, addMs(at, -lifetimes.accountChanges), at);
  await deleteRemovedFactors(db, addMs(at, -lifetimes.accountRestore));
  for (const table of ['confirmations', 'two_step_setups', 'two_step_tokens'] as const)
    await db.deleteFrom(table).where('expires_at', '<=', at).execute();
  await db.deleteFrom('report_links').where('ends_at', '<=', at).execute();
  await db.deleteFrom('social_attempts').where('expires_at', '<=', at).execute();
  await db
    .deleteFrom('source_answers')
    .where('read_at', '<=', new Date(at.getTime() - hour))
    .execute();
  await db.deleteFrom('one_time_codes').where('created_at', '<=', dayAgo).execute();
  await db
    .deleteFrom('outbox')
    .where('next_attempt_at', 'is', null)
    .where('created_at', '<=', new Date(at.getTime() - 7 * 24 * hour))
    .execute();
  // an ended invite says so for a while
  await deleteOldInvites(db, addMs(at, -lifetimes.endedInvite));
  await deleteOldSeats(db, addMs(at, -lifetimes.pastSeats).toISOString().slice(0, 10));
  await db
    .deleteFrom('applied_changes')
    // a device may retry a change for as long as its session can last
    .where('applied_at', '<=', addMs(at, -lifetimes.session))
    .execute();
  await db.deleteFrom('sign_in_attempts').where('last_at', '<=', dayAgo).execute();
  // Providers redeliver an event for days, not for months.
  const monthAgo = new Date(at.getTime() - 30 * 24 * hour);
  await db.deleteFrom('payment_events').where('done_at', '<=', monthAgo).execute();
  await db.deleteFrom('sandbox_events').where('sent_at', '<=', monthAgo).execute();
  await db
    .deleteFrom('checkouts')
    .where('status', '=', 'expired')
    .where('expires_at', '<=', monthAgo)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscriptions').select('id').whereRef('subscriptions.checkout_id', '=', 'checkouts.id'),
        ),
      ),
    )
    .execute();
  // each with the deadline of a statement
  for (const table of vacuumed) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
}

/** Cleans up every hour; returns the stop function. */
export function startCleanUp(context: Context): () => Promise<void> {
  return runPeriodically({
    everyMs: hour,
    run: () => recorded(context, 'clean-up', () => cleanUp(context).then(() => removeLostFiles(context))),
    onError: (error) => context.log.error({ err: error }, 'clean-up failed'),
  });
}
