import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** Tables that contain the text anywhere. */
export async function traces(db: Db, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db);
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from ${sql.table(name)} as each
        where position(${text} in each::text) > 0`.execute(db);
      return (rows[0]?.n ?? 0) > 0 ? [name] : [];
    }),
  );
  return found.flat().sort();
}
