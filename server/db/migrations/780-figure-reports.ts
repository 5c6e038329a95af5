import { type Kysely, sql } from 'kysely';

/** Figures that members report as wrong; `figure` is what the member was shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table figure_reports (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users on delete cascade,
        recipe_id bigint not null references recipes on delete cascade,
        axis text,
        food_id text,
        figure text not null,
        text text not null,
        created_at timestamptz not null,
        handled_at timestamptz
      )`,
    sql`create index figure_reports_of_user on figure_reports (user_id)`,
    sql`create index figure_reports_of_recipe on figure_reports (recipe_id)`,
    sql`create index figure_reports_open on figure_reports (created_at) where handled_at is null`,
  ];
  for (const statement of statements) await statement.execute(db);
}
