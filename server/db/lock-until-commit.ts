import { sql } from 'kysely';
import type { Db } from './connect.ts';

/** Takes the advisory lock of a name until the transaction ends; other transactions that take it wait. */
export async function lockUntilCommit(tx: Db, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(tx);
}
