import { type Kysely, sql } from 'kysely';

/** What a withdrawal returns is agreed with the order; orders from before return everything. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table checkouts add column withdrawal_terms text not null default 'full'
      check (withdrawal_terms in ('full', 'proportional'))`.execute(db);
  await sql`
    alter table withdrawals add column used_cents integer not null default 0 check (used_cents >= 0)`.execute(
    db,
  );
  await sql`create index withdrawals_of_user on withdrawals (user_id, received_at)`.execute(db);
}
