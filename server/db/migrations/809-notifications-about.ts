import { type Kysely, sql } from 'kysely';

/** A notification that names another member is deleted with that member. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table notifications add column about_id uuid references users on delete cascade`.execute(db);
  await sql`
    create index notifications_about on notifications (about_id) where about_id is not null`.execute(db);
  // whom those from before name isn't known
  await sql`
    update notifications
    set payload = jsonb_set(payload, '{body}', '"Somebody you invited is now in your household."')
    where payload ->> 'body' like '% is now in your household.'`.execute(db);
}
