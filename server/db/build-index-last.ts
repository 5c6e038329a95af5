import { sql, type Transaction } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Fills an empty table without one of its indexes and builds that afterward, as it was: of a GIN index with trigrams,
 * adding rows one by one takes nine times as long. Nobody else can use the table until the transaction ends.
 */
export async function buildIndexLast(
  tx: Transaction<Database>,
  index: string,
  fill: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_indexdef(${index}::regclass) as definition`.execute(tx);
  await sql`drop index ${sql.id(index)}`.execute(tx);
  await fill();
  for (const { definition } of rows) await sql.raw(definition).execute(tx);
}
