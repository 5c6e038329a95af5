/** `npm run test:paths -- --run browser`: runs the generated paths in Chromium, against a real server. */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { buildIfStale } from '#scripts/build.ts';
import { findChromium } from '#scripts/chromium.ts';
import { suiteProblems } from '#tests/e2e/paths/suite-problems.ts';
import { drivenFlows } from '#tests/e2e/paths/suites.ts';
import { flowNamed } from './path-tool.ts';

export interface BrowserRun {
  /** File of the machine; null: all with a browser suite. */
  readonly machine: string | null;
  readonly strategy: 'shortest' | 'simple';
  /** Number of one path in the output of `--list`; null: all. */
  readonly path: number | null;
}

export function browserRunOf(args: readonly string[]): BrowserRun {
  const { values } = parseArgs({
    args: [...args],
    options: {
      machine: { type: 'string' },
      strategy: { type: 'string', default: 'shortest' },
      path: { type: 'string' },
      run: { type: 'string' },
    },
  });
  const { machine, strategy, path, run } = values;
  if (run !== 'browser') throw new Error(`There is no way to run "${run}". There is --run browser.`);
  if (strategy !== 'shortest' && strategy !== 'simple')
    throw new Error(`There is no strategy "${strategy}". There are shortest and simple.`);
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

/** Resolves to the exit code. */
export async function runInBrowser(args: readonly string[]): Promise<number> {
  const selected = browserRunOf(args);
  const faults = drivenFlows
    .filter(({ flow }) => selected.machine === null || selected.machine === flow.file)
    .flatMap((driven) => suiteProblems(driven).map((fault) => `${driven.flow.file}: ${fault}`));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  await buildIfStale();
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
