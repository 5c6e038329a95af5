import { type Kysely, sql } from 'kysely';

/** The days on which members cooked recipes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table cooked_recipes (
        user_id uuid not null references users on delete cascade,
        recipe_id bigint not null references recipes on delete cascade,
        cooked_on date not null,
        servings int,
        primary key (user_id, recipe_id, cooked_on)
      )`,
    sql`create index cooked_recipes_by_day on cooked_recipes (user_id, cooked_on desc)`,
    sql`create index cooked_recipes_of_recipe on cooked_recipes (recipe_id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
