import type { Db } from '#server/db/connect.ts';
import { findAuthenticator } from './authenticators.ts';
import { listPasskeys } from './passkeys.ts';
import { countRecoveryCodes } from './recovery-codes.ts';
import { endTwoStepTokens } from './two-step-tokens.ts';

/** Whether a sign-in needs a second step: there is a passkey or an authenticator app. */
export async function isTwoStepOn(db: Db, userId: string): Promise<boolean> {
  const factorOf = (table: 'authenticators' | 'passkeys') =>
    db.selectFrom(table).select('user_id').where('user_id', '=', userId).where('removed_at', 'is', null);
  return (
    (await factorOf('authenticators').unionAll(factorOf('passkeys')).limit(1).executeTakeFirst()) !==
    undefined
  );
}

/** The factors of a member's second step. */
export async function findTwoStep(db: Db, userId: string) {
  const authenticator = await findAuthenticator(db, userId);
  const passkeys = await listPasskeys(db, userId);
  const recoveryCodes = await countRecoveryCodes(db, userId);
  return { isOn: authenticator !== undefined || passkeys.length > 0, authenticator, passkeys, recoveryCodes };
}

const factorTables = ['authenticators', 'passkeys', 'recovery_codes'] as const;

/** Turns two-step sign-in off; false if it was off. */
export async function resetTwoStep(tx: Db, userId: string): Promise<boolean> {
  const { isOn } = await findTwoStep(tx, userId);
  for (const table of factorTables) await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  await tx.deleteFrom('two_step_setups').where('user_id', '=', userId).execute();
  await endTwoStepTokens(tx, userId);
  return isOn;
}

/** Restores the factors as of `since`: removes those added later, restores those removed later. */
export async function restoreTwoStep(tx: Db, userId: string, since: Date): Promise<void> {
  await tx.deleteFrom('two_step_setups').where('user_id', '=', userId).execute();
  await endTwoStepTokens(tx, userId);
  for (const table of factorTables) {
    await tx.deleteFrom(table).where('user_id', '=', userId).where('created_at', '>=', since).execute();
    await tx
      .updateTable(table)
      .set({ removed_at: null })
      .where('user_id', '=', userId)
      .where('removed_at', '>=', since)
      .execute();
  }
}

/** Deletes factors removed before then, which can't be restored any more. */
export async function deleteRemovedFactors(db: Db, before: Date): Promise<void> {
  for (const table of factorTables) await db.deleteFrom(table).where('removed_at', '<=', before).execute();
}
