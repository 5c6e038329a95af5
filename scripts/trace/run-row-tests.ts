/** Runs the tests whose titles have the id of a row. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export interface RowTests {
  readonly passed: number;
  readonly failed: number;
}

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

type Run = (folder: string, id: string, files: readonly string[]) => RowTests;

const inTitle = (id: string) => `\\b${id}(?!\\d)`;

const runJourneys: Run = (folder, id) => {
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/trace/run-journeys.ts', id], {
    cwd: folder,
    encoding: 'utf8',
  });
  const [line = ''] = stdout.split('\n').filter((each) => each.startsWith('{'));
  if (line === '') throw new Error(`${id}: the journeys did not run.\n${stderr}`);
  return JSON.parse(line);
};

const runVitest: Run = (folder, id, files) => {
  const output = join(folder, 'mutant-report.json');
  rmSync(output, { force: true });
  const { stderr } = spawnSync(
    'npx',
    ['vitest', 'run', ...files, '-t', inTitle(id), '--reporter=json', `--outputFile=${output}`],
    { cwd: folder, encoding: 'utf8' },
  );
  if (!existsSync(output)) throw new Error(`${id}: the tests did not run.\n${stderr}`);
  const report: Report = JSON.parse(readFileSync(output, 'utf8'));
  const own = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName }) => new RegExp(inTitle(id)).test(fullName));
  const count = (status: string) => own.filter((each) => each.status === status).length;
  return { passed: count('passed'), failed: count('failed') };
};

const runBrowser: Run = (folder, id, files) => {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: folder });
  if (status !== 0) throw new Error(`${id}: the app could not be built.`);
  const { stdout } = spawnSync(
    'npx',
    ['playwright', 'test', ...files, '-g', inTitle(id), '--reporter=line', '--timeout=60000'],
    { cwd: folder, encoding: 'utf8' },
  );
  const count = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(stdout)?.[1] ?? 0);
  return { passed: count('passed'), failed: count('failed') };
};

/** From the cheapest to the most expensive. */
const levels: readonly { readonly files: RegExp; readonly run: Run }[] = [
  { files: /\.journeys\.ts$/, run: runJourneys },
  { files: /^(?!tests\/server|server\/|tests\/reliability|tests\/contract).*\.test\.tsx?$/, run: runVitest },
  { files: /^(tests\/server|server\/|tests\/reliability|tests\/contract).*\.test\.ts$/, run: runVitest },
  { files: /\.e2e\.ts$/, run: runBrowser },
];

/** Until one fails; the browser tests only where `browser` allows. */
export function runRowTests(
  folder: string,
  id: string,
  files: readonly string[],
  { browser }: { readonly browser: boolean },
): RowTests {
  let passed = 0;
  for (const level of levels) {
    const own = files.filter((file) => level.files.test(file));
    if (own.length === 0 || (level.run === runBrowser && !browser)) continue;
    const result = level.run(folder, id, own);
    passed += result.passed;
    if (result.failed > 0) return { passed, failed: result.failed };
  }
  return { passed, failed: 0 };
}
