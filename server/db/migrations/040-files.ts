import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`
      create table files (
        url text primary key,
        user_id uuid references users on delete set null,
        state text not null default 'booked' check (state in ('booked', 'used', 'freed')),
        created_at timestamptz not null
      )`,
    sql`create index files_of_user on files (user_id)`,
    sql`create index files_not_used on files (created_at) where state <> 'used'`,
    // Keeps a file's state up to date when rows that reference it change, also when a member's deletion
    // removes them.
    sql`
      create function use_photo() returns trigger language plpgsql as $$
        begin
          if tg_op <> 'INSERT' then
            update files set state = 'freed' where url = old.profile_photo_url;
          end if;
          if tg_op <> 'DELETE' then
            update files set state = 'used' where url = new.profile_photo_url;
          end if;
          return null;
        end
      $$`,
    sql`
      create trigger photo_used after insert or update of profile_photo_url or delete on users
      for each row execute function use_photo()`,
    sql`
      create function use_attachments() returns trigger language plpgsql as $$
        begin
          if tg_op <> 'INSERT' then
            update files set state = 'freed'
            where url in (select each ->> 'image_url' from jsonb_array_elements(old.attachments) each);
          end if;
          if tg_op <> 'DELETE' then
            update files set state = 'used'
            where url in (select each ->> 'image_url' from jsonb_array_elements(new.attachments) each);
          end if;
          return null;
        end
      $$`,
    sql`
      create trigger attachments_used after insert or update of attachments or delete on reviews
      for each row execute function use_attachments()`,
  ];
  for (const statement of statements) await statement.execute(db);
}
