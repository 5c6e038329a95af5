import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The code, not the member: a referral outlives the referrer's account.
  await sql`alter table users add column referred_by text`.execute(db);
}
