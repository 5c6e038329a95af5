import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { OperationCounts } from './operation-counter.ts';

/**
 * The work of each call of `workload`, which the module at `module` exports, without what it does only once. It runs in a
 * process of its own, to which the arguments are sent as JSON.
 */
export async function countOperations(
  module: string,
  calls: readonly (readonly unknown[])[],
): Promise<readonly OperationCounts[]> {
  const child = fork(join(import.meta.dirname, 'counting-process.ts'), { execArgv: [] });
  child.send({ module, calls });
  const [counts, code] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([exit]) => [null, exit]),
  ]);
  child.kill();
  if (counts === null) throw new Error(`${module} ended with ${code} before it was counted`);
  return counts;
}

/** How many times as much work the second one is, by what grows more. */
export const growth = (short: OperationCounts | undefined, long: OperationCounts | undefined): number =>
  short === undefined || long === undefined
    ? Number.NaN
    : Math.max(long.matching / Math.max(1, short.matching), long.running / short.running);
