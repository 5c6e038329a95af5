/**
 * `npm run test:paths -- --run browser`: runs generated paths in Chromium, against a real server; for each machine the
 * smallest set that takes every transition that a browser can take, unless others are selected.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { buildIfStale } from '#scripts/build.ts';
import { findChromium } from '#scripts/chromium.ts';
import { pathSetOf } from '#tests/e2e/paths/path-set.ts';
import { suiteProblems } from '#tests/e2e/paths/suite-problems.ts';
import { type DrivenFlow, drivenFlows } from '#tests/e2e/paths/suites.ts';
import { generatePaths } from '#tests/paths/model.ts';
import { preparedDump } from '#tests/server/prepared-database.ts';
import { flowNamed } from './path-tool.ts';

export interface BrowserRun {
  /** File of the machine; null: all with a browser suite. */
  readonly machine: string | null;
  readonly strategy: 'set' | 'shortest' | 'simple';
  /** Number of one path in the output of `--list`; null: all. */
  readonly path: number | null;
}

export function browserRunOf(args: readonly string[]): BrowserRun {
  const { values } = parseArgs({
    args: [...args],
    options: {
      machine: { type: 'string' },
      strategy: { type: 'string' },
      path: { type: 'string' },
      run: { type: 'string' },
    },
  });
  const { machine, path, run } = values;
  const strategy = values.strategy ?? (path === undefined ? 'set' : 'shortest');
  if (run !== 'browser') throw new Error(`There is no way to run "${run}". There is --run browser.`);
  if (strategy !== 'set' && strategy !== 'shortest' && strategy !== 'simple')
    throw new Error(`There is no strategy "${strategy}". There are set, shortest, and simple.`);
  if (path !== undefined && !(machine !== undefined && /^[1-9]\d*$/.test(path)))
    throw new Error('--path is the number of a path of one machine, as --list counts them.');
  const file = machine === undefined ? null : flowNamed(machine).file;
  const driven = drivenFlows.map(({ flow }) => flow.file);
  if (file !== null && !driven.includes(file))
    throw new Error(`"${file}" has no browser suite. These have one: ${driven.join(', ')}.`);
  return {
    machine: file,
    strategy,
    path: path === undefined ? null : Number(path),
  };
}

/** How much of a machine its set of paths covers. */
export async function coverageOf(driven: DrivenFlow): Promise<string> {
  const generated = generatePaths(driven.flow);
  const { paths, all, missing } = await pathSetOf(driven, generated);
  const head = `${paths.length} of ${generated.length} paths take ${all - missing.length} of ${all} transitions.`;
  return [head, ...missing.map((transition) => `  no browser takes ${transition}`)].join('\n');
}

/** Resolves to the exit code. */
export async function runInBrowser(args: readonly string[]): Promise<number> {
  const selected = browserRunOf(args);
  const chosen = drivenFlows.filter(
    ({ flow }) => selected.machine === null || selected.machine === flow.file,
  );
  const faults = chosen.flatMap((driven) =>
    suiteProblems(driven).map((fault) => `${driven.flow.file}: ${fault}`),
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  if (selected.strategy === 'set')
    for (const driven of chosen) console.log(`${driven.flow.file}: ${await coverageOf(driven)}`);
  await buildIfStale();
  // before the workers, whose servers all copy it
  await preparedDump();
  const child = spawn(
    'npx',
    ['playwright', 'test', 'tests/e2e/paths', '--reporter', './scripts/flows/browser-path-reporter.ts'],
    {
      stdio: 'inherit',
      env: { ...process.env, CHROMIUM: findChromium(), PATHS: JSON.stringify(selected) },
    },
  );
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
