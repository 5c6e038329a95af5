import { type Kysely, sql } from 'kysely';

/** Who in a household eats a meal, and dishes of a plan that only some of them eat. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table household_seats (
        id bigint generated always as identity primary key,
        household_id bigint not null references households on delete cascade,
        adult_id bigint references household_adults on delete cascade,
        dependent_id bigint references household_dependents on delete cascade,
        weekday smallint check (weekday between 1 and 7),
        date date,
        slot text not null check (slot in ('breakfast', 'lunch', 'dinner', 'snack')),
        is_there boolean not null,
        check (num_nonnulls(adult_id, dependent_id) = 1),
        check (num_nonnulls(weekday, date) = 1)
      )`,
    sql`create index household_seats_of_household on household_seats (household_id)`,
    sql`create index household_seats_of_adult on household_seats (adult_id)`,
    sql`create index household_seats_of_dependent on household_seats (dependent_id)`,
    sql`create index household_seats_by_date on household_seats (date)`,
    sql`alter table plan_items add column only_for text[]`,
    sql`create index plan_items_only_for on plan_items using gin (only_for) where only_for is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}
