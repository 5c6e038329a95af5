import type { CoarseClient } from '#domain/account/coarse-client.ts';
import type { Db } from '#server/db/connect.ts';
import { addAccountChange } from './account-changes.ts';
import { removeCalendar } from './calendar-addresses.ts';
import { deleteOpenInvites } from './household-invites.ts';
import { consumeCode } from './one-time-codes.ts';
import { deleteReportLinks } from './report-links.ts';
import { endAllSessions } from './session-ends.ts';
import { deleteUnverifiedIdentities } from './social-identities.ts';

/**
 * Consumes the code and sets the password in one transaction: of two concurrent calls one succeeds. All
 * sessions of the user end. The code proves access to the mailbox, so the email is verified; if it was not
 * before, linked identities are removed. False: the code or the address is no longer valid.
 */
export async function setForgottenPassword(
  db: Db,
  reset: {
    readonly id: string;
    readonly userId: string;
    readonly emailKey: string;
    readonly passwordHash: string;
    readonly partnerId: string;
    readonly client: CoarseClient;
    readonly now: Date;
  },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (!(await consumeCode(tx, reset.id, reset.now))) return false;
    const holder = await tx
      .selectFrom('users')
      .select('email_verified_at')
      .where('id', '=', reset.userId)
      .where('email_key', '=', reset.emailKey)
      .where('partner_id', '=', reset.partnerId)
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
    // an attacker with access to the account may know it; the member can create a new one
    await removeCalendar(tx, reset.userId);
    await deleteReportLinks(tx, reset.userId);
    await deleteOpenInvites(tx, reset.userId);
    await addAccountChange(tx, {
      id: crypto.randomUUID(),
      userId: reset.userId,
      kind: 'passwordReset',
      client: reset.client,
      now: reset.now,
      revertibleBy: null,
    });
    return true;
  });
}
