import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runPeriodically } from './run-periodically.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

function job(isImmediate: boolean) {
  const runs: PromiseWithResolvers<void>[] = [];
  const errors: unknown[] = [];
  const stop = runPeriodically({
    everyMs: 1_000,
    isImmediate,
    onError: (error) => errors.push(error),
    run: () => {
      const run = Promise.withResolvers<void>();
      runs.push(run);
      return run.promise;
    },
  });
  return { runs, errors, stop };
}

test('a run that takes long is not started twice, and the next interval runs it again', async () => {
  const { runs, stop } = job(true);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(runs).toHaveLength(1);
  runs[0]?.resolve();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(runs).toHaveLength(2);
  runs[1]?.resolve();
  await stop();
});

test('an error is reported, and the job goes on', async () => {
  const { runs, errors, stop } = job(true);
  runs[0]?.reject(new Error('no connection'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(errors).toEqual([new Error('no connection')]);
  expect(runs).toHaveLength(2);
  runs[1]?.resolve();
  await stop();
});

test('stopping waits for the current run, and nothing runs afterwards', async () => {
  const { runs, stop } = job(false);
  await vi.advanceTimersByTimeAsync(1_000);
  let isStopped = false;
  const stopped = stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isStopped).toBe(false);
  runs[0]?.resolve();
  await stopped;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(runs).toHaveLength(1);
});
