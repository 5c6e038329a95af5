/**
 * What takes too long for every change, with a new seed, which is printed, so that a failure can be repeated: the random
 * walks of the offline queue 500 times; "make it fit" with every sampled recipe, hostile texts in every shape, and every list
 * with every profile; the weeks of 300 random members; plans of 1,000 random households, and 200 walks on a shared one
 * and through a food test; refusals of 1,000 random members and restrictions, 500 random searches; what queries read of
 * a site with 1,000,000 recipes and members; updates of the sites of all earlier versions; the tree of the image; all
 * server tests on the embedded database; the sets of paths and a whole food test of each kind of member in Chromium;
 * then the mutants of the requirement rows.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { startPostgres } from '#tests/server/start-postgres.ts';

const seed = process.env['SEED'] ?? String(randomInt(2 ** 31));
const runs = process.env['RUNS'] ?? '500';
console.log(`RUNS=${runs} SEED=${seed}`);

const run = (command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, SEED: seed, ...env } }).status;
const runServer = (files: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  run('npx', ['vitest', 'run', '--project', 'server', ...files], env);

/** Rows are written and indexes built with as little log as there can be, and seldom flushed. */
const forFilling = [
  'shared_buffers=1GB',
  'wal_level=minimal',
  'max_wal_senders=0',
  'full_page_writes=off',
  'max_wal_size=8GB',
];

/** On PostgreSQL, which alone holds so much. */
async function runLargeSite() {
  const postgres = await startPostgres('package', forFilling);
  const { url } = postgres;
  const status = runServer(['tests/server/operator/large-site.test.ts'], {
    RUNS: '1000000',
    TEST_DATABASE_URL: url,
  });
  await postgres.stop();
  return status;
}

const statuses = [
  runServer(['tests/server/offline'], { RUNS: runs }),
  runServer(['make-it-fit', 'fitting-versions', 'hostile-texts', 'fit-consistency'], { SAMPLE_STEP: '1' }),
  runServer(['server/planning/cooked-weeks.test.ts'], { RUNS: '300' }),
  runServer(['tests/server/household/household-plans.test.ts', 'server/planning/table-plans.test.ts'], {
    RUNS: '1000',
  }),
  runServer(['shared-plan-walk', 'trigger-safety', 'trigger-devices'], { RUNS: '200' }),
  runServer(['server/planning/refusals.test.ts', 'server/planning/restriction-pairs.test.ts'], {
    RUNS: '1000',
  }),
  runServer(['tests/server/recipes/recipes-property.test.ts'], { RUNS: '500' }),
  await runLargeSite(),
  runServer(['--project', 'reliability', 'tests/reliability/upgrade.test.ts'], { RUNS: '100' }),
  // all others, on the embedded database
  runServer(['--project', 'reliability']),
  run(process.execPath, ['scripts/test-paths.ts', '--run', 'browser']),
  run('npx', ['playwright', 'test', 'tests/e2e/trigger-kinds.e2e.ts']),
  run(process.execPath, ['scripts/trace-mutants.ts']),
];
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1;
