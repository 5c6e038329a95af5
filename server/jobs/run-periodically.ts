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
