import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase } from '#server/db/connect.ts';
import {
  startTestApp,
  type TestApp,
  type TestMember,
  type TestResponse,
} from '#tests/server/app-under-test.ts';
import { createPreparedDatabase, dropDatabases } from '#tests/server/prepared-database.ts';
import { startPostgres } from '#tests/server/start-postgres.ts';

let app: TestApp;
let locker: pg.Client;
const closings: (() => Promise<unknown>)[] = [];
async function ownPostgres(): Promise<string> {
  const { url, stop } = await startPostgres();
  closings.push(stop, () => dropDatabases(url));
  return url;
}
beforeAll(async () => {
  const url = await createPreparedDatabase(process.env['TEST_DATABASE_URL'] || (await ownPostgres()));
  const database = await connectDatabase({ kind: 'postgres', url });
  closings.push(database.close);
  app = await startTestApp({ database });
  closings.push(app.close);
  locker = new pg.Client({ connectionString: url });
  await locker.connect();
  closings.push(() => locker.end());
});
afterAll(async () => {
  for (const close of closings.toReversed()) await close();
});

/** Locks the table against writes during the work; reads pass. */
async function whileLocked(table: string, work: () => Promise<void>): Promise<void> {
  await locker.query(`begin; lock table ${table} in exclusive mode`);
  try {
    await work();
  } finally {
    await locker.query('rollback');
  }
}
/** Number of writes that wait for a lock, from pg_stat_activity. */
async function waitingWrites(): Promise<number> {
  const { rows } = await locker.query(`
    select count(*)::int as n from pg_locks
    where not granted and database = (select oid from pg_database where datname = current_database())`);
  return rows[0].n;
}
async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setImmediate(resolve));
}

const save = ({ token }: TestMember, index: number) =>
  app.call('saveMetas', { token, body: { recipes_liked_ingredients: [String(index)] } });
const times = <T>(count: number, work: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => work(index));
const statusesOf = async (calls: readonly Promise<TestResponse>[]) =>
  (await Promise.all(calls)).map(({ status }) => status);

test('EXT-22 twenty slow writes of one member starve neither reads nor another’s writes', async () => {
  const [greedy, other] = [await app.member(), await app.member()];
  await whileLocked('user_metas', async () => {
    const slow = times(20, (index) => save(greedy, index));
    await until(async () => (await waitingWrites()) >= 4);
    const reads = times(20, () => app.call('listRecipes', { token: other.token }));
    expect(await statusesOf(reads)).toEqual(times(20, () => 200));
    await app.ok('createCollection', { token: other.token, body: { name: 'Soups' } });
    // none of the greedy member's has ended meanwhile, and they have no more connections than their share
    expect(await waitingWrites()).toBe(4);
    await locker.query('rollback');
    expect(await statusesOf(slow)).toEqual(times(20, () => 200));
  });
});

test('EXT-22 slow writes of many members leave connections to reads, and are all done in the end', async () => {
  const members = await Promise.all(times(12, () => app.member()));
  const [reader] = members;
  await whileLocked('user_metas', async () => {
    const slow = members.map((member, index) => save(member, index));
    await until(async () => (await waitingWrites()) >= 7);
    const reads = times(20, () => app.call('listRecipes', { token: reader?.token ?? '' }));
    expect(await statusesOf(reads)).toEqual(times(20, () => 200));
    expect(await waitingWrites()).toBe(7);
    await locker.query('rollback');
    expect(await statusesOf(slow)).toEqual(times(12, () => 200));
  });
});
