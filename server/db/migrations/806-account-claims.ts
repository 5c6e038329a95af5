import { type Kysely, sql } from 'kysely';

/**
 * The order of changes of an account, whether the address that can revert one was confirmed, and a count of the times
 * that the sign-ins of an account were ended. Changes from before count as those of a confirmed address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table account_changes add column position bigint`,
    sql`
      update account_changes set position = ordered.position
      from (select id, row_number() over (order by created_at, id) as position from account_changes) ordered
      where account_changes.id = ordered.id`,
    sql`alter table account_changes alter column position set not null`,
    sql`alter table account_changes alter column position add generated always as identity`,
    sql`
      select setval(
        pg_get_serial_sequence('account_changes', 'position'),
        (select coalesce(max(position), 0) + 1 from account_changes), false)`,
    sql`alter table account_changes add column former_email_verified_at timestamptz`,
    sql`update account_changes set former_email_verified_at = created_at where token_hash is not null`,
    sql`alter table users add column sign_in_epoch integer not null default 0`,
  ];
  for (const statement of statements) await statement.execute(db);
}
