import { spawnSync } from 'node:child_process';
import { accessSync, chmodSync, constants, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { connectDatabase } from '#server/db/connect.ts';
import { putAppVersion } from '#server/queries/app-versions.ts';
import { finishMove, stopWrites } from '#server/queries/write-stop.ts';
import { appVersion } from '#server/version.ts';
import { prepareDataFolder } from '#tests/server/prepared-database.ts';
import { isOnPostgres } from '#tests/server/test-database.ts';
import {
  cleanUp,
  fullDiskWhile,
  initializedDataLocation,
  spawnServer,
  temporaryFolder,
} from './server-process.ts';

const mounted: string[] = [];
const run = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
afterAll(() => {
  for (const folder of mounted) run('umount', '-l', folder);
  cleanUp();
});

/** By the permissions; root may write in spite of them, but may mount. Throws where neither works. */
function makeReadOnly(folder: string): void {
  chmodSync(folder, 0o500);
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    return;
  }
  if (!run('mount', '--bind', folder, folder)) throw new Error(`${folder} can't be made read-only here.`);
  mounted.push(folder);
  if (!run('mount', '-o', 'remount,bind,ro', folder))
    throw new Error(`${folder} can't be made read-only here.`);
}

async function sentenceAtStart(env: Readonly<Record<string, string>>): Promise<string> {
  const end = await spawnServer(env).ended;
  expect(end).toMatchObject({ code: 1, stdout: '' });
  return end.stderr.trim();
}

test.skipIf(isOnPostgres)('EXT-25 a full disk at the first start is named', async () => {
  const DATA_DIR = join(temporaryFolder(), 'data');
  const flag = join(temporaryFolder(), 'full');
  writeFileSync(flag, '');
  expect(await sentenceAtStart({ DATA_DIR, ...fullDiskWhile(flag) })).toBe(
    `The disk of the data folder ${DATA_DIR} is full: no space left on device.`,
  );
});

test.skipIf(isOnPostgres)('EXT-25 a data folder that cannot be written to is named', async () => {
  const DATA_DIR = join(temporaryFolder(), 'data');
  await prepareDataFolder(DATA_DIR);
  makeReadOnly(DATA_DIR);
  expect(await sentenceAtStart({ DATA_DIR })).toBe(`The data folder ${DATA_DIR} cannot be written to.`);
});

test.skipIf(isOnPostgres)('files that are no database any more are named, with what to do', async () => {
  const DATA_DIR = temporaryFolder();
  await prepareDataFolder(DATA_DIR);
  rmSync(join(DATA_DIR, 'database', 'global'), { recursive: true });
  mkdirSync(join(DATA_DIR, 'database', 'global'));
  expect(await sentenceAtStart({ DATA_DIR })).toMatch(
    /^The database in \S+ cannot be opened, as its files are damaged or of another version; restore a backup\./,
  );
});

test('EXT-25 a database that was moved refuses to start, and names the new place', async () => {
  const env = await initializedDataLocation();
  const { DATABASE_URL: url, DATA_DIR = '' } = env;
  const { db, close } = await connectDatabase(
    url ? { kind: 'postgres', url } : { kind: 'embedded', folder: join(DATA_DIR, 'database') },
  );
  const place = 'postgres://db.example/kindfare';
  await stopWrites(db, place);
  await finishMove(db, place);
  await close();
  expect(await sentenceAtStart(env)).toBe(
    `The database was moved to ${place}: use that one, or let this one take writes again with "npm run admin -- move --reopen".`,
  );
});

test('EXT-25 a database whose move was interrupted refuses to start, and says that the new place may be empty', async () => {
  const env = await initializedDataLocation();
  const { DATABASE_URL: url, DATA_DIR = '' } = env;
  const { db, close } = await connectDatabase(
    url ? { kind: 'postgres', url } : { kind: 'embedded', folder: join(DATA_DIR, 'database') },
  );
  await stopWrites(db, 'postgres://db.example/kindfare');
  await close();
  expect(await sentenceAtStart(env)).toMatch(
    /^A move of the database to \S+ was interrupted: run it again, or let this one take writes again/,
  );
});

test.each([
  ['9.1.0', 'Kindfare 9.1.0', 'Kindfare 9.1.0 or a newer one'],
  [
    appVersion,
    `a later state of Kindfare ${appVersion}, last started on 2098-07-06`,
    'that state or a newer one',
  ],
])(
  'EXT-25 an older version refuses newer data, and names the version %s that wrote it',
  async (version, by, next) => {
    const env = await initializedDataLocation();
    const { DATABASE_URL: url, DATA_DIR = '' } = env;
    const { db, close } = await connectDatabase(
      url ? { kind: 'postgres', url } : { kind: 'embedded', folder: join(DATA_DIR, 'database') },
    );
    await sql`insert into kysely_migration values ('990-of-tomorrow', ${new Date().toISOString()})`.execute(
      db,
    );
    await putAppVersion(db, version, new Date('2098-07-06T12:00:00Z'));
    await close();
    expect(await sentenceAtStart(env)).toBe(
      `The database was written by ${by}: it has the step 990-of-tomorrow, which this version (${appVersion}) doesn’t know. Start ${next}, or restore a backup from before the update.`,
    );
  },
);
