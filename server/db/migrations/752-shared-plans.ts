import { type Kysely, sql } from 'kysely';

/** One plan and one shopping list of a household: the plan of its keeper, changed by all who share it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      alter table households
        add column plan_keeper_id bigint references household_adults on delete set null,
        add column plan_shared_from date,
        add column plan_version bigint not null default 0,
        add column plan_changed_by uuid references users on delete set null,
        add column plan_change text check (plan_change in ('plan', 'shopping'))`,
    sql`create index households_of_plan_keeper on households (plan_keeper_id)`,
    sql`create index households_of_plan_changer on households (plan_changed_by)`,
    sql`alter table household_adults add column shares_plan boolean not null default false`,
    sql`alter table meal_plans add column changed_by uuid references users on delete set null`,
    sql`create index meal_plans_of_changer on meal_plans (changed_by) where changed_by is not null`,
    sql`alter table shopping_ticks add column ticked_by uuid references users on delete set null`,
    sql`create index shopping_ticks_of_ticker on shopping_ticks (ticked_by) where ticked_by is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}
