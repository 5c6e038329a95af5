import { type Kysely, sql } from 'kysely';

/** What the hourly clean-up deletes by: without these it reads tables that grow with members whole. */
const indexes = [
  ['account_changes', 'created_at'],
  ['authenticators', 'removed_at'],
  ['confirmations', 'expires_at'],
  ['passkeys', 'removed_at'],
  ['payment_events', 'done_at'],
  ['recovery_codes', 'removed_at'],
  ['sandbox_events', 'sent_at'],
  ['sessions', 'ended_at'],
  ['two_step_setups', 'expires_at'],
  ['two_step_tokens', 'expires_at'],
] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of indexes) {
    const name = sql.ref(`${table}_by_${column}`);
    // most rows of a nullable column are null
    await sql`create index ${name} on ${sql.ref(table)} (${sql.ref(column)}) where ${sql.ref(column)} is not null`.execute(
      db,
    );
  }
}
