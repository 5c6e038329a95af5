import { type Kysely, sql } from 'kysely';

/** The days for a withdrawal are agreed with the order; null: an order from before, for which the setting holds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table checkouts add column withdrawal_days integer check (withdrawal_days >= 0)`.execute(db);
  await sql`
    alter table refunds drop constraint refunds_reason_check,
      add constraint refunds_reason_check check (reason in ('withdrawal', 'operator', 'late_payment'))`.execute(
    db,
  );
}
