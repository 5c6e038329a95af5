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
 * The rows whose turn it is: those that were never tried, then those least recently tried. A row that fails or can't be
 * processed goes to the back of the queue, so it doesn't block the others.
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
