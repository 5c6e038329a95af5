import { type Kysely, sql } from 'kysely';

/** Null: the member did not state the allergens of the food; an empty list used to mean that as well. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table custom_foods alter column allergens drop not null`.execute(db);
  await sql`alter table custom_foods alter column allergens drop default`.execute(db);
  await sql`update custom_foods set allergens = null where cardinality(allergens) = 0`.execute(db);
}
