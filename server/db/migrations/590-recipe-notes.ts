import { type Kysely, sql } from 'kysely';

/** Members' private notes on recipes, and their words for the search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table recipe_notes (
        user_id uuid not null references users on delete cascade,
        recipe_id bigint not null references recipes on delete cascade,
        text text not null,
        search_words text not null,
        updated_at timestamptz not null,
        primary key (user_id, recipe_id)
      )`,
    sql`create index recipe_notes_of_recipe on recipe_notes (recipe_id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
