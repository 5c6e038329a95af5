/**
 * Prints how fast it is beside what it has to reach. `npm run bench -- --rows 1000000` adds a search over so many
 * recipes; `--only search,calls,throughput,start,art` leaves the rest out. Times depend on the machine and what else it does.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { type Connection, connectDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { seed } from '#server/db/seed.ts';
import { startPostgres } from '#tests/server/on-postgres.ts';
import { artLines } from './bench/art-lines.ts';
import { callLines } from './bench/call-lines.ts';
import { insertGenerated } from './bench/generated-recipes.ts';
import { searchLines } from './bench/search-lines.ts';
import { startLines } from './bench/start-lines.ts';
import { type Line, printTable, told } from './bench/table.ts';
import { throughputLines } from './bench/throughput-lines.ts';

const parts = ['search', 'calls', 'throughput', 'start', 'art'] as const;
const { values } = parseArgs({
  options: { rows: { type: 'string' }, only: { type: 'string', default: parts.join(',') } },
});
const wanted = values.only.split(',');
const isWanted = (part: (typeof parts)[number]) => wanted.includes(part);

const rounds = 15;
const lines: Line[] = [];
const add = (more: readonly Line[]) => {
  lines.push(...more);
  printTable(more);
};

/** Works on a new embedded database in a folder that is gone afterwards. */
async function embedded(work: (connection: Connection) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kindfare-bench-'));
  const connection = await connectDatabase({ kind: 'embedded', folder: join(folder, 'database') });
  try {
    await migrate(connection.db);
    await seed(connection.db);
    await work(connection);
  } finally {
    await connection.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

let databases = 0;

/** Works on a new database of the server at `url`. */
async function onPostgres(url: string, work: (connection: Connection) => Promise<void>): Promise<void> {
  databases += 1;
  const name = `bench_${databases}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const place = new URL(url);
  place.pathname = `/${name}`;
  const connection = await connectDatabase({ kind: 'postgres', url: place.href });
  try {
    await migrate(connection.db);
    await seed(connection.db);
    await work(connection);
  } finally {
    await connection.close();
  }
}

const many = (count: number) => count.toLocaleString('en');
const fill = (connection: Connection, count: number, withDetails = false) =>
  insertGenerated(connection.db, count, { withDetails });

const postgres = await startPostgres().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return null;
});
try {
  if (isWanted('start')) {
    add(await startLines('embedded', null, 450));
    if (postgres !== null) add(await startLines('PostgreSQL', postgres.url, 200));
  }
  if (isWanted('art')) add(await artLines());
  if (isWanted('search')) {
    await embedded(async (connection) => {
      add(await searchLines(connection.db, 'embedded, the catalogue', null, rounds));
      await fill(connection, 100_000);
      add(await searchLines(connection.db, `embedded, ${many(100_000)} recipes`, null, rounds));
    });
    for (const [count, bound] of [
      [100_000, 25],
      ...(values.rows === undefined ? [] : [[Number(values.rows), 60] as const]),
    ] as const)
      if (postgres !== null)
        await onPostgres(postgres.url, async (connection) => {
          await fill(connection, count);
          add(await searchLines(connection.db, `PostgreSQL, ${many(count)} recipes`, bound, rounds));
        });
  }
  if (isWanted('calls') || isWanted('throughput'))
    await embedded(async (connection) => {
      await fill(connection, 10_000, true);
      const where = `embedded, ${many(10_000)} recipes`;
      if (isWanted('calls')) add(await callLines(connection, where, 4 * rounds));
      if (isWanted('throughput')) add(await throughputLines(connection, where));
    });
} finally {
  await postgres?.stop();
}

console.log('');
printTable([...lines, told('machine', `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`)]);
