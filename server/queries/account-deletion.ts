import type { Db } from '#server/db/connect.ts';
import { setReviewsHidden } from './reviews.ts';
import { endAllSessions } from './session-ends.ts';

/**
 * Schedules the deletion for `dueAt`; a sign-in before then cancels it. Ends sessions, removes devices and
 * hides reviews immediately.
 */
export async function scheduleAccountDeletion(tx: Db, userId: string, now: Date, dueAt: Date): Promise<void> {
  await tx.updateTable('users').set({ deletion_due_at: dueAt }).where('id', '=', userId).execute();
  await setReviewsHidden(tx, userId, true);
  await endAllSessions(tx, userId, now);
}

/** Deletes the accounts whose deletion is due, each in a transaction; returns how many. */
export async function deleteDueAccounts(
  db: Db,
  now: Date,
  deleteAccount: (tx: Db, userId: string) => Promise<void>,
): Promise<number> {
  const due = await db.selectFrom('users').select('id').where('deletion_due_at', '<=', now).execute();
  for (const { id } of due)
    await db.transaction().execute(async (tx) => {
      // waits for a concurrent sign-in of this account
      const still = await tx
        .selectFrom('users')
        .select('id')
        .where('id', '=', id)
        .where('deletion_due_at', '<=', now)
        .forUpdate()
        .executeTakeFirst();
      if (still === undefined) return;
      await deleteAccount(tx, id);
    });
  return due.length;
}
