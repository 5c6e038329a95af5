/** Rows of a large site, made by SQL: small variations of the catalog, and members of whom one has far more than others. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Db } from '#server/db/connect.ts';
import type { Database } from '#server/db/schema.ts';
import { isOnPostgres, postgresUrl } from '#tests/server/test-database.ts';

export interface LargeSite {
  /** The member with the longest lists. */
  readonly userId: string;
  readonly collectionId: string;
  /** A recipe with many reviews. */
  readonly recipeId: number;
  /** An access token in use. */
  readonly token: { readonly hash: string; readonly userId: string };
}

/** What the one member has at most: of recipes in a collection, and of favorites. */
const most = 5_000;

const varied: Readonly<Record<string, string>> = {
  ref_id: `'large-' || n`,
  spoonacular_id: 'null',
  title: `title || ' ' || n`,
  title_key: `title_key || ' ' || n`,
  summary: `''`,
  ready_in_minutes: '5 + n % 120',
  calories: 'calories * (0.8 + (n % 100) / 250.0)',
  created_at: `timestamptz '2026-05-01' - n * interval '1 second'`,
  in_catalog: 'false',
  reviews_count: '(n % 10 = 0)::int * (1 + n % 7)',
  reviews_sum: '(n % 10 = 0)::int * (1 + n % 7) * (1 + n % 5)',
};

/** Indexes are created after the rows, which is many times as fast. */
async function withoutIndexes(db: Db, work: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = current_schema()::regnamespace and not indisunique`.execute(db);
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
  await work();
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
}

async function addRecipes(db: Db, count: number): Promise<void> {
  const { rows: columns } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = 'recipes'::regclass and attnum > 0 and attname <> 'id' and not attisdropped
    order by attnum`.execute(db);
  await sql`
    insert into recipes (${sql.join(columns.map(({ name }) => sql.ref(name)))})
    with base as (
      select *, row_number() over (order by id) - 1 as nth, count(*) over () as size
      from recipes where owner_id is null
    )
    select ${sql.join(columns.map(({ name }) => (varied[name] ? sql.raw(varied[name]) : sql.ref(name))))}
    from generate_series(1, ${count}::int) as n join base on nth = n % size`.execute(db);
  await sql`
    insert into recipe_details (recipe_id, ingredients, steps, instructions_html, nutrients, verdicts, art, planning)
    select id, '[]', '[]', '', '[]', '{}', '{}', null from recipes
    on conflict do nothing`.execute(db);
}

const at = sql.raw(`timestamptz '2026-05-01' - n * interval '1 second'`);

async function addMembers(db: Db, count: number): Promise<void> {
  const n = sql`generate_series(1, ${count}::int) as n`;
  const members = sql`(select id as member_id, row_number() over (order by id) as n from users) as member`;
  const recipe = sql.raw('1000000001 + (n * 7919) % (select count(*) from recipes)');
  const statements = [
    sql`insert into users (partner_id, name, email, email_key, created_at)
      select 'default', 'Member ' || n, n || '@large.example', n || '@large.example', ${at} from ${n}`,
    sql`insert into sessions (id, user_id, created_at, expires_at, ended_at)
      select gen_random_uuid(), member_id, ${at}, timestamptz '2027-05-01', case when n % 2 = 0 then ${at} end from ${members}`,
    sql`insert into session_tokens
        (user_id, refresh_hash, access_hash, session_id, access_expires_at, refresh_expires_at)
      select user_id, md5('r' || id), md5('a' || id), id, timestamptz '2027-05-01', timestamptz '2027-05-01' from sessions`,
    sql`insert into favorites (user_id, recipe_id, created_at)
      select member_id, recipes.id, ${at} from ${members} join recipes on recipes.id = ${recipe}`,
    sql`insert into collections (user_id, name, created_at) select member_id, 'Soups', ${at} from ${members}`,
    sql`insert into collection_recipes (user_id, collection_id, recipe_id, added_at)
      select user_id, place.id, recipes.id, ${at}
      from (select user_id, id, row_number() over (order by id) as n from collections) as place
      join recipes on recipes.id = ${recipe}`,
    sql`insert into notifications (user_id, payload, created_at, read_at)
      select member_id, '{}', ${at}, case when n % 2 = 0 then ${at} end from ${members}`,
    sql`insert into push_tokens (user_id, token, created_at, updated_at)
      select member_id, 'token' || n, ${at}, ${at} from ${members} where n % 10 = 0`,
    sql`insert into pushes (user_id, notification_id, token_id, next_attempt_at, give_up_at)
      select user_id, notifications.id, push_tokens.id, timestamptz '2026-05-02', timestamptz '2026-06-01'
      from notifications join push_tokens using (user_id)`,
    sql`insert into outbox (user_id, topic, encrypted, created_at, next_attempt_at, give_up_at)
      select member_id, 'topic' || n, '', ${at}, timestamptz '2026-05-02', timestamptz '2026-06-01'
      from ${members} where n % 10 = 0`,
    sql`insert into meal_plans (user_id, date) select member_id, date '2026-05-04' from ${members}`,
    sql`insert into plan_items (user_id, plan_id, recipe_id, slot, servings, generated, added_at)
      select user_id, plan.id, recipes.id, 'dinner', 2, false, ${at}
      from (select user_id, id, row_number() over (order by id) as n from meal_plans) as plan
      join recipes on recipes.id = ${recipe}`,
    sql`insert into recipe_notes (user_id, recipe_id, text, search_words, updated_at)
      select member_id, recipes.id, 'Mild', 'mild', ${at} from ${members} join recipes on recipes.id = ${recipe}`,
    sql`insert into cooked_recipes (user_id, recipe_id, cooked_on)
      select member_id, recipes.id, date '2026-05-01' from ${members} join recipes on recipes.id = ${recipe}`,
    sql`insert into diary_records (user_id, id, date, encrypted)
      select member_id, gen_random_uuid(), date '2026-05-01', '' from ${members}`,
    sql`insert into households (created_at) select ${at} from generate_series(1, ${Math.ceil(count / 2)}::int) as n`,
    sql`insert into household_adults
        (household_id, user_id, role, shares_food, shares_energy, plans_for_all, joined_at)
      select house.id, member_id, case when member.n % 2 = 0 then 'owner' else 'adult' end, true, true, true, timestamptz '2026-05-01'
      from (select id, row_number() over (order by id) as nth from households) as house
      join ${members} on nth = (member.n + 1) / 2`,
    sql`insert into applied_changes (user_id, operation, key, response_encrypted, applied_at)
      select member_id, 'toggleFavorite', gen_random_uuid(), '{}', ${at} from ${members}`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** The longest lists that a member can have, and a recipe that many have reviewed. */
async function addLongLists(db: Db, site: LargeSite): Promise<void> {
  const { userId, collectionId, recipeId } = site;
  const recipes = sql`(select id, row_number() over (order by id) as n from recipes order by id limit ${most}) as recipe`;
  const n = sql`generate_series(1, ${most}::int) as n`;
  const statements = [
    sql`insert into favorites (user_id, recipe_id, created_at) select ${userId}, id, ${at} from ${recipes} on conflict do nothing`,
    sql`insert into collection_recipes (user_id, collection_id, recipe_id, added_at)
      select ${userId}, ${collectionId}, id, ${at} from ${recipes} on conflict do nothing`,
    sql`insert into collections (user_id, name, created_at) select ${userId}, 'Collection ' || n, ${at} from ${n} where n < 500`,
    sql`insert into notifications (user_id, payload, created_at) select ${userId}, '{}', ${at} from ${n}`,
    sql`insert into cooked_recipes (user_id, recipe_id, cooked_on)
      select ${userId}, id, date '2026-04-01' - (n % 300)::int from ${recipes} on conflict do nothing`,
    sql`insert into recipe_notes (user_id, recipe_id, text, search_words, updated_at)
      select ${userId}, id, 'Mild', 'mild', ${at} from ${recipes} on conflict do nothing`,
    sql`insert into diary_records (user_id, id, date, encrypted)
      select ${userId}, gen_random_uuid(), date '2026-05-01' - n % 1000, '' from ${n}`,
    sql`insert into meal_plans (user_id, date)
      select ${userId}, date '2026-05-01' - n from ${n} where n < 1000 on conflict do nothing`,
    sql`insert into reviews (recipe_id, user_id, rating, comment, attachments, created_at)
      select ${recipeId}, id, 4, '', '[]', ${at}
      from (select id, row_number() over (order by id) as n from users limit ${most}) as member on conflict do nothing`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** A connection without the deadlines of statements, to the same database; the embedded one has none. */
async function withoutDeadline<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  if (!isOnPostgres) return work(db);
  const { rows } = await sql<{ readonly name: string }>`select current_database() as name`.execute(db);
  const url = new URL(postgresUrl);
  url.pathname = rows[0]?.name ?? '';
  const pool = new pg.Pool({ connectionString: url.href, max: 1 });
  const own = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return work(own).finally(() => own.destroy());
}

/** Fills the database and gathers statistics. */
export const fillLargeSite = (db: Db, rows: number): Promise<LargeSite> =>
  withoutDeadline(db, (own) => withBulkSettings(own, () => fill(own, rows)));

/** Without foreign keys, triggers, and nested loops over tables without statistics, which take most of the time. */
async function withBulkSettings<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await sql`set session_replication_role = replica`.execute(db);
  await sql`set maintenance_work_mem = '512MB'`.execute(db);
  await sql`set enable_nestloop = off`.execute(db);
  return work().finally(async () => {
    await sql`set session_replication_role = origin`.execute(db);
    await sql`reset enable_nestloop`.execute(db);
  });
}

async function fill(db: Db, rows: number): Promise<LargeSite> {
  await withoutIndexes(db, async () => {
    await addRecipes(db, rows);
    await addMembers(db, rows);
  });
  const { rows: found } = await sql<LargeSite>`
    select users.id as "userId", collections.id::text as "collectionId",
      (select max(id)::int - 10 from recipes) as "recipeId",
      (
        select json_build_object('hash', access_hash, 'userId', session_tokens.user_id)
        from session_tokens join sessions on sessions.id = session_id where ended_at is null limit 1
      ) as token
    from users join collections on user_id = users.id where email_key = '1@large.example'`.execute(db);
  const [site] = found;
  if (site === undefined) throw new Error('The first member has no collection.');
  await addLongLists(db, site);
  await sql`vacuum analyze`.execute(db);
  return site;
}
