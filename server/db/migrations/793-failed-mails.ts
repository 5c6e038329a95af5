import { type Kysely, sql } from 'kysely';

/** A mail that failed stays for a week, so that an operator can see it and send it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      alter table outbox
        add column failed_at timestamptz,
        add column failure text,
        add column expires_at timestamptz`,
    sql`create index outbox_failed on outbox (failed_at) where failed_at is not null`,
    sql`create index outbox_tried on outbox (id) where attempts > 0`,
  ];
  for (const statement of statements) await statement.execute(db);
}
