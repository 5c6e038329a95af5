import { type Kysely, sql } from 'kysely';

/** Elements of `recipes.doses`. */
const substances = 7;

/**
 * Grams of each food in one serving, for limits of single foods, computed at the next start; and an index of the loads of
 * each substance, for searches that a limit makes rare.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table recipes add column food_grams jsonb`.execute(db);
  for (let at = 1; at <= substances; at += 1)
    await sql`create index ${sql.ref(`recipes_by_dose_${at}`)} on recipes ((doses[${sql.lit(at)}]))`.execute(
      db,
    );
}
