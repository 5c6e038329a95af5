import type { Db } from '#server/db/connect.ts';

/** The key of the name: the one proposed, or the one that a server before proposed. */
export async function agreeOnKey(db: Db, name: string, proposed: string): Promise<string> {
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
