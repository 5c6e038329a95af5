/**
 * Runs every check and test, independent ones in parallel, and ends with `N passed, N failed`. `npm test --
 * unit e2e` runs those stages only; `browsers`, the tests in Firefox and WebKit, runs only when it is named.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { performance } from 'node:perf_hooks';
import { requireBrowsers } from '#tests/browsers/programs.ts';
import { preparedDump } from '#tests/server/prepared-database.ts';
import { startPostgres } from '#tests/server/start-postgres.ts';
import { findChromium } from './chromium.ts';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}
type Say = (text: string) => void;
interface Stage {
  readonly name: string;
  readonly run: (say: Say) => Promise<Count>;
  /** Not part of a run of everything. */
  readonly isOnRequest?: true;
}

const requested = process.argv.slice(2);
const isAlone = requested.length === 1;

const reports = 'test-results';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

function execute(
  say: Say,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { NODE_COMPILE_CACHE: '.cache/compile', ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', say);
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Repeated at the end, where a truncated log still shows it. */
const failures: string[] = [];

/** Buffers the output of a process until it exits, so that parallel outputs do not interleave. */
function bufferOutput(say: Say): { readonly add: Say; readonly end: () => void } {
  let buffered = '';
  return { add: (text) => (buffered += text), end: () => say(buffered) };
}

async function succeeds(say: Say, script: string): Promise<boolean> {
  const { add, end } = bufferOutput(say);
  const code = await execute(add, 'npm', ['run', '--silent', script]);
  end();
  if (code !== 0) failures.push(`npm run ${script}`);
  return code === 0;
}

/** The parts of `npm run check`, in parallel. */
async function check(say: Say): Promise<Count> {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly scripts: { readonly check: string };
  };
  const waiting = [...scripts.check.matchAll(/--silent (\S+)/g)].map(([, name]) => name ?? '');
  const count: Count = { passed: 0, failed: 0, skipped: 0 };
  const lane = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
      count[(await succeeds(say, name)) ? 'passed' : 'failed'] += 1;
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return count;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly success: boolean;
}

/** A run that fails without a failed test (a file that does not load) counts as one failure. */
function counted(passed: number, failed: number, skipped: number, code: number): Count {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, skipped };
}

interface VitestOptions {
  readonly env?: Record<string, string>;
  readonly workers?: number;
}

/** By default one worker for each core, of which Vitest itself would reserve one for its main process. */
async function vitest(
  say: Say,
  name: string,
  projects: readonly string[],
  { env = {}, workers = availableParallelism() }: VitestOptions = {},
): Promise<Count> {
  const file = `${reports}/${name}.json`;
  const selected = projects.flatMap((project) => ['--project', project]);
  const args = [
    'vitest',
    'run',
    ...selected,
    `--maxWorkers=${workers}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const code = await execute(say, 'npx', args, { ...env, TEST_STAGE: name });
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
    for (const { name: path, message, assertionResults } of report.testResults) {
      if (message) failures.push(`${name}: ${relative('.', path)}: ${message}`);
      for (const each of assertionResults)
        if (each.status === 'failed')
          failures.push(
            `${name}: ${relative('.', path)}: ${each.fullName}: ${each.failureMessages?.[0] ?? ''}`,
          );
    }
    // an unhandled rejection ends a run without a failed test
    if (code !== 0 && report.numFailedTests === 0)
      failures.push(`${name}: an error outside of tests, see above`);
    return counted(report.numPassedTests, report.numFailedTests, report.numPendingTests, code);
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

interface PlaywrightSuite {
  readonly file: string;
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly { readonly errors: readonly { readonly message: string }[] }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}
interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  /** Those outside of tests, as a file that does not load. */
  readonly errors: readonly { readonly message: string }[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

function failedTests({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
        return [file, projectName, title, messages.join('\n')].filter((part) => part !== '').join(': ');
      }),
  );
  return [...own, ...suites.flatMap(failedTests)];
}

async function playwright(
  say: Say,
  name: string,
  options: readonly string[],
  env: Record<string, string>,
): Promise<Count> {
  const file = `${reports}/${name}.json`;
  await made;
  const args = ['playwright', 'test', ...options, '--reporter=list,json'];
  const code = await execute(say, 'npx', args, {
    ...env,
    TEST_STAGE: name,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  try {
    const { suites, errors, stats } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
    for (const text of [...suites.flatMap(failedTests), ...errors.map(({ message }) => message)])
      failures.push(`${name}: ${text}`);
    return counted(stats.expected, stats.unexpected + stats.flaky, stats.skipped, code);
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** A worker occupies a core and a part of another: two beside other stages would make each other wait, and poll. */
const inChromium = (say: Say) =>
  playwright(say, 'e2e', isAlone ? [] : ['--workers=1'], { CHROMIUM: findChromium() });

async function inOtherBrowsers(say: Say): Promise<Count> {
  requireBrowsers();
  return playwright(say, 'browsers', ['--config=playwright.browsers.config.ts'], {});
}

const onEmbedded = (say: Say, name: string) => vitest(say, name, [name], { env: { TEST_DATABASE_URL: '' } });

const onUrl = (say: Say, url: string) =>
  vitest(say, 'server-postgres', ['server', 'reliability'], { env: { TEST_DATABASE_URL: url } });

/** On the given PostgreSQL, or a temporary one. */
async function onPostgres(say: Say): Promise<Count> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return onUrl(say, given);
  const postgres = await startPostgres();
  return onUrl(say, postgres.socketUrl).finally(postgres.stop);
}

/**
 * Two at a time, in this order: the browser tests, which take the longest and wait for the build, beside all others in
 * turn, of which the last outlasts them: it keeps both cores busy, while `reliability` waits much.
 */
const stages: readonly Stage[] = [
  { name: 'e2e', run: inChromium },
  { name: 'check', run: check },
  { name: 'unit', run: (say) => vitest(say, 'unit', ['unit', 'ui']) },
  { name: 'paths', run: (say) => vitest(say, 'paths', ['paths']) },
  { name: 'server', run: (say) => onEmbedded(say, 'server') },
  { name: 'reliability', run: (say) => onEmbedded(say, 'reliability') },
  { name: 'postgres', run: onPostgres },
  { name: 'browsers', run: inOtherBrowsers, isOnRequest: true },
];

const isRequested = ({ name, isOnRequest }: Omit<Stage, 'run'>) =>
  requested.length === 0 ? !isOnRequest : requested.includes(name);
const total: Count = { passed: 0, failed: 0, skipped: 0 };
const lines: string[] = [];
const show: Say = (text) => void process.stdout.write(text);
/** The stage whose output is streamed; that of others is shown when they have ended. */
let streaming: Stage | null = null;

async function run(stage: Stage): Promise<void> {
  const started = performance.now();
  const { add, end } = bufferOutput(show);
  streaming ??= stage;
  const count = await stage.run(streaming === stage ? show : add).catch((error: unknown) => {
    failures.push(`${stage.name}: ${error instanceof Error ? error.message : error}`);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  end();
  if (streaming === stage) streaming = null;
  const seconds = Math.round((performance.now() - started) / 1000);
  lines.push(
    `${stage.name}: ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped in ${seconds} s`,
  );
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
}

/** What the browser tests need first. */
async function make(): Promise<void> {
  const { add, end } = bufferOutput(show);
  const [code] = await Promise.all([execute(add, 'npm', ['run', '--silent', 'build']), preparedDump()]);
  end();
  if (code !== 0) throw new Error('The app could not be built.');
}

const needsBuild = isRequested({ name: 'e2e' }) || requested.includes('browsers');
const made = needsBuild ? make() : Promise.resolve();
const settled = made.catch(() => {});
const waiting = stages.filter(isRequested);
const lane = async () => {
  for (let stage = waiting.shift(); stage !== undefined; stage = waiting.shift()) {
    // whole before a server could serve a part of it; of the checks none is bound by time
    if (stage.name !== 'check') await settled;
    await run(stage);
  }
};
await Promise.all([lane(), lane()]);
for (const failure of failures) console.log(`\nFAILED ${failure}`);
console.log(`\n${lines.map((line) => `- ${line}`).join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
