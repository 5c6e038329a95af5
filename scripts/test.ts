/**
 * Runs every check and test, independent ones in parallel, and ends with `N passed, N failed`. `npm test --
 * unit e2e` runs those stages only; `browsers`, the tests in Firefox and WebKit, runs only when it is named.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, constants, setPriority } from 'node:os';
import { performance } from 'node:perf_hooks';
import { requireBrowsers } from '#tests/browsers/programs.ts';
import { preparedDump } from '#tests/server/prepared-database.ts';
import { startPostgres } from '#tests/server/start-postgres.ts';
import { findChromium } from './chromium.ts';
import { type Count, type Outcome, readPlaywrightReport, readVitestReport } from './test-reports.ts';

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

interface Execution {
  readonly env?: Record<string, string>;
  /** Leaves the processor to the browser tests: what waits for a page asks again and again whether it is there. */
  readonly isPatient?: true;
}

function execute(
  say: Say,
  command: string,
  args: readonly string[],
  { env = {}, isPatient }: Execution = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { NODE_COMPILE_CACHE: '.cache/compile', ...process.env, ...env },
    });
    if (isPatient && child.pid !== undefined)
      setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', say);
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Repeated at the end, where a truncated log still shows it. */
const failures: string[] = [];

function noted(stage: string, { failures: own, ...count }: Outcome): Count {
  failures.push(...own.map((each) => `${stage}: ${each}`));
  return count;
}

/** Buffers the output of a process until it exits, so that parallel outputs do not interleave. */
function bufferOutput(say: Say): { readonly add: Say; readonly end: () => void } {
  let buffered = '';
  return { add: (text) => (buffered += text), end: () => say(buffered) };
}

async function succeeds(say: Say, script: string): Promise<boolean> {
  const { add, end } = bufferOutput(say);
  const code = await execute(add, 'npm', ['run', '--silent', script], { isPatient: true });
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

/** One worker for each core, of which Vitest itself would reserve one for its main process. */
async function vitest(
  say: Say,
  name: string,
  projects: readonly string[],
  env: Record<string, string> = {},
): Promise<Count> {
  const file = `${reports}/${name}.json`;
  const selected = projects.flatMap((project) => ['--project', project]);
  const args = [
    'vitest',
    'run',
    ...selected,
    `--maxWorkers=${availableParallelism()}`,
    // most code runs too briefly for its middle compiler to pay
    '--execArgv=--no-maglev',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const code = await execute(say, 'npx', args, { env: { ...env, TEST_STAGE: name }, isPatient: true });
  return noted(name, readVitestReport(file, code));
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
    env: { ...env, TEST_STAGE: name, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  return noted(name, readPlaywrightReport(file, code));
}

/** A worker occupies a core and a part of another: two beside other stages would make each other wait, and poll. */
const inChromium = (say: Say) =>
  playwright(say, 'e2e', isAlone ? [] : ['--workers=1'], { CHROMIUM: findChromium() });

async function inOtherBrowsers(say: Say): Promise<Count> {
  requireBrowsers();
  return playwright(say, 'browsers', ['--config=playwright.browsers.config.ts'], {});
}

const onEmbedded = (say: Say, name: string) => vitest(say, name, [name], { TEST_DATABASE_URL: '' });

const onUrl = (say: Say, url: string) =>
  vitest(say, 'server-postgres', ['server', 'reliability'], { TEST_DATABASE_URL: url });

/** On the given PostgreSQL, or a temporary one. */
async function onPostgres(say: Say): Promise<Count> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return onUrl(say, given);
  const postgres = await startPostgres();
  return onUrl(say, postgres.socketUrl).finally(postgres.stop);
}

/**
 * Two at a time, in this order: the browser tests beside all others in turn. `reliability`, which waits much, comes while
 * they need most of the processor; `postgres`, which keeps all cores busy alone, comes last.
 */
const stages: readonly Stage[] = [
  { name: 'e2e', run: inChromium },
  { name: 'check', run: check },
  { name: 'reliability', run: (say) => onEmbedded(say, 'reliability') },
  { name: 'unit', run: (say) => vitest(say, 'unit', ['unit', 'ui']) },
  { name: 'paths', run: (say) => vitest(say, 'paths', ['paths']) },
  { name: 'server', run: (say) => onEmbedded(say, 'server') },
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
