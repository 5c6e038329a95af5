import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { type Connection, connectDatabase } from '#server/db/connect.ts';
import { startTestApp, type TestApp } from './app-under-test.ts';
import { isOnPostgres, postgresUrl } from './test-database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function nameOf({ db }: Pick<TestApp, 'db'>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return rows[0]?.name ?? '';
}

async function connectAgain(): Promise<Connection> {
  const url = new URL(postgresUrl);
  url.pathname = `/${await nameOf(app)}`;
  return connectDatabase({ kind: 'postgres', url: url.href });
}

test('a server whose database takes writes is ready', async () => {
  expect((await app.request('GET', '/readyz')).status).toBe(200);
});

test.runIf(isOnPostgres)(
  'a server whose database takes no writes is not ready, and recovers without a restart',
  async () => {
    const name = await nameOf(app);
    const setReadOnly = (value: 'on' | 'off') =>
      sql`alter database ${sql.ref(name)} set default_transaction_read_only = ${sql.raw(value)}`.execute(
        app.db,
      );
    await setReadOnly('on');
    // its connections are opened now, as those to a primary before its demotion
    const connection = await connectAgain();
    const server = await createApp({ ...app.context, ...connection });
    const ready = async () => (await server.inject({ url: '/readyz' })).statusCode;
    const write = () =>
      server.inject({
        method: 'POST',
        url: '/api/auth/check-email',
        remoteAddress: '192.0.2.77',
        payload: { email: 'a@example.com' },
      });
    expect(await ready()).toBe(503);
    await setReadOnly('off');
    // the failed check dropped the connection, and the next one is to a writable database
    expect((await write()).statusCode).toBe(200);
    expect(await ready()).toBe(200);
    await server.close();
    await connection.close();
  },
);

test.runIf(isOnPostgres)(
  'connections to a demoted primary are dropped by a refused write or a failed readiness check, idle ones too',
  async () => {
    const name = await nameOf(app);
    const setReadOnly = (value: 'on' | 'off') =>
      sql`alter database ${sql.ref(name)} set default_transaction_read_only = ${sql.raw(value)}`.execute(
        app.db,
      );
    const opened = async (db: TestApp['db'], count: number) => {
      const pids = await Promise.all(
        Array.from({ length: count }, () =>
          sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.2)`.execute(db),
        ),
      );
      return new Set(pids.map(({ rows }) => rows[0]?.pid ?? 0));
    };
    const alive = async (pids: ReadonlySet<number>) => {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity where pid = any(${[...pids]}::int[])`.execute(app.db);
      return rows.length;
    };
    const noticedBy = {
      write: (server: Awaited<ReturnType<typeof createApp>>) =>
        server.inject({
          method: 'POST',
          url: '/api/auth/check-email',
          remoteAddress: '192.0.2.78',
          payload: { email: 'b@example.com' },
        }),
      check: (server: Awaited<ReturnType<typeof createApp>>) => server.inject({ url: '/readyz' }),
    };
    for (const notice of Object.values(noticedBy)) {
      await setReadOnly('on');
      const connection = await connectAgain();
      const server = await createApp({ ...app.context, ...connection });
      const stale = await opened(connection.db, 3);
      expect(stale.size).toBe(3);
      // the promotion of another server, which new connections reach
      await setReadOnly('off');
      expect((await notice(server)).statusCode).toBeGreaterThanOrEqual(500);
      const renewed = await opened(connection.db, 3);
      expect([...renewed].filter((pid) => stale.has(pid))).toEqual([]);
      expect((await server.inject({ url: '/readyz' })).statusCode).toBe(200);
      while ((await alive(stale)) > 0) await new Promise((resolve) => setImmediate(resolve));
      await server.close();
      await connection.close();
    }
  },
);
