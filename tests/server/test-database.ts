import { createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import { type Connection, connectDatabase, connectMemory } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { seed } from '#server/db/seed.ts';

/** What a migrated and seeded database depends on. */
const inputs = [
  'server/db/**/*.ts',
  'server/catalogue/**/*.ts',
  'domain/**/*.ts',
  'content/**/*.*',
  'package-lock.json',
];

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(inputs).sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

async function fill(connection: Pick<Connection, 'db'>): Promise<void> {
  await migrate(connection.db);
  await seed(connection.db);
}

/** Making a database takes seconds, reading a prepared one a fraction of one. */
async function inMemory(): Promise<Connection> {
  const file = `.cache/test-database-${fingerprint()}.tar`;
  if (!existsSync(file)) {
    const fresh = connectMemory(null);
    await fill(fresh);
    mkdirSync('.cache', { recursive: true });
    for (const old of globSync('.cache/test-database-*.tar')) rmSync(old, { force: true });
    const beside = `${file}.${randomUUID()}`;
    writeFileSync(beside, await fresh.dump());
    await fresh.close();
    renameSync(beside, file);
  }
  return connectMemory(new Uint8Array(readFileSync(file)));
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

function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** A new empty database on the server of the URL; resolves to its own URL. */
export async function createEmptyDatabase(url: string): Promise<string> {
  const name = `kindfare_test_${randomUUID().replaceAll('-', '')}`;
  await withClient(url, (client) => client.query(`create database ${name}`));
  return withDatabase(url, name);
}

/** A database of its own, copied from a prepared one that the first test file makes. */
async function onPostgres(url: string): Promise<Connection> {
  const template = `kindfare_template_${fingerprint()}`;
  const name = `kindfare_test_${randomUUID().replaceAll('-', '')}`;
  await withClient(url, async (client) => {
    await client.query('select pg_advisory_lock(7301)');
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      await client.query(`create database ${template}_new`);
      const fresh = await connectDatabase({ kind: 'postgres', url: withDatabase(url, `${template}_new`) });
      await fill(fresh);
      await fresh.close();
      await client.query(`alter database ${template}_new rename to ${template}`);
    }
    await client.query(`create database ${name} template ${template}`);
  });
  const connection = await connectDatabase({ kind: 'postgres', url: withDatabase(url, name) });
  const close = async () => {
    await connection.close();
    await withClient(url, (client) => client.query(`drop database if exists ${name} with (force)`));
  };
  return { db: connection.db, close };
}

/** Which database the suite runs on: PostgreSQL when TEST_DATABASE_URL is set, else the embedded one. */
export const isOnPostgres = Boolean(process.env['TEST_DATABASE_URL']);

/** A migrated and seeded database that nobody else uses. */
export async function openTestDatabase(): Promise<Connection> {
  const url = process.env['TEST_DATABASE_URL'];
  return url ? onPostgres(url) : inMemory();
}
