import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveArea } from '#server/admin/commands/move.ts';
import { readConfig } from '#server/config.ts';
import { connectDatabase } from '#server/db/connect.ts';
import { createFolderStorage } from '#server/providers/storage/folder-storage.ts';
import { findMove, stopWrites } from '#server/queries/write-stop.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { startS3Server } from '#tests/server/files/s3-server.ts';
import { createEmptyDatabase } from '#tests/server/prepared-database.ts';
import { isOnPostgres, postgresUrl } from '#tests/server/test-database.ts';
import { adminOf } from './admin-run.ts';
import { shownTo, siteKey, startBusySite } from './busy-site.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'kindfare-move-'));
let app: TestApp;
let token: string;
beforeAll(async () => {
  const site = await startBusySite(dataDir);
  app = site.app;
  token = site.member.token;
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const configOf = (env: Readonly<Record<string, string>> = {}) =>
  readConfig({ DATA_DIR: dataDir, SECRET_KEY: siteKey, ...env });
const run = (
  from: Pick<TestApp, 'db'>,
  argv: readonly string[],
  env: Readonly<Record<string, string>> = {},
) => adminOf({ ...app, db: from.db })(argv, { areas: [moveArea(() => configOf(env))] });

/** The address of the test's own database. */
async function ownUrl(): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.db);
  const url = new URL(postgresUrl);
  url.pathname = `/${rows[0]?.name}`;
  return url.href;
}

const writes = (db: TestApp['db']) =>
  db.updateTable('users').set({ name: 'Written late' }).where('email', '=', 'nobody').execute();

test.runIf(isOnPostgres)(
  'EXT-25 a site moves from PostgreSQL to the embedded database and on to another PostgreSQL, whole',
  async () => {
    const before = await shownTo(app, token);
    const source = await ownUrl();
    const { code, err, out } = await run(app, ['move', '--to', 'embedded', '--yes'], {
      DATABASE_URL: source,
    });
    expect({ code, err }).toMatchObject({ code: 0, err: expect.stringMatching(/^users: \d+$/m) });
    expect(out).toMatch(
      /tables +\d\d, each counted and compared\nrows +\d+\npictures +1 stay where they are, 0 missing/,
    );
    await expect(writes(app.db)).rejects.toMatchObject({ code: '25006' });
    expect(await findMove(app.db)).toEqual({ place: join(dataDir, 'database'), isWhole: true });
    const again = await run(app, ['move', '--to', 'embedded', '--yes'], { DATABASE_URL: source });
    expect(again).toMatchObject({ code: 1, err: expect.stringMatching(/was moved to .+ already: use that/) });
    await expect(writes(app.db)).rejects.toMatchObject({ code: '25006' });
    expect(await run(app, ['move', '--reopen'])).toMatchObject({ code: 0 });
    await stopWrites(app.db, 'postgres://db.example/begun');
    expect(await findMove(app.db)).toEqual({ place: 'postgres://db.example/begun', isWhole: false });

    const embedded = await connectDatabase({ kind: 'embedded', folder: join(dataDir, 'database') });
    await writes(embedded.db);
    const target = await createEmptyDatabase(postgresUrl);
    const moved = await run(embedded, ['move', '--to', target, '--yes', '--json']);
    expect(moved.code).toBe(0);
    expect(JSON.parse(moved.out)).toMatchObject({ pictures: 1, missing: [] });
    await expect(writes(embedded.db)).rejects.toMatchObject({ code: '25006' });
    await embedded.close();

    const { db, queryCache, close } = await connectDatabase({ kind: 'postgres', url: target });
    const storage = createFolderStorage(join(dataDir, 'files'));
    const last = await startTestApp({
      database: { db, queryCache },
      now: app.clock.now(),
      context: { storage },
    });
    expect(await shownTo(last, token)).toEqual(before);
    await writes(db);
    await last.close();
    await close();

    expect((await run(app, ['move', '--reopen'])).out).toMatch(/accepts writes again/);
    await writes(app.db);
  },
  // two databases are made, migrated, and filled
  240_000,
);

test.runIf(isOnPostgres)('EXT-25 where a move fails, members write on in the old place', async () => {
  const target = await createEmptyDatabase(postgresUrl);
  const { db, close, setUp } = await connectDatabase({ kind: 'postgres', url: target });
  await setUp(async (fresh) => {
    await sql`create table users (id int); insert into users values (1)`.execute(fresh);
  });
  const failed = await run(app, ['move', '--to', target, '--yes'], { DATABASE_URL: await ownUrl() });
  expect(failed).toMatchObject({
    code: 1,
    err: expect.stringMatching(
      /\nNothing was moved; members can write again\.\n.+already has 1 member: name an empty one\.\n$/,
    ),
  });
  await writes(app.db);
  await sql`drop table users`.execute(db);
  await close();
});

test('EXT-25 move asks first, and refuses what is no place', async () => {
  const place = 'postgres://db.example/kindfare';
  expect(await run(app, ['move', '--to', place])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/Add --yes/),
  });
  expect((await run(app, ['move', '--to', 'mysql://db/x'])).code).toBe(2);
  expect((await run(app, ['move'])).err).toBe('Name one of --to, --pictures-to, and --reopen.\n');
  expect((await run(app, ['move', '--to', 'embedded'])).err).toMatch(/^The database is in .+ already\.\n$/);
  expect((await run(app, ['move', '--pictures-to', 's3'])).err).toMatch(/^S3_BUCKET is not set/);
  expect((await run(app, ['move', '--reopen'])).out).toMatch(/wasn’t moved/);
});

test('EXT-25 pictures move to S3 and back, each compared', async () => {
  const s3 = await startS3Server();
  const env = {
    S3_ENDPOINT: s3.config.endpoint,
    S3_REGION: s3.config.region,
    S3_BUCKET: s3.config.bucket,
    S3_ACCESS_KEY_ID: s3.config.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.config.secretAccessKey,
  };
  const before = await shownTo(app, token);
  expect((await run(app, ['move', '--pictures-to', 's3'], env)).out).toMatch(
    /pictures +1 copied and compared/,
  );
  rmSync(join(dataDir, 'files'), { recursive: true });
  const { out } = await run(app, ['move', '--pictures-to', 'folder', '--json'], env);
  expect(JSON.parse(out)).toEqual({ to: 'folder', pictures: 1, missing: [] });
  expect(existsSync(join(dataDir, 'files'))).toBe(true);
  expect(await shownTo(app, token)).toEqual(before);
  await s3.close();
});
