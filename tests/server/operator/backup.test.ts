import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backupArea } from '#server/admin/commands/backup.ts';
import { type Config, readConfig } from '#server/config.ts';
import { connectDatabase, type Db } from '#server/db/connect.ts';
import { createFolderStorage } from '#server/providers/storage/folder-storage.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import type { HealthMember } from '#tests/server/health/health-member.ts';
import { createEmptyDatabase } from '#tests/server/prepared-database.ts';
import { isOnPostgres, postgresUrl } from '#tests/server/test-database.ts';
import { adminOf } from './admin-run.ts';
import { shownTo, siteKey, startBusySite } from './busy-site.ts';

const scratch = mkdtempSync(join(tmpdir(), 'kindfare-backup-'));
const dataDir = join(scratch, 'site');
const file = join(scratch, 'backups', 'one.backup.gz');
let app: TestApp;
let member: HealthMember;
beforeAll(async () => {
  const site = await startBusySite(dataDir);
  app = site.app;
  member = site.member;
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

/** With a new session, as a restore ends all of them; what of the member is compared has none. */
async function shownAnew(site: TestApp) {
  const { email, password } = member;
  const body = { grant_type: 'password', client_id: 'app', username: email, password };
  const { access_token: token } = await site.ok('issueToken', { body });
  const { all, ...shown } = await shownTo(site, token);
  return { ...shown, all: { ...all, sessions: [] } };
}

/** Tables with something that gives access to an account, or to what a member has shared. */
async function waysIn(db: Db): Promise<readonly string[]> {
  const tables = [
    'sessions',
    'session_tokens',
    'push_tokens',
    'sign_in_codes',
    'one_time_codes',
    'confirmations',
    'report_links',
    'household_invites',
  ] as const;
  const found = await Promise.all(
    tables.map(async (table) =>
      (await db.selectFrom(table).select('user_id').execute()).length > 0 ? [table] : [],
    ),
  );
  const links = await db
    .selectFrom('account_changes')
    .select('id')
    .where('token_hash', 'is not', null)
    .execute();
  return [...found.flat(), ...(links.length > 0 ? ['account_changes'] : [])];
}

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
  expect((await restored.call('getCurrentUser', { token: member.token })).status).toBe(401);
  expect(await waysIn(db)).toEqual([]);
  const shown = await shownAnew(restored);
  await restored.close();
  await close();
  return shown;
}

/** Links and codes that wait to be used when the backup is made. */
async function addWaysIn(): Promise<void> {
  const { email, userId, token } = member;
  await app.ok('requestPasswordReset', { body: { email } });
  await app.ok('createHousehold', { token, body: { shares_food: false, shares_energy: false } });
  await app.ok('createHouseholdInvite', { token });
  await app.db
    .insertInto('account_changes')
    .values({
      id: crypto.randomUUID(),
      user_id: userId,
      kind: 'password',
      former_email: email,
      former_email_key: email,
      token_hash: 'a hash',
      created_at: app.clock.now(),
      expires_at: new Date(app.clock.now().getTime() + 60_000),
      used_at: null,
      device: null,
      network: null,
    })
    .execute();
  expect(await waysIn(app.db)).toEqual(
    expect.arrayContaining(['sessions', 'one_time_codes', 'household_invites', 'account_changes']),
  );
}

test('EXT-25 backup writes everything while the site is used, without the key, and verifies it', async () => {
  const together = await run(['backup', file, '--key', join(scratch, 'backups', 'key')], localConfig());
  expect(together).toMatchObject({ code: 2, err: expect.stringContaining('Keep the key separate') });
  // members write while it reads: what they wrote before its end is in it, or not at all
  const writing = Promise.all([1, 2, 3].map(() => app.member()));
  await addWaysIn();
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

test('EXT-25 a backup that can’t be written, or whose key can’t, is refused before it begins, and leaves nothing', async () => {
  const target = join(scratch, 'backups', 'two.backup.gz');
  for (const [key, sentence] of [
    [join(scratch, 'key'), /key already exists\. Nothing was backed up\.\n$/],
    [join(scratch, 'nowhere', 'key'), /^We can’t write .+key\. Nothing was backed up\.\n$/],
  ] as const)
    expect(await run(['backup', target, '--key', key, '--no-trial'], localConfig())).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(sentence),
      prompts: [],
    });
  const long = join(scratch, 'backups', 'x'.repeat(300));
  expect((await run(['backup', long, '--no-trial'], localConfig())).err).toContain('its name is too long');
  expect(existsSync(target)).toBe(false);
});

test('EXT-25 of two backups into one file at once, one is kept whole', async () => {
  const target = join(scratch, 'twice', 'same.backup.gz');
  const runs = await Promise.all([1, 2].map(() => run(['backup', target, '--no-trial'], localConfig())));
  for (const { code, err } of runs.filter((each) => each.code !== 0))
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('is there already') });
  expect(runs.some(({ code }) => code === 0)).toBe(true);
  expect(readdirSync(join(scratch, 'twice'))).toEqual(['same.backup.gz']);
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
  expect(out).toMatch(/sessions ended +[1-9]/);
  expect(out).toContain('Everybody is signed out');
  expect(out).toContain('Passwords and two-step sign-in are those of the backup');
  expect(await shownAt(config)).toEqual(await shownAnew(app));
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
  // no JSON any more, which the database would say in words of its own
  const changedRow = gzipSync(gunzipSync(readFileSync(file)).toString().replace(/^\["/m, '["\\x'));
  const refusals = [
    [readFileSync(file).subarray(0, -200), /is incomplete\.\n$/],
    [Buffer.from('nothing of this kind'), /is not a backup of Kindfare, or is damaged\.\n$/],
    [gzipSync('null\n'), /is not a backup of Kindfare\.\n$/],
    [gzipSync('{"kind":"head"}\n'), /was made by a newer version/],
    [Buffer.concat([readFileSync(file), readFileSync(file)]), /is damaged: something follows its end\.\n$/],
    [changedRow, /is damaged: the table \w+ differs from its checksum\.\n$/],
  ] as const;
  for (const [bytes, sentence] of refusals) {
    writeFileSync(copy, bytes);
    for (const more of [[], ['--verify']])
      expect(await run(['restore', copy, ...more], config)).toMatchObject({
        code: 1,
        err: expect.stringMatching(sentence),
      });
  }
  truncateSync(copy, 0);
  expect((await run(['restore', copy], config)).err).toMatch(/is (incomplete|not a backup)/);
  expect((await run(['restore', join(scratch, 'none')], config)).err).toMatch(/none is not there\.\n$/);
});
