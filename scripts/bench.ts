/**
 * Prints measured times with their budgets. `npm run bench -- search calls` measures those parts alone;
 * `search` by name also with a million recipes (`--rows` sets another maximum); `plan` plans days for a
 * thousand members (`--members`), with 5,000 recipes and 100,000; `lighthouse` and `triggers` run only by
 * name, the latter with simulated members (`--members`, from `--seed` on). `--save` saves the figures, which
 * later runs print beside theirs. Times depend on the machine and its load, so after each part stands how long a
 * fixed computation takes.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { DatabasePlace } from '#server/config.ts';
import { type Connection, connectDatabase } from '#server/db/connect.ts';
import { startPostgres } from '#tests/server/start-postgres.ts';
import { artLines } from './bench/art-lines.ts';
import { callLines } from './bench/call-lines.ts';
import { fairnessLines, planFairnessLines } from './bench/fairness-lines.ts';
import { fill } from './bench/fill.ts';
import type { WithDetails } from './bench/generated-recipes.ts';
import { growthLines } from './bench/growth-lines.ts';
import { hostileLines } from './bench/hostile-lines.ts';
import { householdPlanLines } from './bench/household-plan-lines.ts';
import { importServingLines } from './bench/import-serving-lines.ts';
import { referenceMs } from './bench/measure.ts';
import { planLines } from './bench/plan-lines.ts';
import { planServingLines } from './bench/plan-serving-lines.ts';
import { machine, saveFigures } from './bench/saved-figures.ts';
import { lighthouseScores, screenLines } from './bench/screens/screen-lines.ts';
import { searchLines } from './bench/search-lines.ts';
import { startLines } from './bench/start-lines.ts';
import { info, type Line, ms, printTable } from './bench/table.ts';
import { type ThroughputBudget, throughputLines } from './bench/throughput-lines.ts';
import { triggerLines } from './bench/triggers/trigger-lines.ts';

const parts = [
  'search',
  'calls',
  'growth',
  'throughput',
  'start',
  'art',
  'plan',
  'import',
  'hostile',
  'screens',
  'lighthouse',
  'triggers',
] as const;
const { values, positionals } = parseArgs({
  options: {
    rows: { type: 'string' },
    members: { type: 'string' },
    seed: { type: 'string' },
    save: { type: 'boolean' },
  },
  allowPositionals: true,
});
const isWanted = (part: (typeof parts)[number]) => positionals.length === 0 || positionals.includes(part);
for (const name of positionals)
  if (!parts.some((part) => part === name)) throw new Error(`There is no ${name}: ${parts.join(', ')}.`);
const maxRows = Number(values.rows ?? (positionals.includes('search') ? 1_000_000 : 100_000));
/** Promised p95 in ms by number of recipes, on PostgreSQL. */
const bounds: ReadonlyMap<number, number> = new Map([
  [1_000, 25],
  [10_000, 25],
  [100_000, 25],
  [1_000_000, 60],
]);

const rounds = 15;
const lines: Line[] = [];
const references: number[] = [];
const add = (more: readonly Line[]) => {
  const reference = referenceMs();
  references.push(reference);
  lines.push(...more);
  printTable([...more, info('fixed computation', `${ms(reference)} ms`)]);
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

/** Runs on a new database with the catalog and `count` more recipes; embedded without a `url`. */
async function withRecipes(
  url: string | null,
  count: number,
  withDetails: WithDetails,
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

if (positionals.includes('triggers'))
  for (const more of triggerLines(Number(values.members ?? 2_400), Number(values.seed ?? 1))) add(more);

const many = (count: number) => count.toLocaleString('en');

const needsDatabase = positionals.length === 0 || positionals.some((name) => name !== 'triggers');
const postgres = !needsDatabase
  ? null
  : await startPostgres().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return null;
    });
try {
  if (isWanted('start')) {
    add(await startLines('embedded', null, 450));
    if (postgres !== null) add(await startLines('PostgreSQL', postgres.url, 200));
  }
  if (isWanted('art')) add(await artLines());
  if (isWanted('hostile')) {
    add(await hostileLines());
    add(await fairnessLines());
    await withRecipes(null, 0, true, async (connection) => add(await planFairnessLines(connection)));
  }
  if (isWanted('search')) {
    const search = async (url: string | null, count: number, bound: number | null) =>
      withRecipes(url, count, false, async ({ db }) => {
        const setting = `${url === null ? 'embedded' : 'PostgreSQL'}, ${count === 0 ? 'the catalog' : `${many(count)} recipes`}`;
        add(await searchLines(db, setting, bound, 2 * rounds));
      });
    for (const count of [0, ...bounds.keys()].filter((each) => each <= Math.min(maxRows, 100_000)))
      await search(null, count, null);
    if (postgres !== null)
      for (const count of [0, ...bounds.keys()].filter((each) => each <= maxRows))
        await search(postgres.url, count, bounds.get(count) ?? null);
  }
  if (isWanted('screens')) await screenLines({ rounds: 5, add });
  // loaded on demand: it needs the network
  if (positionals.includes('lighthouse')) await lighthouseScores({ rounds: 3, add });
  if (isWanted('calls') || isWanted('throughput')) {
    const call = (url: string | null, budget: ThroughputBudget) =>
      withRecipes(url, 10_000, true, async (connection) => {
        const setting = `${url === null ? 'embedded' : 'PostgreSQL'}, ${many(10_000)} recipes`;
        if (isWanted('calls')) add(await callLines(connection, setting, 4 * rounds));
        if (isWanted('throughput')) add(await throughputLines(connection, setting, budget));
      });
    await call(null, { cached: 6_000, manyMembers: 2_000, first: 600 });
    if (postgres !== null) await call(postgres.url, { cached: 3_000, manyMembers: 2_000, first: 600 });
  }
  if (isWanted('growth')) {
    const grow = (url: string | null, sizes: readonly number[]) =>
      withRecipes(url, 10_000, true, async (connection) => {
        add(await growthLines(connection, url === null ? 'embedded' : 'PostgreSQL', sizes, 4 * rounds));
      });
    await grow(null, [1_000, 10_000, 100_000]);
    if (postgres !== null) await grow(postgres.url, [1_000, 10_000, 100_000, 1_000_000]);
  }
  if (isWanted('import'))
    await withRecipes(null, 0, true, async (connection) => add(await importServingLines(connection)));
  if (isWanted('plan')) {
    const days = Number(values.members ?? 1_000);
    const plan = (url: string | null, count: number) =>
      withRecipes(url, count, count > 5_000 ? 'planning' : true, async (connection) => {
        const setting = `${url === null ? 'embedded' : 'PostgreSQL'}, ${many(count)} recipes`;
        if (count <= 5_000) add(await planServingLines(connection, setting));
        add(await planLines(connection, setting, { days, weeks: Math.ceil(days / 5) }));
      });
    for (const count of [5_000, 100_000].filter((each) => each <= maxRows)) {
      await plan(null, count);
      if (postgres !== null) await plan(postgres.url, count);
    }
    add(await householdPlanLines(Math.ceil(days / 5)));
  }
} finally {
  await postgres?.stop();
}

console.log('');
const speed = `${ms(Math.min(...references))} to ${ms(Math.max(...references))} ms`;
printTable([...lines, info('fixed computation', speed), info('machine', machine())]);
if (values.save === true) saveFigures(lines);
