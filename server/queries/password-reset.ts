import type { Db } from '#server/db/connect.ts';
import { removeCalendar } from './calendar-addresses.ts';
import { spendCode } from './one-time-codes.ts';
import { endAllSessions } from './sessions.ts';
import { deleteUnverifiedIdentities } from './social-identities.ts';

/**
 * Spends the code and sets the password, in one step: of two at once one succeeds. All sessions of the user end.
 * Anyone who has the code has the mailbox, so the e-mail is verified; when it was not before, others who could sign in
 * cannot any more. False: the code or the address is no longer good.
 */
export async function setForgottenPassword(
  db: Db,
  reset: {
    readonly id: string;
    readonly userId: string;
    readonly emailKey: string;
    readonly passwordHash: string;
    readonly now: Date;
  },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await spendCode(tx, reset.id, reset.now))) return false;
    const holder = await tx
      .selectFrom('users')
      .select('email_verified_at')
      .where('id', '=', reset.userId)
      .where('email_key', '=', reset.emailKey)
      .forUpdate()
      .executeTakeFirst();
    if (holder === undefined) return false;
    await tx
      .updateTable('users')
      .set({
        password_hash: reset.passwordHash,
        email_verified_at: holder.email_verified_at ?? reset.now,
      })
      .where('id', '=', reset.userId)
      .execute();
    if (holder.email_verified_at === null) await deleteUnverifiedIdentities(tx, reset.userId);
    await endAllSessions(tx, reset.userId, reset.now);
    // who had the account may know it; the member makes a new one
    await removeCalendar(tx, reset.userId);
    return true;
  });
}
