import { type Kysely, sql } from 'kysely';

/** The unique index also serves the list of a member's own recipes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      alter table recipes
        add column owner_id uuid references users on delete cascade,
        add column source_address text`,
    sql`create unique index recipes_own_address on recipes (owner_id, source_address) where owner_id is not null`,
    sql`alter table recipe_details add column own_lines jsonb`,
  ];
  for (const statement of statements) await statement.execute(db);
}
