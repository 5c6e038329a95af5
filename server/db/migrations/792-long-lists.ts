import { type Kysely, sql } from 'kysely';

/** Long lists and queues are read in the order of an index, also where many rows are due at the same time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create index recipe_notes_newest on recipe_notes (user_id, updated_at desc)`,
    sql`create index reviews_newest on reviews (recipe_id, created_at desc, id desc) where not hidden`,
    sql`drop index pushes_due`,
    sql`create index pushes_due on pushes (next_attempt_at, id)`,
    sql`create index pushes_by_give_up on pushes (give_up_at)`,
    sql`drop index outbox_due`,
    sql`create index outbox_due on outbox (next_attempt_at, id)`,
    sql`create index outbox_by_give_up on outbox (give_up_at) where next_attempt_at is not null`,
  ];
  for (const statement of statements) await statement.execute(db);
}
