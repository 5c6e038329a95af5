import type { Db } from '#server/db/connect.ts';
import { spendCode } from './one-time-codes.ts';
import { endAllSessions } from './sessions.ts';

/**
 * Spends the code and sets the password, in one step: of two at once one succeeds. All sessions of the user end.
 * Whoever has the code has the mailbox, so the e-mail is verified. False: the code or the address is no longer good.
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
    const { numUpdatedRows } = await tx
      .updateTable('users')
      .set((eb) => ({
        password_hash: reset.passwordHash,
        email_verified_at: eb.fn.coalesce('email_verified_at', eb.val(reset.now)),
      }))
      .where('id', '=', reset.userId)
      .where('email_key', '=', reset.emailKey)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await endAllSessions(tx, reset.userId, reset.now);
    return true;
  });
}
