import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table reviews (
        id uuid primary key default gen_random_uuid(),
        recipe_id bigint not null references recipes on delete cascade,
        user_id uuid not null references users on delete cascade,
        rating smallint not null check (rating between 1 and 5),
        comment text not null,
        attachments jsonb not null,
        created_at timestamptz not null,
        constraint reviews_one_each unique (recipe_id, user_id)
      )`,
    sql`create index reviews_of_recipe on reviews (recipe_id, created_at, id)`,
    sql`create index reviews_of_user on reviews (user_id)`,
    // Keeps the recipe's count and sum of reviews up to date, also when a member's deletion removes reviews.
    sql`
      create function count_review() returns trigger language plpgsql as $$
        begin
          if tg_op <> 'INSERT' then
            update recipes set reviews_count = reviews_count - 1, reviews_sum = reviews_sum - old.rating
            where id = old.recipe_id;
          end if;
          if tg_op <> 'DELETE' then
            update recipes set reviews_count = reviews_count + 1, reviews_sum = reviews_sum + new.rating
            where id = new.recipe_id;
          end if;
          return null;
        end
      $$`,
    sql`
      create trigger reviews_counted after insert or update or delete on reviews
      for each row execute function count_review()`,
    sql`
      create table favorites (
        user_id uuid not null references users on delete cascade,
        recipe_id bigint not null references recipes on delete cascade,
        created_at timestamptz not null,
        primary key (user_id, recipe_id)
      )`,
    sql`create index favorites_of_recipe on favorites (recipe_id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
