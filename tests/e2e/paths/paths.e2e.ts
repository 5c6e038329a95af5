/**
 * Runs generated paths in a browser, against a real server: by default a few of each machine that together
 * show every situation; with PATHS, set by `npm run test:paths -- --run browser`, the selected ones.
 */

import { type GeneratedPath, generatePaths } from '#tests/paths/model.ts';
import { maxSimplePaths, simplePaths } from '#tests/paths/simple-paths.ts';
import { test } from '../server-under-test.ts';
import { drive } from './drive.ts';
import { pathSetOf, pathsToEverySituation } from './path-set.ts';
import { whySkipped } from './skipped-paths.ts';
import { type DrivenFlow, drivenFlows } from './suites.ts';

interface SelectedPaths {
  /** Null: all. */
  readonly machine: string | null;
  /** `set`: those of the shortest paths that take every transition. */
  readonly strategy: 'set' | 'shortest' | 'simple';
  /** From 1; null: all. */
  readonly path: number | null;
}
const selected: SelectedPaths | null = JSON.parse(process.env['PATHS'] ?? 'null');

async function fewOf(driven: DrivenFlow, all: readonly GeneratedPath[]): Promise<readonly GeneratedPath[]> {
  if (selected === null) return pathsToEverySituation(driven, all);
  return selected.strategy === 'set' ? (await pathSetOf(driven, all)).paths : all;
}

for (const driven of drivenFlows) {
  if (selected?.machine && selected.machine !== driven.flow.file) continue;
  const all =
    selected?.strategy === 'simple' ? simplePaths(driven.flow, maxSimplePaths) : generatePaths(driven.flow);
  const few = await fewOf(driven, all);
  test.describe(driven.flow.file, () => {
    test.use({ visitsSandbox: driven.flow.file === 'membership/membership-checkout' });
    for (const [index, path] of all.entries()) {
      if (!few.includes(path) || (selected?.path && selected.path !== index + 1)) continue;
      test(`${index + 1}. ${path.title}`, async ({ page, request, baseURL }) => {
        const reason = whySkipped(driven, path);
        test.skip(reason !== null, reason ?? '');
        await drive({ page, api: request, baseURL }, driven, path);
      });
    }
  });
}
