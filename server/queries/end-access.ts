import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { CopiedTable } from './copied-tables.ts';

/** Sign-ins, and links and codes that were sent out and can still be used. What refers to them is deleted with them. */
const ended = [
  'sessions',
  'session_tokens',
  'token_owners',
  'push_tokens',
  'sign_in_codes',
  'one_time_codes',
  'two_step_setups',
  'two_step_tokens',
  'confirmations',
  'report_links',
  'household_invites',
] as const;

/**
 * Signs everybody out and ends every pending link and code: which of them were ended after a copy was made isn't known.
 * The tables may be those of an earlier version. Returns the number of sessions that could still be used.
 */
export async function endAllAccess(tx: Db, tables: ReadonlyMap<string, CopiedTable>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sessions where ended_at is null`.execute(tx);
  for (const table of ended) if (tables.has(table)) await sql`delete from ${sql.table(table)}`.execute(tx);
  // the change stays in the member's list, and can't be taken back by its link any more
  if (tables.has('account_changes'))
    await sql`
      update account_changes set former_email = null, former_email_key = null, token_hash = null
      where token_hash is not null`.execute(tx);
  return rows[0]?.count ?? 0;
}
