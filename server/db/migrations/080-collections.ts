import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table collections (
        id bigint generated always as identity primary key,
        user_id uuid not null references users on delete cascade,
        name text not null,
        created_at timestamptz not null
      )`,
    sql`create unique index collections_name_taken on collections (user_id, lower(name))`,
    sql`
      create table collection_recipes (
        collection_id bigint not null references collections on delete cascade,
        recipe_id bigint not null references recipes on delete cascade,
        added_at timestamptz not null,
        primary key (collection_id, recipe_id)
      )`,
    sql`create index collection_recipes_of_recipe on collection_recipes (recipe_id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
