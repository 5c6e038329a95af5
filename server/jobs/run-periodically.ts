import type { Context } from '#server/context.ts';
import { putJobRun } from '#server/queries/job-runs.ts';

/** The work of a job, whose end and failure the operator sees in `status`. */
export async function recorded(
  { db, now }: Pick<Context, 'db' | 'now'>,
  job: string,
  run: () => Promise<unknown>,
): Promise<void> {
  const startedAt = now();
  const put = (error: string | null) =>
    putJobRun(db, { job, startedAt, endedAt: now(), error }).catch(() => undefined);
  try {
    await run();
  } catch (error) {
    await put(error instanceof Error ? error.name : typeof error);
    throw error;
  }
  await put(null);
}

interface PeriodicJob {
  readonly everyMs: number;
  /** A run that takes longer than the interval is not started a second time. */
  readonly run: () => Promise<unknown>;
  readonly onError: (error: unknown) => void;
  /** Runs first at once instead of after the interval. */
  readonly isImmediate?: boolean;
}

/** Returns the stop function, which resolves when the current run has ended: it may still need the database. */
export function runPeriodically({ everyMs, run, onError, isImmediate }: PeriodicJob): () => Promise<void> {
  let current: Promise<void> | null = null;
  const start = () => {
    current ??= run()
      .then(() => undefined, onError)
      .finally(() => {
        current = null;
      });
  };
  const timer = setInterval(start, everyMs).unref();
  if (isImmediate) start();
  return async () => {
    clearInterval(timer);
    await current;
  };
}
