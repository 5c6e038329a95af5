import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { startBenchServer } from './bench-server.ts';
import { memoryOf } from './resident-memory.ts';
import { info, type Line, within } from './table.ts';

interface Start {
  /** Milliseconds until the first response. */
  readonly seconds: number;
  /** Resident memory after the first response; null where the system does not report it. */
  readonly memoryMb: number | null;
}

/** Starts the server, waits for its first response and stops it. */
async function startOnce(env: Readonly<Record<string, string>>): Promise<Start> {
  const started = performance.now();
  const server = await startBenchServer(env);
  await (await fetch(`${server.address}/api/guest/recipes/no-such-dish`)).text();
  const seconds = (performance.now() - started) / 1000;
  const memoryMb = memoryOf(server.pid);
  await server.stop();
  return { seconds, memoryMb };
}

/** First and second start with a new data folder, or with the PostgreSQL at `url`. */
export async function startLines(setting: string, url: string | null, memoryBound: number): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kindfare-bench-'));
  try {
    const env = { DATA_DIR: folder, ...(url === null ? {} : { DATABASE_URL: url }) };
    const first = await startOnce(env);
    const next = await startOnce(env);
    const memory = `${next.memoryMb ?? '?'} MB`;
    return [
      within(`first start, ${setting}`, `${first.seconds.toFixed(1)} s`, first.seconds, 15, 's'),
      within(`next start, ${setting}`, `${next.seconds.toFixed(1)} s`, next.seconds, 2, 's'),
      next.memoryMb === null
        ? info(`memory, ${setting}`, memory)
        : within(`memory, ${setting}`, memory, next.memoryMb, memoryBound, 'MB'),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
