import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readScores, readStored, writeScore, writeStored } from '#server/health/encrypted-answers.ts';
import { loadVapidKeys } from '#server/providers/push/web-push-keys.ts';
import { encryptedColumns } from '#server/queries/encrypted-columns.ts';
import { addMail } from '#server/queries/outbox.ts';
import { loadSecrets } from '#server/secrets/load-secrets.ts';
import { createSecrets, type Secrets } from '#server/security/secrets.ts';
import { loadServerKey, placeServerKey } from '#server/security/server-key.ts';
import { startTestApp, type TestApp } from './app-under-test.ts';

let app: TestApp;
let folder: string;
let userId: string;
beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.member();
  userId = (await app.ok('getCurrentUser', { token })).data.id;
});
afterAll(() => app.close());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kindfare-encrypted-'));
  await app.db.deleteFrom('server_keys').execute();
  return () => rmSync(folder, { recursive: true, force: true });
});

const inDatabase = 'the key that once lay in a row of the database';
const given = 'SECRET_KEY as an operator has made one today';
const at = (kind: 'embedded' | 'postgres', secretKey: string | null, dataDir = folder) => ({
  secretKey,
  dataDir,
  database: kind === 'embedded' ? ({ kind, folder } as const) : ({ kind, url: 'postgres://db/x' } as const),
});
const put = (name: string, value: string) =>
  app.db.insertInto('server_keys').values({ name, value }).execute();
const keyNames = async () =>
  (await app.db.selectFrom('server_keys').select('name').orderBy('name').execute()).map(({ name }) => name);

const pairs = { INPUT_20119: 1 };

/** Stores one encrypted value of every kind. */
async function writeAll(secrets: Secrets) {
  const context = { ...app.context, secrets };
  await writeStored(context, app.db, userId, { category: '201', pairs });
  await writeStored(context, app.db, userId, { category: '105', pairs: {} });
  await writeScore(context, app.db, userId, { day: '2026-05-04', score: 81 });
  await addMail(app.db, {
    userId,
    topic: 'a test',
    encrypted: secrets.encrypt('a mail'),
    now: app.clock.now(),
    dueAt: null,
    expiresAt: new Date(app.clock.now().getTime() + 60_000),
  });
  const calendar = {
    calendar_hash: 'x',
    calendar_encrypted: secrets.encrypt('calendar'),
    calendar_made_at: new Date(),
  };
  await app.db
    .insertInto('meal_planners')
    .values({ user_id: userId, ...calendar })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(calendar))
    .execute();
  return loadVapidKeys(app.db, secrets);
}
async function readAll(secrets: Secrets) {
  const context = { ...app.context, secrets };
  const mail = await app.db.selectFrom('outbox').select('encrypted').orderBy('id', 'desc').executeTakeFirst();
  const planner = await app.db.selectFrom('meal_planners').select('calendar_encrypted').executeTakeFirst();
  return {
    answers: Object.fromEntries(await readStored(context, app.db, userId)),
    scores: await readScores(context, app.db, userId),
    mail: secrets.decrypt(mail?.encrypted ?? ''),
    calendar: secrets.decrypt(planner?.calendar_encrypted ?? ''),
    vapid: await loadVapidKeys(app.db, secrets),
  };
}
const all = (vapid: unknown) => ({
  answers: { 105: {}, 201: pairs },
  scores: [{ day: '2026-05-04', score: 81 }],
  mail: 'a mail',
  calendar: 'calendar',
  vapid,
});

test('a key stored in the database is deleted, and its values are re-encrypted with SECRET_KEY', async () => {
  await put('secrets', inDatabase);
  const vapid = await writeAll(createSecrets(inDatabase));
  const { secrets, reencrypted } = await loadSecrets(at('postgres', given), app.db);
  expect(await readAll(secrets)).toEqual(all(vapid));
  expect(reencrypted).toBeGreaterThanOrEqual(6);
  expect(await keyNames()).toEqual(['mark', 'vapid']);
  expect(await loadSecrets(at('postgres', given), app.db)).toMatchObject({
    reencrypted: 0,
    isOtherKey: false,
  });
  expect((await readAll(createSecrets(inDatabase))).answers).toEqual({});
});

test('the same from the database to the file, and from the file to SECRET_KEY given later', async () => {
  await put('secrets', inDatabase);
  const vapid = await writeAll(createSecrets(inDatabase));
  const { secrets: ofFile } = await loadSecrets(at('postgres', null), app.db);
  expect(await readAll(ofFile)).toEqual(all(vapid));
  const { secrets } = await loadSecrets(at('postgres', given), app.db);
  expect(await readAll(secrets)).toEqual(all(vapid));
});

test('no row of the database contains a key, or enough to derive one', async () => {
  await Promise.all(Array.from({ length: 5 }, () => loadSecrets(at('postgres', null), app.db)));
  const { key } = loadServerKey(at('postgres', null));
  const keys = await app.db.selectFrom('server_keys').selectAll().execute();
  expect(keys.map(({ name }) => name)).toEqual(['mark']);
  expect(JSON.stringify(keys)).not.toContain(key);
});

test('of servers on one PostgreSQL, one with another key does not start, and changes nothing', async () => {
  const { secrets } = await loadSecrets(at('postgres', given), app.db);
  const vapid = await writeAll(secrets);
  const elsewhere = join(folder, 'elsewhere');
  await expect(loadSecrets(at('postgres', null, elsewhere), app.db)).rejects.toThrow(
    /^The database is encrypted with another key: set SECRET_KEY to that one/,
  );
  expect(await readAll(secrets)).toEqual(all(vapid));
});

test('a key that an operator sets is changed by a start that finds the former one in the key file', async () => {
  const { secrets } = await loadSecrets(at('postgres', given), app.db);
  const vapid = await writeAll(secrets);
  const another = 'k'.repeat(32);
  await expect(loadSecrets(at('postgres', another), app.db)).rejects.toThrow(
    'put the former one into DATA_DIR/keys/server.key',
  );
  const withFormer = join(folder, 'former');
  placeServerKey(withFormer, given);
  const changed = await loadSecrets(at('postgres', another, withFormer), app.db);
  expect(changed.reencrypted).toBeGreaterThan(0);
  expect(await readAll(changed.secrets)).toEqual(all(vapid));
  expect(await loadSecrets(at('postgres', another), app.db)).toMatchObject({ reencrypted: 0 });
});

test('a single server whose key was lost starts and reports that its old values can’t be decrypted', async () => {
  await loadSecrets(at('embedded', given), app.db);
  expect(await loadSecrets(at('embedded', null), app.db)).toMatchObject({ reencrypted: 0, isOtherKey: true });
  expect(await loadSecrets(at('embedded', null), app.db)).toMatchObject({ isOtherKey: false });
});

test('every encrypted column of the schema is in the list of those re-encrypted', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name like '%encrypted%'`.execute(app.db);
  const known = encryptedColumns.map(({ table, column }) => `${table}.${column}`);
  expect(rows.length).toBeGreaterThan(3);
  for (const { table, column } of rows) expect(known).toContain(`${table}.${column}`);
});
