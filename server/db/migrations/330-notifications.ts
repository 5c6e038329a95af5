import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table notifications (
        id bigint generated always as identity primary key,
        user_id uuid not null references users on delete cascade,
        payload jsonb not null,
        created_at timestamptz not null,
        read_at timestamptz
      )`,
    sql`create index notifications_newest on notifications (user_id, created_at desc, id desc)`,
    sql`create index notifications_unread on notifications (user_id) where read_at is null`,
    sql`
      create table push_tokens (
        id bigint generated always as identity primary key,
        user_id uuid not null references users on delete cascade,
        token text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`,
    // a token can be longer than an index entry
    sql`create unique index push_tokens_once on push_tokens (user_id, md5(token))`,
    sql`
      create table pushes (
        id bigint generated always as identity primary key,
        notification_id bigint not null references notifications on delete cascade,
        token_id bigint not null references push_tokens on delete cascade,
        attempts integer not null default 0,
        next_attempt_at timestamptz not null,
        claimed_until timestamptz,
        give_up_at timestamptz not null
      )`,
    sql`create index pushes_due on pushes (next_attempt_at)`,
    sql`create index pushes_of_token on pushes (token_id)`,
    sql`create index pushes_of_notification on pushes (notification_id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
