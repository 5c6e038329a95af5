/**
 * Prints how fast it is beside what it has to reach. `npm run bench -- --rows 1000000` adds a search over so many
 * recipes; `--only search,calls,throughput,start,art` leaves the rest out. Times depend on the machine and what else it does.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { DatabasePlace } from '#server/config.ts';
import { type Connection, connectDatabase } from '#server/db/connect.ts';
import { startPostgres } from '#tests/server/on-postgres.ts';
import { artLines } from './bench/art-lines.ts';
import { callLines } from './bench/call-lines.ts';
import { fill } from './bench/fill.ts';
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

let databases = 0;

async function newDatabase(url: string): Promise<string> {
  databases += 1;
  const name = `bench_${databases}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const place = new URL(url);
  place.pathname = `/${name}`;
  return place.href;
}

/** Works on a new database with the catalogue and `count` more recipes; embedded when there is no `url`. */
async function withRecipes(
  url: string | null,
  count: number,
  withDetails: boolean,
  work: (connection: Connection) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kindfare-bench-'));
  const place: DatabasePlace =
    url === null
      ? { kind: 'embedded', folder: join(folder, 'database') }
      : { kind: 'postgres', url: await newDatabase(url) };
  try {
    await fill(place, count, withDetails);
    const connection = await connectDatabase(place);
    await work(connection).finally(connection.close);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const many = (count: number) => count.toLocaleString('en');

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
    const search = async (url: string | null, count: number, bound: number | null) =>
      withRecipes(url, count, false, async ({ db }) => {
        const where = `${url === null ? 'embedded' : 'PostgreSQL'}, ${count === 0 ? 'the catalogue' : `${many(count)} recipes`}`;
        add(await searchLines(db, where, bound, rounds));
      });
    await search(null, 0, null);
    await search(null, 100_000, null);
    if (postgres !== null) {
      await search(postgres.url, 0, null);
      await search(postgres.url, 100_000, 25);
      if (values.rows !== undefined) await search(postgres.url, Number(values.rows), 60);
    }
  }
  if (isWanted('calls') || isWanted('throughput'))
    await withRecipes(null, 10_000, true, async (connection) => {
      const where = `embedded, ${many(10_000)} recipes`;
      if (isWanted('calls')) add(await callLines(connection, where, 4 * rounds));
      if (isWanted('throughput')) add(await throughputLines(connection, where));
    });
} finally {
  await postgres?.stop();
}

console.log('');
printTable([...lines, told('machine', `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`)]);
