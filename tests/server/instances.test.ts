import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { createChangeNotifications, notifiedTables } from '#server/db/change-notifications.ts';
import { type Connection, connectDatabase, type Db } from '#server/db/connect.ts';
import { cleanUp } from '#server/jobs/clean-up.ts';
import { startTestApp, type TestApp } from './app-under-test.ts';
import { isOnPostgres, postgresUrl } from './test-database.ts';

/** Two servers on one database, each with its own connections and cache if possible. */
let app: TestApp;
let second: Connection | null = null;
let other: FastifyInstance;
beforeAll(async () => {
  app = await startTestApp();
  second = await connectAgain(app.db);
  other = await createApp({ ...app.context, ...second });
});
afterAll(async () => {
  await other.close();
  await second?.close();
  await app.close();
});

async function urlOf(db: Db): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  if (!isOnPostgres) return null;
  const url = new URL(postgresUrl);
  url.pathname = `/${rows[0]?.name}`;
  return url.href;
}
async function connectAgain(db: Db): Promise<Connection | null> {
  const url = await urlOf(db);
  return url === null ? null : connectDatabase({ kind: 'postgres', url });
}

const me = async (instance: FastifyInstance, token: string) =>
  (await instance.inject({ url: '/api/users/me', headers: { authorization: `Bearer ${token}` } })).statusCode;

test('a sign-in or logout at one is effective at the other', async () => {
  const { token } = await app.member();
  expect(await me(other, token)).toBe(200);
  await other.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { authorization: `Bearer ${token}` },
  });
  await expect.poll(() => me(app.fastify, token)).toBe(401);
  expect(await me(other, token)).toBe(401);
});

test('what a member changes at one is in the next page of the other', async () => {
  const { token } = await app.member();
  const headers = { authorization: `Bearer ${token}` };
  const page = async (instance: FastifyInstance) =>
    (await instance.inject({ url: '/api/recipes?query=soup', headers })).json<{
      data: { id: number; is_favorite: boolean; fit: { kind: string } }[];
      meta: { not_filtered_by: string[] };
    }>();
  const first = await page(other);
  const id = first.data[0]?.id ?? 0;
  expect(await page(app.fastify)).toEqual(first);
  const press = (instance: FastifyInstance, is_favorite: boolean) =>
    instance.inject({
      method: 'POST',
      url: `/api/recipes/${id}/favorites`,
      headers,
      payload: { is_favorite },
    });
  const save = (instance: FastifyInstance, allergens: string[]) =>
    instance.inject({
      method: 'POST',
      url: '/api/users/me/preferences',
      headers,
      payload: { recipes_excluded_ingredients: allergens },
    });
  const servers = [app.fastify, other];
  for (let round = 0; round < 4; round += 1) {
    const [one = app.fastify, two = other] = round % 2 === 0 ? servers : servers.toReversed();
    expect((await press(one, round < 2)).statusCode).toBe(200);
    expect((await page(two)).data[0]?.is_favorite).toBe(round < 2);
    expect((await save(one, round % 2 === 0 ? ['Milk'] : [])).statusCode).toBe(200);
    expect((await page(two)).meta.not_filtered_by.length > 0).toBe(round % 2 === 0);
    expect(await page(one)).toEqual(await page(two));
  }
});

test('SRV-78 rate limits count calls at both', async () => {
  const ask = (instance: FastifyInstance) =>
    instance.inject({
      method: 'POST',
      url: '/api/auth/check-email',
      remoteAddress: '192.0.2.9',
      payload: { email: 'a@example.com' },
    });
  const responses = await Promise.all(
    Array.from({ length: 16 }, (_, index) => ask(index % 2 ? app.fastify : other)),
  );
  const statuses = responses.map((response) => response.statusCode).sort();
  expect(statuses).toEqual([...Array(10).fill(200), ...Array(6).fill(429)]);
});

test.runIf(isOnPostgres)('when PostgreSQL drops all connections, the next calls are served', async () => {
  const { token } = await app.member();
  await Promise.all(Array.from({ length: 10 }, () => me(app.fastify, token)));
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(app.db);
  const statuses = await Promise.all(Array.from({ length: 20 }, () => me(app.fastify, token)));
  for (const status of statuses) expect([200, 503]).toContain(status);
  expect(await me(app.fastify, token)).toBe(200);
});

test('the tables whose writes are notified have a trigger, and no others', async () => {
  const { rows } = await sql<{ name: string }>`
    select tgrelid::regclass::text as name from pg_trigger where tgname = 'notify_change'`.execute(app.db);
  expect(new Set(rows.map(({ name }) => name))).toEqual(notifiedTables);
});

test.runIf(isOnPostgres)(
  'a write at one is notified to the other, also after its connection was cut',
  async () => {
    const url = (await urlOf(app.db)) ?? '';
    const written: (string | null)[] = [];
    const nobody = randomUUID();
    const notices = createChangeNotifications(
      () => url,
      (table) => written.push(table),
    );
    const generous = { timeout: 30_000, interval: 20 };
    const write = () => app.db.deleteFrom('reviews').where('user_id', '=', nobody).execute();
    const count = (table: string | null) => written.filter((each) => each === table).length;
    await expect.poll(notices.areReceived, generous).toBe(true);
    expect(written).toEqual([null]);
    await app.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('reviews').where('user_id', '=', nobody).execute();
      await tx.deleteFrom('recipes').where('owner_id', '=', nobody).execute();
    });
    await expect.poll(() => [count('reviews'), count('recipes')], generous).toEqual([1, 1]);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'kindfare notices'`.execute(app.db);
    // whatever was written meanwhile is unknown
    await expect.poll(() => count(null), generous).toBe(2);
    await write();
    await expect.poll(() => count('reviews'), generous).toBe(2);
    await expect.poll(notices.areReceived, generous).toBe(true);
    await notices.close();
  },
);

test('expired data is deleted, valid data stays', async () => {
  const day = 24 * 60 * 60 * 1000;
  const former = await app.member();
  await app.ok('logOut', { token: former.token });
  await app.ok('checkEmail', { body: { email: 'a@example.com' } });
  app.clock.advance(2 * day);
  const alive = await app.member();
  await cleanUp(app.context);
  const count = async (table: 'sessions' | 'session_tokens' | 'rate_limits' | 'sign_in_attempts') => {
    const row = await app.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirst();
    return Number(row?.count);
  };
  expect(await me(app.fastify, alive.token)).toBe(200);
  expect(await count('sign_in_attempts')).toBe(0);
  const ended = await app.db.selectFrom('sessions').select('id').where('ended_at', 'is not', null).execute();
  expect(ended).toEqual([]);
  expect(await count('session_tokens')).toBe(await count('sessions'));

  app.clock.advance(100 * day);
  await cleanUp(app.context);
  for (const table of ['sessions', 'session_tokens', 'rate_limits'] as const)
    expect(await count(table)).toBe(0);
});
