import { type Kysely, sql } from 'kysely';

/** A page of a collection, of favorites, or of collections is read in order instead of being sorted each time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create index collection_recipes_in_order
        on collection_recipes (collection_id, added_at desc, recipe_id desc)`,
    sql`create index favorites_in_order on favorites (user_id, created_at desc, recipe_id desc)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
