import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { nodeVersionProblem } from './scripts/node-version.ts';
import { LongestFirst } from './tests/setup/longest-first-sequencer.ts';

const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const problem = nodeVersionProblem(process.versions.node, dependencies.node);
if (problem !== null) {
  // an error would be printed with the inside of the config loader
  console.error(problem);
  process.exit(1);
}

const fixedSeed = 'tests/setup/fixed-seed.ts';
const jsdom = ['src/**/*.test.{ts,tsx}'];

/** One worker runs many files and reads the modules once: a file leaves nothing behind in them, nor in the process. */
const isolate = false;

/** Files that open no database, or only embedded ones of their own. */
const withoutDatabase = [
  'server/**/*.test.ts',
  'tests/contract/**/*.test.ts',
  'tests/server/{mail-and-push/{outbox-worker*,smtp},files/{storage,uploads-hostile}}.test.ts',
  'tests/server/{proxies,stand-ins,offline/queue-walks,membership/{stripe-*,payment-stripe,quote}}.test.ts',
];
/** Faults of what is not the database; `mail` needs one that writes through to the disk. */
const faultsWithoutDatabase = [
  'tests/reliability/{build-beside,dev-start,fairness,full-disk,hostile-connections,mail,slow-clients,stop}.test.ts',
];

/**
 * Files about what differs between the databases: schema, indexes, search, generated conditions, transactions.
 * `npm test` runs the others on PostgreSQL alone, which takes half the time; the nightly run, on both.
 */
const onBothDatabases = [
  'tests/server/*.test.ts',
  'tests/server/operator/{admin-command,admin-mails,backup,status,admin-users,metas,packages}.test.ts',
  'tests/server/planner/{idempotency,plan-candidates,plan-revisions}.test.ts',
  'tests/server/recipes/{dietary-profile-sql,recipes-paging,recipes-property,recipes-search,search-words}.test.ts',
  'tests/server/{accounts/sign-in,membership/membership-over-time,offline/offline-changes}.test.ts',
];
const onPostgresOnly: Readonly<Record<string, string[]>> = {
  server: ['tests/server/{bad-input,hostile-texts}.test.ts'],
  reliability: ['tests/reliability/{failover,slow-postgres,upgrade}.test.ts'],
};
/** Minutes long: without a stage only, as the nightly run starts them. */
const nightly = process.env['TEST_STAGE'] ? ['tests/reliability/image.test.ts'] : [];

const servers = ['server/**/*.test.ts', 'tests/server/**/*.test.ts', 'tests/contract/**/*.test.ts'];
const isOnPostgres = Boolean(process.env['TEST_DATABASE_URL']);
/** What a poll waits for comes later on a busy machine, and that is no failure. */
const expect = { poll: { timeout: 15_000 } };
const isStageServer = process.env['TEST_STAGE'] === 'server';

const server = {
  // as the server runs: Node strips the types, and no call between modules goes through Vite
  experimental: { viteModuleRunner: false, nodeLoader: false },
  isolate,
  expect,
  setupFiles: [fixedSeed],
  globalSetup: ['tests/server/test-run.ts'],
  exclude: [
    ...nightly,
    ...(isOnPostgres
      ? [...withoutDatabase, ...faultsWithoutDatabase]
      : (onPostgresOnly[process.env['TEST_STAGE'] ?? ''] ?? [])),
  ],
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          isolate,
          expect,
          setupFiles: [fixedSeed],
          // properties over thousands of cases: what ends them is their count, not a busy machine
          testTimeout: 60_000,
          hookTimeout: 120_000,
          include: [
            'art/**/*.test.ts',
            'domain/**/*.test.ts',
            'machines/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/{architecture,work}/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          // a browser for each file costs more than its tests; the setup leaves it as it was found
          name: 'ui',
          isolate,
          expect,
          include: jsdom,
          environment: 'jsdom',
          setupFiles: [fixedSeed, 'tests/setup/browser.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'paths',
          isolate,
          expect,
          setupFiles: [fixedSeed],
          include: ['tests/paths/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          include: isStageServer ? [...withoutDatabase, ...onBothDatabases] : servers,
        },
      },
      {
        test: {
          // faults: processes that are killed, full disks, connections that nobody reads, a slow database
          ...server,
          name: 'reliability',
          include: ['tests/reliability/**/*.test.ts'],
        },
      },
    ],
  },
});
