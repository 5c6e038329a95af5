import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Connection, connectDatabase } from '#server/db/connect.ts';
import { lockFolder } from '#server/db/pglite/folder-lock.ts';
import { findSettings } from '#server/queries/settings.ts';
import { finishMove } from '#server/queries/write-stop.ts';
import { createPreparedDatabase, prepareDataFolder } from '#tests/server/prepared-database.ts';
import { isOnPostgres, postgresUrl } from '#tests/server/test-database.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'kindfare-admin-'));
/** A server that has the database open while the commands run. */
let server: Connection | null;
let databaseUrl = '';

function mustRun(): Connection {
  if (server === null) throw new Error('The server has stopped.');
  return server;
}

beforeAll(async () => {
  if (!isOnPostgres) await prepareDataFolder(dataDir);
  else databaseUrl = await createPreparedDatabase(postgresUrl);
  server = await connectDatabase(
    databaseUrl === ''
      ? { kind: 'embedded', folder: join(dataDir, 'database') }
      : { kind: 'postgres', url: databaseUrl },
  );
});
afterAll(async () => {
  await server?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function start(argv: readonly string[], env: Readonly<Record<string, string>>) {
  const place = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, NODE_COMPILE_CACHE: '.cache/compile' };
  return spawn(process.execPath, ['server/admin/main.ts', ...argv], {
    env: { ...process.env, ...place, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function run(argv: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const child = start(argv, env);
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    output.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.err += chunk;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, ...output })));
}

test('a command changes the running server’s responses, and has an exit code', async () => {
  expect(await run(['settings', 'set', 'registration', 'off'])).toEqual({
    code: 0,
    out: 'registration: true -> false\n',
    err: '',
  });
  expect((await findSettings(mustRun().db))['registration']).toBe(false);
  const withoutConfirmation = await run(['settings', 'reset', 'registration']);
  expect(withoutConfirmation).toMatchObject({ code: 1, err: 'Discard your value? Add --yes to agree.\n' });
});

test('a command whose output nobody reads to its end does its work', async () => {
  const child = start(['settings', 'list'], {});
  child.stdout.destroy();
  let err = '';
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

test('an unavailable database is reported in one sentence', async () => {
  const empty = join(dataDir, 'empty');
  const [place, sentence] = !isOnPostgres
    ? [
        { DATA_DIR: empty },
        `There’s no database in ${empty} yet. Start the server once, or set DATA_DIR to the folder it uses.\n`,
      ]
    : [
        { DATABASE_URL: 'postgres://127.0.0.1:1/none' },
        'The database isn’t responding. Nothing was changed.\n',
      ];
  expect(await run(['users', 'list'], place)).toEqual({ code: 1, out: '', err: sentence });
});

test.runIf(!isOnPostgres)('a data folder that this account can’t read is not called empty', async () => {
  const file = join(dataDir, 'a-file');
  writeFileSync(file, '');
  const { code, err } = await run(['users', 'list'], { DATA_DIR: file });
  expect({ code, err }).toEqual({
    code: 1,
    err: expect.stringMatching(/ can’t be read \(ENOTDIR\)\. Run the command as the account/),
  });
});

test.runIf(!isOnPostgres)('the embedded database is opened by the command where no server runs', async () => {
  await mustRun().close();
  server = null;
  expect((await run(['settings', 'get', 'registration'])).out).toBe('false\n');
  const unlock = lockFolder(dataDir);
  const refused = await run(['settings', 'get', 'registration']);
  unlock();
  expect(refused.code).toBe(1);
  expect(refused.err).toMatch(
    /^A server uses the data folder .+ and can’t be reached from here\. Stop it, [^\n]+\n$/,
  );
});

test.runIf(!isOnPostgres)(
  'EXT-25 a database that was moved takes no writes of commands, until it is reopened',
  async () => {
    const opened = await connectDatabase({ kind: 'embedded', folder: join(dataDir, 'database') });
    await finishMove(opened.db, 'postgres://db.example/kindfare');
    await opened.close();
    expect(await run(['settings', 'set', 'registration', 'on'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^The database takes no writes: it was moved/),
    });
    expect((await run(['settings', 'get', 'registration'])).out).toBe('false\n');
    expect((await run(['move', '--reopen'])).out).toContain('accepts writes again');
    expect((await run(['settings', 'set', 'registration', 'on'])).code).toBe(0);
  },
);
