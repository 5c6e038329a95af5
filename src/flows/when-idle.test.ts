import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('idle work runs after 3 s also on a page that is never idle', async () => {
  vi.useFakeTimers();
  // a browser that is never idle: only the timeout counts
  vi.stubGlobal('requestIdleCallback', (work: () => void, limit?: IdleRequestOptions) => {
    if (limit?.timeout !== undefined) setTimeout(work, limit.timeout);
    return 0;
  });
  let isDone = false;
  void whenIdle().then(() => {
    isDone = true;
  });
  await vi.advanceTimersByTimeAsync(2999);
  expect(isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isDone).toBe(true);
});
