import type { Db } from '#server/db/connect.ts';
import { json } from '#server/db/json.ts';

/** When each of these external recipes was last fetched, by its external id; missing ones are not stored. */
export async function findReadAt(
  db: Db,
  sourceIds: readonly number[],
): Promise<ReadonlyMap<number, Date | null>> {
  if (sourceIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('recipes')
    .select(['spoonacular_id', 'source_read_at'])
    .where('spoonacular_id', 'in', sourceIds)
    .execute();
  return new Map(rows.map((row) => [Number(row.spoonacular_id), row.source_read_at]));
}

/** The cached response to the same search, if newer. */
export async function findCachedSourceResponse(db: Db, key: string, since: Date): Promise<unknown> {
  const row = await db
    .selectFrom('source_answers')
    .select('answer')
    .where('key', '=', key)
    .where('read_at', '>', since)
    .executeTakeFirst();
  return row?.answer;
}

export async function cacheSourceResponse(db: Db, key: string, response: unknown, now: Date): Promise<void> {
  const row = { answer: json(response), read_at: now };
  await db
    .insertInto('source_answers')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}
