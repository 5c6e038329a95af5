import { performance } from 'node:perf_hooks';

export interface Figures {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

export function figuresOf(times: readonly number[]): Figures {
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: at(sorted, 0.5), p95: at(sorted, 0.95), p99: at(sorted, 0.99) };
}

/** Milliseconds of a fixed computation: how fast the machine is at the moment. */
export function referenceMs(): number {
  const times = Array.from({ length: 9 }, () => {
    const started = performance.now();
    const numbers = Array.from({ length: 100_000 }, (_, at) => (at * 7_919) % 100_003);
    JSON.parse(JSON.stringify(numbers.toSorted((a, b) => a - b)));
    return performance.now() - started;
  });
  return figuresOf(times).p50;
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Processor time of all threads so far, in milliseconds: the machine may be shared. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Milliseconds of each task by name over `times` rounds, after a warm-up round. */
export async function timesOf(
  works: readonly { readonly name: string; readonly work: () => Promise<unknown> }[],
  times: number,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const all = new Map<string, number[]>(works.map(({ name }) => [name, []]));
  for (let round = 0; round <= times; round += 1)
    for (const { name, work } of works) {
      const ms = await timed(work);
      if (round > 0) all.get(name)?.push(ms);
    }
  return all;
}
