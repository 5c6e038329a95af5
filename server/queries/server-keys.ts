import type { Db } from '#server/db/connect.ts';
import { lockUntilCommit } from '#server/db/lock-until-commit.ts';

/** Returns the stored key of that name, or stores the proposed one. Safe when several servers start at once. */
export async function getOrCreateKey(db: Db, name: string, proposed: string): Promise<string> {
  await db
    .insertInto('server_keys')
    .values({ name, value: proposed })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('server_keys')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}

/** Advisory lock until the end of the transaction: one server at a time checks and rotates keys. */
export async function lockKeys(tx: Db): Promise<void> {
  await lockUntilCommit(tx, 'server keys');
}

export async function findKey(db: Db, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('server_keys').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

export async function putKey(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('server_keys')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

export async function removeKey(db: Db, name: string): Promise<void> {
  await db.deleteFrom('server_keys').where('name', '=', name).execute();
}
