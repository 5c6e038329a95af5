import { type Kysely, sql } from 'kysely';

/**
 * While servers are updated one after the other, those of the version before write rows without the member. Then the
 * database adds the member, and for tokens also their owner, as these tokens don't name one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function add_member() returns trigger language plpgsql as $$
    begin
      execute format('select user_id from %I where id = $1', tg_argv[0])
        into new.user_id using (to_jsonb(new) ->> tg_argv[1])::bigint;
      return new;
    end $$`.execute(db);
  await sql`
    create function add_member_of_token() returns trigger language plpgsql as $$
    declare
      session record;
    begin
      select user_id, expires_at into session from sessions where id = new.session_id;
      new.user_id = session.user_id;
      insert into token_owners (token_hash, user_id, expires_at) values
        (new.access_hash, session.user_id, session.expires_at),
        (new.refresh_hash, session.user_id, session.expires_at);
      return new;
    end $$`.execute(db);
  for (const [table, parent, column] of [
    ['collection_recipes', 'collections', 'collection_id'],
    ['plan_items', 'meal_plans', 'plan_id'],
    ['pushes', 'notifications', 'notification_id'],
  ] as const)
    await sql`
      create trigger add_member before insert on ${sql.ref(table)}
      for each row when (new.user_id is null)
      execute function add_member(${sql.lit(parent)}, ${sql.lit(column)})`.execute(db);
  await sql`
    create trigger add_member before insert on session_tokens
    for each row when (new.user_id is null) execute function add_member_of_token()`.execute(db);
}
