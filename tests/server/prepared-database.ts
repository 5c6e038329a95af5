/** A migrated and seeded database, cached by the hash of its input files and copied by the tests. */
import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { connectDatabase, connectMemory, type Db } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { seed } from '#server/seed/seed.ts';
import { copyRows } from './restore-database.ts';

/** Inputs of a migrated and seeded database. */
const inputs = [
  'server/db/**/*.ts',
  'server/{catalog,content,packages,pages,recipe-import,seed}/**/*.ts',
  'server/security/clean-html.ts',
  'art/**/*.ts',
  'domain/**/*.ts',
  'content/**/*.*',
  'package-lock.json',
  'tests/server/{prepared,restore}-database.ts',
];

function readFingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(inputs).sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

let known: string | null = null;
function fingerprint(): string {
  known ??= readFingerprint();
  return known;
}

async function fill(db: Db): Promise<void> {
  await migrate(db);
  await seed(db);
  await copyRows(db);
}

function runTar(args: readonly string[]): void {
  const { status, stderr } = spawnSync('tar', args);
  if (status !== 0) throw new Error(`tar failed with the prepared database: ${stderr}`);
}

/**
 * Packs the dump of a running database as one that was shut down: else each start from it would replay all that
 * filled it, and sync every file first.
 */
async function packShutDown(dump: Uint8Array, file: string): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'kindfare-prepare-'));
  try {
    const folder = join(scratch, 'database');
    mkdirSync(folder, { mode: 0o700 });
    const running = join(scratch, 'running.tar');
    writeFileSync(running, dump);
    runTar(['-xf', running, '-C', folder]);
    const { db, close } = await connectDatabase({ kind: 'embedded', folder });
    await sql`checkpoint`.execute(db);
    await close();
    runTar(['--format=ustar', '-cf', file, '-C', folder, ...readdirSync(folder)]);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** A tar of the prepared embedded database. */
async function preparedTar(): Promise<string> {
  const file = `.cache/test-database-${fingerprint()}.tar`;
  if (!existsSync(file)) {
    const fresh = connectMemory(null);
    await fresh.setUp(fill);
    mkdirSync('.cache', { recursive: true });
    for (const old of globSync('.cache/test-database-*.tar')) rmSync(old, { force: true });
    const beside = `${file}.${randomUUID()}`;
    const dump = await fresh.dump();
    await fresh.close();
    await packShutDown(dump, beside);
    renameSync(beside, file);
  }
  return file;
}

export const preparedDump = async (): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(readFileSync(await preparedTar()));

/** Copies the prepared database into the data folder of a server that has not been started yet. */
export async function prepareDataFolder(folder: string): Promise<void> {
  const database = `${folder}/database`;
  mkdirSync(database, { recursive: true, mode: 0o700 });
  runTar(['-xf', await preparedTar(), '-C', database]);
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Prefix of the databases of this run. */
const prefix = () => `kindfare_test_${process.env['TEST_RUN'] ?? 'none'}_`;
const newName = () => `${prefix()}${randomUUID().replaceAll('-', '')}`;

function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** A new empty database on the server of the URL; resolves to its own URL. */
export async function createEmptyDatabase(url: string): Promise<string> {
  const name = newName();
  await withClient(url, (client) => client.query(`create database ${name}`));
  return withDatabase(url, name);
}

/**
 * A new database on the server of the URL, copied from a prepared one that the first caller creates; resolves
 * to its own URL.
 */
export async function createPreparedDatabase(url: string): Promise<string> {
  const template = `kindfare_template_${fingerprint()}`;
  const name = newName();
  await withClient(url, async (client) => {
    await client.query('select pg_advisory_lock(7301)');
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      await client.query(`create database ${template}_new`);
      const fresh = await connectDatabase({ kind: 'postgres', url: withDatabase(url, `${template}_new`) });
      await fresh.setUp(fill).finally(fresh.close);
      await client.query(`alter database ${template}_new rename to ${template}`);
    }
    await client.query(`create database ${name} template ${template}`);
  });
  return withDatabase(url, name);
}

/** Drops all databases of this run. */
export async function dropDatabases(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [prefix()],
    );
    for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`);
  });
}
