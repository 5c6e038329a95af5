import { type Kysely, sql } from 'kysely';

/** The member's photo of an own recipe, shown instead of the drawn picture. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table recipes add column own_photo_url text`,
    sql`
      create function use_own_photo() returns trigger language plpgsql as $$
        begin
          if tg_op <> 'INSERT' and old.own_photo_url is not null then
            update files set state = 'freed' where url = old.own_photo_url;
          end if;
          if tg_op <> 'DELETE' and new.own_photo_url is not null then
            update files set state = 'used' where url = new.own_photo_url;
          end if;
          return null;
        end
      $$`,
    sql`
      create trigger own_photo_used after insert or update of own_photo_url or delete on recipes
      for each row execute function use_own_photo()`,
  ];
  for (const statement of statements) await statement.execute(db);
}
