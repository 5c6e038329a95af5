import { type Kysely, sql } from 'kysely';

/** Members' choices of foods for ingredient lines; those the operator accepts apply to all members. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table recipe_details add column own_choices jsonb`,
    sql`
      create table ingredient_bindings (
        user_id uuid not null references users on delete cascade,
        name_key text not null,
        food_id text not null,
        chosen_at timestamptz not null,
        primary key (user_id, name_key)
      )`,
    sql`
      create table accepted_bindings (
        name_key text primary key,
        food_id text not null,
        accepted_at timestamptz not null
      )`,
  ];
  for (const statement of statements) await statement.execute(db);
}
