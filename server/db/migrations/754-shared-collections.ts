import { type Kysely, sql } from 'kysely';

/** Collections and notes that an adult shares with the household, until the adult is no longer in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table collections add column shared_by bigint references household_adults on delete set null`,
    sql`create index collections_of_sharer on collections (shared_by) where shared_by is not null`,
    sql`alter table recipe_notes add column shared_by bigint references household_adults on delete set null`,
    sql`create index recipe_notes_of_sharer on recipe_notes (shared_by) where shared_by is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}
