import { type Kysely, sql } from 'kysely';

/** When a job last tried a row: those that fail go behind the others. Null: never. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['subscriptions', 'checkouts', 'referral_rewards'])
    await sql`alter table ${sql.table(table)} add column tried_at timestamptz`.execute(db);
  await sql`drop index referral_rewards_waiting`.execute(db);
  await sql`
    create index referral_rewards_waiting on referral_rewards (tried_at nulls first) where status = 'waiting'`.execute(
    db,
  );
}
