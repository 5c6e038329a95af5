import { type Kysely, sql } from 'kysely';

/** Tables with the column that names the member whose pages depend on a row. */
const tables = [
  ['consents', 'user_id'],
  ['favorites', 'user_id'],
  ['health_answers', 'user_id'],
  ['household_adults', 'user_id'],
  ['household_dependents', 'user_id'],
  ['meal_planners', 'user_id'],
  ['recipe_notes', 'user_id'],
  ['recipes', 'owner_id'],
  ['trigger_events', 'user_id'],
  ['trigger_limits', 'user_id'],
  ['trigger_programs', 'user_id'],
  ['user_metas', 'user_id'],
  ['users', 'id'],
] as const;

/**
 * The version of a member: random tokens, of which each transaction that changes something of the member adds one. It
 * replaces the tokens that no other transaction is replacing, so that nobody waits for anybody. The last committed one
 * is always among them: the same tokens mean the same rows, also after a restore or a failover.
 *
 * There is no foreign key: its check would wait for any transaction that has locked the member.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table member_versions (
      user_id uuid not null,
      token uuid not null
    )`.execute(db);
  await sql`create index member_versions_of_member on member_versions (user_id, token)`.execute(db);
  await sql`
    create function change_member_version(member uuid) returns void language plpgsql as $$
    begin
      if exists (
        select from member_versions where user_id = member and xmin = pg_current_xact_id()::xid
      ) or not exists (select from users where id = member) then
        return;
      end if;
      delete from member_versions where ctid = any (array(
        select ctid from member_versions where user_id = member for update skip locked
      ));
      insert into member_versions (user_id, token) values (member, gen_random_uuid());
    end $$`.execute(db);
  for (const column of ['user_id', 'owner_id', 'id'] as const)
    await sql`
      create function ${sql.ref(`change_version_by_${column}`)}() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then
          perform change_member_version(${sql.ref(`old.${column}`)});
        end if;
        if tg_op <> 'DELETE' then
          perform change_member_version(${sql.ref(`new.${column}`)});
        end if;
        return null;
      end $$`.execute(db);
  for (const [table, column] of tables)
    for (const [event, member] of [
      ['insert', `new.${column}`],
      ['update', `coalesce(new.${column}, old.${column})`],
      ['delete', `old.${column}`],
    ] as const)
      await sql`
        create trigger ${sql.ref(`member_version_${event}`)} after ${sql.raw(event)} on ${sql.ref(table)}
        for each row when (${sql.raw(member)} is not null)
        execute function ${sql.ref(`change_version_by_${column}`)}()`.execute(db);
  await sql`
    create function forget_member_version() returns trigger language plpgsql as $$
    begin
      delete from member_versions where user_id = old.id;
      return null;
    end $$`.execute(db);
  // by name after the triggers of the foreign keys, whose deletions change the version
  await sql`
    create trigger member_version_end after delete on users
    for each row execute function forget_member_version()`.execute(db);
}
