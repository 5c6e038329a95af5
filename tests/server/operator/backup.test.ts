import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backupArea } from '#server/admin/commands/backup.ts';
import { type Config, readConfig } from '#server/config.ts';
import { connectDatabase } from '#server/db/connect.ts';
import { createFolderStorage } from '#server/providers/storage/folder-storage.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { createEmptyDatabase } from '#tests/server/prepared-database.ts';
import { isOnPostgres, postgresUrl } from '#tests/server/test-database.ts';
import { adminOf } from './admin-run.ts';
import { shownTo, siteKey, startBusySite } from './busy-site.ts';

const scratch = mkdtempSync(join(tmpdir(), 'kindfare-backup-'));
const dataDir = join(scratch, 'site');
const file = join(scratch, 'backups', 'one.backup.gz');
let app: TestApp;
let token: string;
beforeAll(async () => {
  const site = await startBusySite(dataDir);
  app = site.app;
  token = site.member.token;
});
afterAll(async () => {
  await app.close();
  rmSync(scratch, { recursive: true, force: true });
});

const run = (argv: readonly string[], config: Config, files: Readonly<Record<string, string>> = {}) =>
  adminOf(app)(argv, { areas: [backupArea(() => config)], files });
const localConfig = () => readConfig({ DATA_DIR: dataDir, SECRET_KEY: siteKey });

/** A restore migrates and fills a database. */
const timeout = 240_000;

let places = 0;
/** An empty database of the same kind. */
async function emptyPlace(env: Readonly<Record<string, string>> = {}): Promise<Config> {
  places += 1;
  const url = isOnPostgres ? await createEmptyDatabase(postgresUrl) : '';
  return readConfig({ DATA_DIR: join(scratch, `place-${places}`), DATABASE_URL: url, ...env });
}

async function shownAt(config: Config) {
  const { db, queryCache, close } = await connectDatabase(config.database);
  const storage = createFolderStorage(join(config.dataDir, 'files'));
  const restored = await startTestApp({
    database: { db, queryCache },
    now: app.clock.now(),
    context: { storage },
  });
  const shown = await shownTo(restored, token);
  await restored.close();
  await close();
  return shown;
}

test('EXT-25 backup writes everything while the site is used, without the key, and verifies it', async () => {
  const together = await run(['backup', file, '--key', join(scratch, 'backups', 'key')], localConfig());
  expect(together).toMatchObject({ code: 2, err: expect.stringContaining('Keep the key separate') });
  // members write while it reads: what they wrote before its end is in it, or not at all
  const writing = Promise.all([1, 2, 3].map(() => app.member()));
  const { code, out, err } = await run(
    ['backup', file, '--key', join(scratch, 'key'), '--no-trial', '--json'],
    localConfig(),
  );
  await writing;
  expect(err).toMatch(/^users: \d+$/m);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ pictures: 1, missing: [], tried: false });
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readFileSync(file).includes(siteKey)).toBe(false);
  expect(await run(['backup', file], localConfig())).toMatchObject({
    code: 1,
    err: expect.stringContaining('a backup never replaces a file'),
  });
  const apart = join(scratch, 'key');
  expect(statSync(apart).mode & 0o077).toBe(0);
  expect(readFileSync(apart, 'utf8')).toBe(siteKey);
});

test('EXT-25 restore --verify restores in memory, and says whether the key fits', { timeout }, async () => {
  const { code, out } = await run(['restore', file, '--verify', '--json'], localConfig());
  expect(code).toBe(0);
  const facts = JSON.parse(out);
  expect(facts).toMatchObject({ key: 'fits', pictures: 1 });
  expect(facts.tables.find((each: { table: string }) => each.table === 'users').rows).toBeGreaterThan(0);
});

test('EXT-25 a restored site shows a member the same answers, plan, payments, and picture', {
  timeout,
}, async () => {
  const config = await emptyPlace();
  const files = { key: `${siteKey}\n`, other: 'some other key that is long enough to be one' };
  expect((await run(['restore', file], config)).err).toMatch(/^The key of the backup is not here/);
  const other = await run(['restore', file, '--key', 'other'], config, files);
  expect(other.err).toMatch(/^The key here is not the one of the backup/);
  const { code, out, err } = await run(['restore', file, '--key', 'key'], config, files);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/pictures +1/);
  expect(await shownAt(config)).toEqual(await shownTo(app, token));
  expect(readFileSync(join(config.dataDir, 'keys/server.key'), 'utf8')).toBe(siteKey);
  const again = await run(['restore', file, '--key', 'key'], config, files);
  expect(again).toMatchObject({
    code: 1,
    err: expect.stringMatching(/already has \d+ members?: name an empty/),
  });
});

test('EXT-25 a damaged, cut, or foreign file is refused in one sentence, and nothing is restored', async () => {
  const config = await emptyPlace({ SECRET_KEY: siteKey });
  const copy = join(scratch, 'copy.gz');
  const refusals = [
    [readFileSync(file).subarray(0, -200), /is incomplete\.\n$/],
    [Buffer.from('nothing of this kind'), /is not a backup of Kindfare, or is damaged\.\n$/],
  ] as const;
  for (const [bytes, sentence] of refusals) {
    writeFileSync(copy, bytes);
    expect(await run(['restore', copy], config)).toMatchObject({
      code: 1,
      err: expect.stringMatching(sentence),
    });
  }
  truncateSync(copy, 0);
  expect((await run(['restore', copy], config)).err).toMatch(/is (incomplete|not a backup)/);
  expect((await run(['restore', join(scratch, 'none')], config)).err).toMatch(/none is not there\.\n$/);
});
