import { type Kysely, sql } from 'kysely';

/** Notifications, their pushes and devices, consents, and food tests are keyed by the member, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table pushes add column user_id uuid`,
    sql`
      update pushes set user_id = notifications.user_id
      from notifications where notifications.id = notification_id`,
    // a push to a device that has passed to another member meanwhile
    sql`
      delete from pushes using push_tokens
      where push_tokens.id = token_id and push_tokens.user_id <> pushes.user_id`,
    sql`
      alter table pushes alter column user_id set not null,
        drop constraint pushes_notification_id_fkey,
        drop constraint pushes_token_id_fkey,
        drop constraint pushes_pkey`,
    sql`alter table notifications drop constraint notifications_pkey, add primary key (user_id, id)`,
    sql`alter table push_tokens drop constraint push_tokens_pkey, add primary key (user_id, id)`,
    sql`
      alter table pushes add primary key (user_id, id),
        add foreign key (user_id, notification_id) references notifications (user_id, id) on delete cascade,
        add foreign key (user_id, token_id) references push_tokens (user_id, id) on delete cascade`,
    sql`drop index pushes_of_notification`,
    sql`drop index pushes_of_token`,
    sql`create index pushes_of_notification on pushes (user_id, notification_id)`,
    sql`create index pushes_of_token on pushes (user_id, token_id)`,
    sql`alter table consents drop constraint consents_pkey, add primary key (user_id, id)`,
    sql`drop index consents_of_user`,
    sql`alter table trigger_limits drop constraint trigger_limits_pkey, add primary key (user_id, id)`,
    sql`drop index trigger_limits_of_user`,
    sql`
      alter table trigger_events drop constraint trigger_events_program_id_fkey,
        drop constraint trigger_events_pkey`,
    sql`alter table trigger_programs drop constraint trigger_programs_pkey, add primary key (user_id, id)`,
    sql`
      alter table trigger_events add primary key (user_id, program_id, seq),
        add foreign key (user_id, program_id) references trigger_programs (user_id, id) on delete cascade`,
    sql`drop index trigger_events_of_user`,
  ];
  for (const statement of statements) await statement.execute(db);
}
