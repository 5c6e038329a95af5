import { type Kysely, sql } from 'kysely';

/** Recipes of collections are keyed by the member whose collection it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table collection_recipes add column user_id uuid`,
    sql`
      update collection_recipes set user_id = collections.user_id
      from collections where collections.id = collection_id`,
    sql`
      alter table collection_recipes alter column user_id set not null,
        drop constraint collection_recipes_collection_id_fkey,
        drop constraint collection_recipes_pkey`,
    sql`alter table collections drop constraint collections_pkey, add primary key (user_id, id)`,
    sql`
      alter table collection_recipes add primary key (user_id, collection_id, recipe_id),
        add foreign key (user_id, collection_id) references collections (user_id, id) on delete cascade`,
    sql`drop index collection_recipes_in_order`,
    sql`
      create index collection_recipes_in_order
        on collection_recipes (user_id, collection_id, added_at desc, recipe_id desc)`,
    // led by the recipe, as the deletion of one needs it too
    sql`drop index collection_recipes_of_recipe`,
    sql`create index collection_recipes_of_recipe on collection_recipes (recipe_id, user_id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
