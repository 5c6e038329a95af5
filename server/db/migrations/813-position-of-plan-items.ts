import { type Kysely, sql } from 'kysely';

/** Items of a meal have an order of their own, which an undo restores; those from before are in the order of their ids. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table plan_items add column position integer not null default 0`.execute(db);
}
