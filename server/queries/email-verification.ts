import type { Db } from '#server/db/connect.ts';
import { endClaimsAfterHome } from './account-claims.ts';
import { consumeCode } from './one-time-codes.ts';

/** Consumes the code and marks the address as verified, if it is still the user's. False: the code or the address is no longer valid. */
export async function confirmEmail(
  db: Db,
  right: { readonly id: string; readonly userId: string; readonly emailKey: string; readonly now: Date },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await consumeCode(tx, right.id, right.now))) return false;
    const { numUpdatedRows } = await tx
      .updateTable('users')
      .set({ email_verified_at: right.now })
      .where('id', '=', right.userId)
      .where('email_key', '=', right.emailKey)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await endClaimsAfterHome(tx, right, right.now);
    return true;
  });
}
