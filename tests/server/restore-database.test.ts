import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Connection } from '#server/db/connect.ts';
import { openTestDatabase } from './test-database.ts';

/** The content of the catalog's tables, and the number of users. */
async function contentsOf({ db }: Connection) {
  const { rows } = await sql<{ table: string; mark: string; rows: number }>`
    select 'recipes' as table, md5(string_agg(r::text, '' order by id)) as mark, count(*)::int as rows from recipes as r
    union all
    select 'details', md5(string_agg(d::text, '' order by recipe_id)), count(*)::int from recipe_details as d
    union all
    select 'users', '', count(*)::int from users
    order by 1`.execute(db);
  return rows;
}

let before: Awaited<ReturnType<typeof contentsOf>>;
beforeAll(async () => {
  const first = await openTestDatabase();
  before = await contentsOf(first);
  await first.close();
});

test.each([
  [
    'a row that was written over',
    sql`update recipes set title = 'Other' where id in (select id from recipes limit 3)`,
  ],
  [
    'rows that were removed',
    sql`delete from recipes where id in (select id from recipes order by id limit 50)`,
  ],
  [
    'rows that were added',
    sql`insert into users (id, name, email, email_key, partner_id, created_at) values (gen_random_uuid(), 'A', 'a@x.com', 'a@x.com', 'main', now())`,
  ],
  ['details that were written over', sql`update recipe_details set steps = '[]'`],
])('%s is as it was for the next test', async (_, change) => {
  const used = await openTestDatabase();
  await change.execute(used.db);
  expect(await contentsOf(used)).not.toEqual(before);
  await used.close();
  const next = await openTestDatabase();
  expect(await contentsOf(next)).toEqual(before);
  await next.close();
});
