import { existsSync, globSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOnPostgres } from '#tests/server/test-database.ts';
import {
  cleanUp,
  type Environment,
  emptyDataLocation,
  initializedDataLocation,
  newMember,
  post,
  type ServerProcess,
  spawnServer,
  startServer,
  temporaryFolder,
} from './server-process.ts';

let env: Environment;
let server: ServerProcess;
beforeAll(async () => {
  env = await initializedDataLocation();
  server = await startServer(env);
});
afterAll(cleanUp);

async function likes(url: string, token: string): Promise<string[]> {
  const response = await fetch(`${url}/api/users/me/metas`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = await response.json();
  return data.find((meta: { name: string }) => meta.name === 'recipes_liked_ingredients').value;
}

/** Writes 1, 2, 3, ... until the server dies; resolves to the last acknowledged number. */
async function writeUntilClosed(url: string, token: string, onWritten: () => void): Promise<number> {
  let last = 0;
  for (let next = 1; ; next += 1) {
    const body = { recipes_liked_ingredients: [String(next)] };
    const response = await post(url, '/users/me/metas', body, token).catch(() => null);
    if (response?.status !== 200) return last;
    // A response counts as acknowledged once its whole body has arrived.
    const isWhole = await response.text().then(
      () => true,
      () => false,
    );
    if (!isWhole) return last;
    last = next;
    onWritten();
  }
}

describe('kill -9', () => {
  test('during writes: each restart finds everything acknowledged', {
    timeout: 240_000,
  }, async () => {
    const tokens = await Promise.all(
      Array.from({ length: 3 }, async () => (await newMember(server.url)).token),
    );
    for (const killAfter of isOnPostgres ? [1, 60] : [1, 17, 60, 141]) {
      let written = 0;
      const killed = Promise.withResolvers<void>();
      const writers = tokens.map((token) =>
        writeUntilClosed(server.url, token, () => {
          written += 1;
          if (written === killAfter) killed.resolve(void server.child.kill('SIGKILL'));
        }),
      );
      await killed.promise;
      const acknowledged = await Promise.all(writers);
      await server.ended;
      server = await startServer(env);
      for (const [at, token] of tokens.entries()) {
        const [found] = await likes(server.url, token);
        expect(Number(found ?? 0)).toBeGreaterThanOrEqual(acknowledged[at] ?? 0);
      }
    }
  });

  test.skipIf(isOnPostgres)(
    'during the first start: the next start begins again and serves',
    { timeout: 240_000 },
    async () => {
      const folder = temporaryFolder();
      const { child, ended } = spawnServer({ DATA_DIR: folder });
      for await (const { filename } of watch(folder)) if (filename?.startsWith('database.new-')) break;
      child.kill('SIGKILL');
      await ended;
      expect(existsSync(join(folder, 'database'))).toBe(false);
      const next = await startServer({ DATA_DIR: folder });
      await newMember(next.url);
      expect(globSync(join(folder, 'database.new-*'))).toEqual([]);
      expect((await next.kill('SIGTERM')).code).toBe(0);
    },
  );
});

test.skipIf(isOnPostgres)(
  'a second server on the folder refuses with a sentence, and the first serves on',
  async () => {
    const second = await spawnServer(env).ended;
    expect(second.code).toBe(1);
    expect(second.stderr.trim()).toBe(
      `Another server is already using the data folder ${env['DATA_DIR']}; stop it or set DATA_DIR to another folder.`,
    );
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  },
);

describe('a start that cannot be', () => {
  test.skipIf(isOnPostgres).each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, not "abc".'],
    [
      { DATABASE_URL: 'mysql://somebody:secret@db/x' },
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    ],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/x' }, 'The database of DATABASE_URL does not respond.'],
    [{ DATA_DIR: '/dev/null/data' }, 'The data folder /dev/null/data cannot be written to.'],
  ])('%o ends with code 1 and one sentence', async (wrong, sentence) => {
    const end = await spawnServer({ DATA_DIR: temporaryFolder(), ...wrong }).ended;
    expect(end).toMatchObject({ code: 1, stdout: '' });
    expect(end.stderr.trim()).toBe(sentence);
  });

  test('a port in use is named', async () => {
    const { port } = new URL(server.url);
    const end = await spawnServer({ ...(await initializedDataLocation()), PORT: port }).ended;
    expect(end.code).toBe(1);
    expect(end.stderr.trim()).toBe('The port is in use; set PORT to another one.');
  });
});

test('writes survive a graceful stop, without a recovery', async () => {
  const { token } = await newMember(server.url);
  await post(server.url, '/users/me/metas', { recipes_liked_ingredients: ['kept'] }, token);
  expect((await server.kill('SIGINT')).code).toBe(0);
  server = await startServer(env);
  expect(await likes(server.url, token)).toEqual(['kept']);
});

test.runIf(isOnPostgres)('two servers that start at once on an empty database both serve it', async () => {
  const place = await emptyDataLocation();
  const both = await Promise.all([startServer(place), startServer(place)]);
  const { token } = await newMember(both[0].url);
  expect(await likes(both[1].url, token)).toEqual([]);
  for (const each of both) expect((await each.kill('SIGTERM')).code).toBe(0);
});
