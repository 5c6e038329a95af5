import type { Db } from '#server/db/connect.ts';

/** The member's authenticator app, with its encrypted secret. */
export async function findAuthenticator(db: Db, userId: string) {
  return db
    .selectFrom('authenticators')
    .select(['id', 'secret_encrypted as encrypted', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** Adds the app and removes the previous one. `step`: of the code that confirmed the new one. */
export async function putAuthenticator(
  tx: Db,
  { userId, encrypted, step, now }: { userId: string; encrypted: string; step: number; now: Date },
): Promise<void> {
  await removeAuthenticator(tx, userId, now);
  await tx
    .insertInto('authenticators')
    .values({
      id: crypto.randomUUID(),
      user_id: userId,
      secret_encrypted: encrypted,
      last_step: step,
      created_at: now,
      removed_at: null,
    })
    .execute();
}

/** Consumes the code of a time step; false when it or a later one was used before. */
export async function consumeAuthenticatorStep(tx: Db, id: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** False: there is none. */
export async function removeAuthenticator(tx: Db, userId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('authenticators')
    .set({ removed_at: now })
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
