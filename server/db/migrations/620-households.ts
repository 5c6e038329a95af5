import { type Kysely, sql } from 'kysely';

/** Households: their adults with accounts, the profiles of children and guests, and invites. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table households (
        id bigint generated always as identity primary key,
        created_at timestamptz not null
      )`,
    sql`
      create table household_adults (
        id bigint generated always as identity primary key,
        household_id bigint not null references households on delete cascade,
        user_id uuid not null references users on delete cascade,
        role text not null check (role in ('owner', 'adult')),
        shares_food boolean not null,
        shares_energy boolean not null,
        plans_for_all boolean not null,
        joined_at timestamptz not null,
        constraint household_adults_one_household unique (user_id)
      )`,
    sql`create index household_adults_of_household on household_adults (household_id)`,
    sql`
      create table household_dependents (
        id bigint generated always as identity primary key,
        household_id bigint not null references households on delete cascade,
        user_id uuid not null references users on delete cascade,
        profile jsonb not null,
        created_at timestamptz not null
      )`,
    sql`create index household_dependents_of_household on household_dependents (household_id)`,
    sql`create index household_dependents_of_keeper on household_dependents (user_id)`,
    sql`
      create table household_invites (
        id bigint generated always as identity primary key,
        household_id bigint not null references households on delete cascade,
        user_id uuid not null references users on delete cascade,
        code_hash text not null unique,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz
      )`,
    sql`create index household_invites_of_household on household_invites (household_id)`,
    sql`create index household_invites_of_sender on household_invites (user_id)`,
    sql`create index household_invites_by_expiry on household_invites (expires_at)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
