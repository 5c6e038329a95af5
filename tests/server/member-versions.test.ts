import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findMemberVersions, type MemberTable, memberTables } from '#server/db/member-versions.ts';
import { type QueryCache, uncached } from '#server/db/query-cache.ts';
import { encryptLimit } from '#server/health/dose-limits.ts';
import { putLimit } from '#server/queries/trigger-tests.ts';
import { type BusyMember, busyMember } from './accounts/busy-member.ts';
import { startTestApp, type TestApp } from './app-under-test.ts';
import { openShop } from './membership/sandbox-shop.ts';
import { withNotes } from './recipes/recorded-queries.ts';
import { isOnPostgres } from './test-database.ts';

let app: TestApp;
let member: BusyMember;
beforeAll(async () => {
  app = await startTestApp();
  member = await busyMember(app, await openShop(app));
  await addRest(member);
});
afterAll(() => app.close());

/** An own recipe, a limit, and a food test with an event. */
async function addRest({ token, userId }: BusyMember): Promise<void> {
  const soup = {
    title: 'Soup of mine',
    summary: '',
    servings: 2,
    ready_in_minutes: 20,
    meal_types: ['Soup'],
    ingredients: ['2 carrots'],
    steps: ['Cook.'],
  };
  await app.ok('createOwnRecipe', { token, body: soup });
  const [id, program] = [randomUUID(), randomUUID()];
  const limit = { low: 0.4, high: 0.8, isFigure: true, median: 0.5 };
  const stored = { substance: 'oxalate', foodId: 'spinach', since: '2026-03-14', limit } as const;
  await putLimit(app.db, userId, { id, encrypted: encryptLimit(app.context, userId, id, stored) });
  await sql`insert into trigger_programs (id, user_id, created_at, is_open, encrypted)
    values (${program}, ${userId}, now(), true, '')`.execute(app.db);
  await sql`insert into trigger_events (program_id, seq, user_id, encrypted)
    values (${program}, 1, ${userId}, '')`.execute(app.db);
}

const versionOf = async (userId: string) => (await findMemberVersions(app.db, [userId])).get(userId) ?? '';
const columnOf = (table: MemberTable) =>
  sql.ref(table === 'users' ? 'id' : table === 'recipes' ? 'owner_id' : 'user_id');

test('every table that a read of a member’s own rows names has triggers for the member’s version', async () => {
  const { rows } = await sql<{ table: string; event: string }>`
    select event_object_table as table, lower(event_manipulation) as event
    from information_schema.triggers where trigger_name like 'member_version%'`.execute(app.db);
  for (const table of memberTables)
    expect(new Set(rows.filter((row) => row.table === table).map(({ event }) => event)), table).toEqual(
      new Set(['insert', 'update', 'delete']),
    );
});

test('the reads of a page name every table that they read', async () => {
  const queries: string[] = [];
  const named: string[] = [];
  const queryCache: QueryCache = {
    ...uncached,
    getOwn: async (tables, _key, read) => {
      queries.length = 0;
      const value = await read();
      const used = queries.flatMap((text) =>
        [...text.matchAll(/\b(?:from|join)\s+"?(\w+)"?/gi)].map(([, table]) => table ?? ''),
      );
      expect(tables).toEqual(expect.arrayContaining(used));
      named.push(...used);
      return value;
    },
    forCall: () => queryCache,
  };
  const db = withNotes(app.db, ({ sql: text }) => queries.push(text));
  const other = await startTestApp({ database: { db, queryCache } });
  await other.ok('listRecipes', { token: member.token, query: { query: 'soup', for: 'us' } });
  await other.close();
  // events of a test are read only where what it leaves out isn't stored
  expect(new Set(named)).toEqual(
    new Set([
      'consents',
      'favorites',
      'health_answers',
      'household_adults',
      'recipe_notes',
      'recipes',
      'trigger_limits',
      'trigger_programs',
      'user_metas',
      'users',
    ]),
  );
});

test('a change of any row gives its member another version, and nobody else', async () => {
  const other = await app.member();
  const { id } = (await app.ok('getCurrentUser', { token: other.token })).data;
  const seen = [await versionOf(member.userId)];
  const others = await versionOf(id);
  const changed = async (table: string, change: ReturnType<typeof sql>) => {
    const { numAffectedRows } = await change.execute(app.db);
    expect(Number(numAffectedRows), table).toBeGreaterThan(0);
    const version = await versionOf(member.userId);
    expect(seen, table).not.toContain(version);
    seen.push(version);
  };
  for (const table of memberTables) {
    const column = columnOf(table);
    const own = sql`${column} = ${member.userId}`;
    await changed(table, sql`update ${sql.table(table)} set ${column} = ${column} where ${own}`);
    if (table !== 'users') await changed(table, sql`delete from ${sql.table(table)} where ${own}`);
  }
  await addRest(member);
  expect(seen).not.toContain(await versionOf(member.userId));
  expect(await versionOf(id)).toBe(others);
  expect((await versionOf(member.userId)).split(',')).toHaveLength(1);
});

test('a change that is taken back leaves the version', async () => {
  const before = await versionOf(member.userId);
  await app.db
    .transaction()
    .execute(async (tx) => {
      await sql`update users set bio = '' where id = ${member.userId}`.execute(tx);
      throw new Error('taken back');
    })
    .catch(() => undefined);
  expect(await versionOf(member.userId)).toBe(before);
});

test.runIf(isOnPostgres)('of two changes at once neither waits, and each is a version', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const note = (text: string, until: Promise<void>) =>
    app.db.transaction().execute(async (tx) => {
      await sql`insert into user_metas (user_id, name, value)
        values (${member.userId}, ${text}, 'true')`.execute(tx);
      await until;
    });
  const seen = [await versionOf(member.userId)];
  const expectNew = async () => {
    const version = await versionOf(member.userId);
    expect(seen).not.toContain(version);
    seen.push(version);
  };
  const slow = note('slow', first.promise);
  const quick = note('quick', second.promise);
  second.resolve();
  await quick;
  await expectNew();
  first.resolve();
  await slow;
  await expectNew();
  await note('after both', Promise.resolve());
  await expectNew();
});
