/** Runs every check and test, one stage after the other, and closes with `N passed, N failed`. `npm test -- unit e2e` runs those stages only. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { performance } from 'node:perf_hooks';
import { startPostgres } from '#tests/server/on-postgres.ts';
import { buildIfStale } from './build.ts';
import { findChromium } from './chromium.ts';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}
interface Stage {
  readonly name: string;
  readonly run: () => Promise<Count>;
}

const reports = 'test-results';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

function execute(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Said once more at the end, where a cut log still shows them. */
const failures: string[] = [];

/** What it says is shown when it has ended, so that two at once stay readable. */
async function succeeds(script: string): Promise<boolean> {
  const child = spawn('npm', ['run', '--silent', script]);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  process.stdout.write(said);
  if (code !== 0) failures.push(`npm run ${script}`);
  return code === 0;
}

/** The parts of `npm run check`, each on a core of its own. */
async function check(): Promise<Count> {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly scripts: { readonly check: string };
  };
  const waiting = [...scripts.check.matchAll(/--silent (\S+)/g)].map(([, name]) => name ?? '');
  const count: Count = { passed: 0, failed: 0, skipped: 0 };
  const lane = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
      count[(await succeeds(name)) ? 'passed' : 'failed'] += 1;
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

/** A worker for each core, where left to itself it keeps one for the process that transforms the files. */
async function vitest(
  name: string,
  projects: readonly string[],
  env: Record<string, string> = {},
  workers = availableParallelism(),
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
  const code = await execute('npx', args, env);
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
    return counted(report.numPassedTests, report.numFailedTests, report.numPendingTests, code);
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

async function playwright(): Promise<Count> {
  const file = `${reports}/e2e.json`;
  await buildIfStale();
  const env = { CHROMIUM: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const code = await execute('npx', ['playwright', 'test', '--reporter=list,json'], env);
  try {
    const { stats } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
    return counted(stats.expected, stats.unexpected + stats.flaky, stats.skipped, code);
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** On the PostgreSQL of the URL, embedded without one. Servers that are waited for leave a core to one more. */
const onDatabase = (name: string, url: string) =>
  vitest(name, ['server'], { TEST_DATABASE_URL: url }, availableParallelism() + 1);

async function onPostgres(): Promise<Count> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return onDatabase('server-postgres', given);
  const postgres = await startPostgres();
  try {
    return await onDatabase('server-postgres', postgres.url);
  } finally {
    await postgres.stop();
  }
}

const stages: readonly Stage[] = [
  { name: 'check', run: check },
  { name: 'unit', run: () => vitest('unit', ['unit', 'ui']) },
  { name: 'paths', run: () => vitest('paths', ['paths']) },
  { name: 'server', run: () => onDatabase('server', '') },
  { name: 'postgres', run: onPostgres },
  { name: 'e2e', run: playwright },
];

const asked = process.argv.slice(2);
const total: Count = { passed: 0, failed: 0, skipped: 0 };
const lines: string[] = [];
for (const stage of stages) {
  if (asked.length > 0 && !asked.includes(stage.name)) continue;
  const started = performance.now();
  const count = await stage.run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  lines.push(
    `${stage.name}: ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped in ${seconds} s`,
  );
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
}
for (const failure of failures) console.log(`\nFAILED ${failure}`);
console.log(`\n${lines.map((line) => `- ${line}`).join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
