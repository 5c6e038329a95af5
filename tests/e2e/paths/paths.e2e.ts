/**
 * Generated paths in a browser, at a real server. By itself a few of each machine that show every situation once; those
 * that `npm run test:paths -- --run browser` asks for when PATHS tells.
 */

import { generatePaths } from '#tests/paths/model.ts';
import { mostSimplePaths, simplePaths } from '#tests/paths/simple-paths.ts';
import { test } from '../server-under-test.ts';
import { drive } from './drive.ts';
import { coveringPaths, whySkipped } from './skipped-paths.ts';
import { drivenFlows } from './suites.ts';

interface Asked {
  /** Null: all. */
  readonly machine: string | null;
  readonly strategy: 'shortest' | 'simple';
  /** From 1; null: all. */
  readonly path: number | null;
}
const asked: Asked | null = JSON.parse(process.env['PATHS'] ?? 'null');

for (const driven of drivenFlows) {
  if (asked?.machine && asked.machine !== driven.flow.file) continue;
  const all =
    asked?.strategy === 'simple' ? simplePaths(driven.flow, mostSimplePaths) : generatePaths(driven.flow);
  const few = asked === null ? coveringPaths(driven, all) : all;
  test.describe(driven.flow.file, () => {
    test.use({ visitsSandbox: driven.flow.file === 'membership/membership-checkout' });
    for (const [index, path] of all.entries()) {
      if (!few.includes(path) || (asked?.path && asked.path !== index + 1)) continue;
      test(`${index + 1}. ${path.title}`, async ({ page, request, baseURL }) => {
        const reason = whySkipped(driven, path);
        test.skip(reason !== null, reason ?? '');
        await drive({ page, api: request, baseURL }, driven, path);
      });
    }
  });
}
