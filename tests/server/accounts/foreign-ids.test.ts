import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Call, calls, exampleOf } from '#tests/contract/contract-document.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { openShop, type Shop } from '#tests/server/membership/sandbox-shop.ts';
import { type BusyMember, busyMember } from './busy-member.ts';
import { addApp, addPasskey } from './two-step-member.ts';

let app: TestApp;
let shop: Shop;
let victim: BusyMember;
let token: string;
let ids: readonly string[];
let rows: Readonly<Record<string, readonly string[]>>;

const tables = async () => {
  const { rows } = await sql<{ name: string; column: string }>`
    select table_name as name, column_name as column from information_schema.columns
    where table_schema = current_schema()
      and (column_name in ('user_id', 'owner_id') or (table_name = 'users' and column_name = 'id'))`.execute(
    app.db,
  );
  return rows;
};
/** All rows of the victim, as text. */
async function rowsOfVictim(): Promise<Readonly<Record<string, readonly string[]>>> {
  const all: Record<string, string[]> = {};
  for (const { name, column } of await tables()) {
    const { rows } = await sql<{ row: string }>`
      select each::text as row from ${sql.table(name)} as each
      where ${sql.ref(column)} = ${victim.userId} order by 1`.execute(app.db);
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}
/** Ids and tokens of the victim that a member could guess or find. */
async function idsOfVictim(): Promise<readonly string[]> {
  const found = new Set<string>([victim.userId]);
  for (const { name, column } of await tables()) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(each) as row from ${sql.table(name)} as each
      where ${sql.ref(column)} = ${victim.userId}`.execute(app.db);
    for (const { row } of rows)
      for (const key of ['id', 'household_id', 'ref_id', 'slug'])
        if (row[key] != null) found.add(String(row[key]));
  }
  const { rows: items } = await sql<{ id: string }>`
    select item.id::text as id from plan_items as item join meal_plans as plan on plan.id = item.plan_id
    where plan.user_id = ${victim.userId}`.execute(app.db);
  for (const { id } of items) found.add(id);
  const more = { token: victim.token };
  const responses = [await app.ok('getHousehold', more), await app.ok('getSecurity', more)];
  for (const [, id] of JSON.stringify(responses).matchAll(/"id":"([^"]+)"/g)) found.add(id ?? '');
  return [...found];
}

beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
  victim = await busyMember(app, shop);
  const { token: own, userId } = victim;
  const soup = { servings: 2, ingredients: ['500 g carrots'], steps: ['Simmer.'], meal_types: ['Soup'] };
  await app.ok('createOwnRecipe', { token: own, body: { ...soup, title: `Stew of ${userId}` } });
  // reviews are public, with the name of their author
  await app.ok('deleteOwnReview', { token: own, params: { id: String(victim.recipeId) } });
  await addPasskey(app, victim);
  await addApp(app, victim);
  const [now, day] = [app.clock.now(), '2026-05-04'];
  await app.db
    .insertInto('diary_records')
    .values({ user_id: userId, id: randomUUID(), date: day, encrypted: 'a record' })
    .execute();
  await app.db
    .insertInto('report_links')
    .values({
      id: randomUUID(),
      user_id: userId,
      token_hash: 'a hash',
      last_day: day,
      created_at: now,
      ends_at: new Date(now.getTime() + 86_400_000),
    })
    .execute();
  ({ token } = await app.member());
  await shop.buy(token);
  await app.ok('createHousehold', { token, body: { shares_food: true, shares_energy: true } });
  ids = await idsOfVictim();
  rows = await rowsOfVictim();
});
afterAll(() => app.close());

test('SRV-34 there is something of each kind to find and to change', () => {
  const kinds = ['collections', 'custom_foods', 'diary_records', 'meal_plans', 'notifications', 'passkeys'];
  for (const kind of [...kinds, 'plan_items', 'push_tokens', 'recipes', 'report_links', 'subscriptions'])
    expect(rows[kind]?.length, kind).toBeGreaterThan(0);
});

/** The example of a body in which every id is a foreign one. */
function withId(value: unknown, id: string, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => withId(each, id, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withId(each, id, name)]));
  if (!/(^|_)ids?$/.test(key)) return value;
  return typeof value === 'number' ? Number(id) || value : id;
}

const hasId = ({ path, parameters, requestBody }: Call) =>
  path.includes('{') ||
  parameters.some(({ name }) => /(^|_)ids?$/.test(name)) ||
  /"\w*_?ids?"/.test(JSON.stringify(requestBody?.content ?? ''));

test.each(calls.filter(hasId).map((call) => [call.operationId, call] as const))(
  'SRV-34 SRV-59 %s with ids of another member shows and changes nothing of theirs',
  async (operationId, { path, parameters, requestBody }) => {
    const media = requestBody?.content['application/json'];
    const example = media && exampleOf(media);
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const numbers = ids.filter((id) => /^\d+$/.test(id));
    // a day and its item have different ids
    const pairs = names.length > 1 ? numbers.flatMap((id) => numbers.map((other) => [id, other])) : [];
    for (const [id = '', other = id] of [...ids.map((each) => [each]), ...pairs]) {
      const params = Object.fromEntries(names.map((name, index) => [name, index === 0 ? id : other]));
      const named = parameters.filter(({ name, in: place }) => place === 'query' && /(^|_)ids?$/.test(name));
      const query = Object.fromEntries(named.map(({ name }) => [name, id]));
      const body = example === undefined ? {} : { body: withId(example, other) };
      const { text, status } = await app.call(operationId, { token, params, query, ...body });
      expect(status).toBeLessThan(500);
      expect([id, text.replaceAll(id, '').includes(victim.userId)]).toEqual([id, false]);
    }
    expect(await rowsOfVictim()).toEqual(rows);
  },
);
