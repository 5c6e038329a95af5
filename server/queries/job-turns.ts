import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

interface Turn {
  readonly table: 'subscriptions' | 'checkouts' | 'referral_rewards';
  /** Which rows a job can do something about. */
  readonly isDue: RawBuilder<unknown>;
  readonly now: Date;
  readonly max: number;
}

/**
 * The rows whose turn it is: those that were never tried, then those whose last try is longest ago. A row that fails, or
 * that nothing can be done about, goes behind the others and holds up none of them.
 */
export async function takeTurns<Row>(db: Db, { table, isDue, now, max }: Turn): Promise<readonly Row[]> {
  // `in` would let the planner run the limited query once for each row
  const { rows } = await sql<Row>`
    update ${sql.table(table)} set tried_at = ${now} where id = any (array(
      select id from ${sql.table(table)} where ${isDue}
      order by tried_at nulls first, id limit ${max} for update skip locked
    )) returning *`.execute(db);
  return rows;
}
