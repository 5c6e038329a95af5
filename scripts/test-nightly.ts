/**
 * What takes too long for every change: the random walks of the outbox 500 times with a new seed, which is printed,
 * so that a failure can be repeated; "make it fit" with every sampled recipe; the weeks of 300 random members; plans of
 * 1,000 random households; refusals of 1,000 random members and restrictions, 500 random searches; all server tests on
 * the embedded database; the sets of paths in Chromium; then the mutants of the requirement rows.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';

const seed = process.env['SEED'] ?? String(randomInt(2 ** 31));
const runs = process.env['RUNS'] ?? '500';
console.log(`RUNS=${runs} SEED=${seed}`);
const walks = spawnSync('npx', ['vitest', 'run', '--project', 'server', 'tests/server/offline'], {
  stdio: 'inherit',
  env: { ...process.env, SEED: seed, RUNS: runs },
});
const fits = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'server', 'server/catalog/make-it-fit.test.ts'],
  {
    stdio: 'inherit',
    env: { ...process.env, SAMPLE_STEP: '1' },
  },
);
const weeks = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'server', 'server/planning/cooked-weeks.test.ts'],
  { stdio: 'inherit', env: { ...process.env, SEED: seed, RUNS: '300' } },
);
const households = spawnSync(
  'npx',
  [
    'vitest',
    'run',
    '--project',
    'server',
    'tests/server/household/household-plans.test.ts',
    'server/planning/table-plans.test.ts',
  ],
  { stdio: 'inherit', env: { ...process.env, RUNS: '1000' } },
);
const many = (files: readonly string[], count: string) =>
  spawnSync('npx', ['vitest', 'run', '--project', 'server', ...files], {
    stdio: 'inherit',
    env: { ...process.env, RUNS: count },
  });
const refusals = many(
  ['server/planning/refusals.test.ts', 'server/planning/restriction-pairs.test.ts'],
  '1000',
);
const searches = many(['tests/server/recipes/recipes-property.test.ts'], '500');
const onEmbedded = spawnSync('npx', ['vitest', 'run', '--project', 'server', '--project', 'reliability'], {
  stdio: 'inherit',
});
const paths = spawnSync(process.execPath, ['scripts/test-paths.ts', '--run', 'browser'], {
  stdio: 'inherit',
});
const mutants = spawnSync(process.execPath, ['scripts/trace-mutants.ts'], { stdio: 'inherit' });
process.exitCode =
  walks.status ||
  fits.status ||
  weeks.status ||
  households.status ||
  refusals.status ||
  searches.status ||
  onEmbedded.status ||
  paths.status ||
  mutants.status ||
  0;
