import type { Db } from '#server/db/connect.ts';

/** The member's passkeys, oldest first. */
export async function listPasskeys(db: Db, userId: string) {
  return db
    .selectFrom('passkeys')
    .select([
      'id',
      'credential_id as credentialId',
      'transports',
      'name',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
    ])
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** A passkey of this member, by its credential ID. */
export async function findPasskey(db: Db, userId: string, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'credential_id as credentialId', 'public_key as publicKey', 'counter'])
    .where('user_id', '=', userId)
    .where('credential_id', '=', credentialId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

interface AddedPasskey {
  readonly userId: string;
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly now: Date;
}

/** False: the passkey is already registered, with this or another account. */
export async function addPasskey(tx: Db, { userId, name, now, ...passkey }: AddedPasskey): Promise<boolean> {
  const added = await tx
    .insertInto('passkeys')
    .values({
      id: crypto.randomUUID(),
      user_id: userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: [...passkey.transports],
      name,
      created_at: now,
      last_used_at: null,
      removed_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/**
 * Records a use; false when the passkey was removed, or its counter is not above the last one, as with a
 * cloned passkey.
 */
export async function recordPasskeyUse(
  tx: Db,
  { id, counter, now }: { id: string; counter: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where((eb) =>
      eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0), eb.lit(counter === 0)])]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Undefined: the member has no such passkey. */
export async function removePasskey(
  tx: Db,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<{ readonly name: string } | undefined> {
  return (
    tx
      .updateTable('passkeys')
      .set({ removed_at: now })
      .where('user_id', '=', userId)
      // compared as text: an id of the wrong form counts as unknown
      .where((eb) => eb.cast<string>('id', 'text'), '=', id)
      .where('removed_at', 'is', null)
      .returning('name')
      .executeTakeFirst()
  );
}
