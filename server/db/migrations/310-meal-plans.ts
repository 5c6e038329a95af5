import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table meal_planners (
        user_id uuid primary key references users on delete cascade,
        target_calories integer check (target_calories > 0),
        calendar_hash text unique,
        calendar_sealed text,
        calendar_made_at timestamptz,
        check (num_nulls(calendar_hash, calendar_sealed, calendar_made_at) in (0, 3))
      )`,
    sql`
      create table custom_foods (
        id bigint generated always as identity primary key,
        user_id uuid not null references users on delete cascade,
        title text not null,
        price double precision check (price >= 0),
        calories double precision check (calories >= 0),
        protein double precision check (protein >= 0),
        fat double precision check (fat >= 0),
        carbs double precision check (carbs >= 0),
        diets text[] not null,
        allergens text[] not null,
        created_at timestamptz not null,
        removed_at timestamptz
      )`,
    sql`create index custom_foods_of_user on custom_foods (user_id, lower(title))`,
    sql`
      create table meal_plans (
        id bigint generated always as identity primary key,
        user_id uuid not null references users on delete cascade,
        date date not null,
        seed integer,
        unique (user_id, date)
      )`,
    sql`
      create table plan_items (
        id bigint generated always as identity primary key,
        plan_id bigint not null references meal_plans on delete cascade,
        recipe_id bigint references recipes on delete cascade,
        custom_food_id bigint references custom_foods on delete cascade,
        slot text not null check (slot in ('breakfast', 'lunch', 'dinner', 'snack')),
        servings integer not null check (servings between 1 and 100),
        generated boolean not null,
        leftover_of bigint references plan_items on delete set null,
        added_at timestamptz not null,
        check (num_nonnulls(recipe_id, custom_food_id) = 1),
        unique (plan_id, recipe_id),
        unique (plan_id, custom_food_id)
      )`,
    sql`create index plan_items_of_recipe on plan_items (recipe_id)`,
    sql`create index plan_items_of_food on plan_items (custom_food_id)`,
    sql`create index plan_items_of_cooking on plan_items (leftover_of)`,
    sql`
      create table shopping_ticks (
        user_id uuid not null references users on delete cascade,
        starts_on date not null,
        food_id text not null,
        grams double precision,
        primary key (user_id, starts_on, food_id)
      )`,
  ];
  for (const statement of statements) await statement.execute(db);
}
