import { afterEach, expect, test, vi } from 'vitest';
import { keepAwake } from './keep-awake.ts';

afterEach(() => vi.unstubAllGlobals());

function withWakeLock(request: () => Promise<{ release: () => Promise<void> }>) {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }));
}
const show = () => document.dispatchEvent(new Event('visibilitychange'));

test('EXT-28 while cooking the screen stays on, also after another app was used, and may turn off afterwards', async () => {
  const release = vi.fn(async () => {});
  const request = vi.fn(async () => ({ release }));
  withWakeLock(request);
  const stop = keepAwake();
  expect(request.mock.calls).toEqual([['screen']]);
  show();
  expect(request).toHaveBeenCalledTimes(2);
  await expect.poll(() => request.mock.results.length === 2).toBe(true);
  await Promise.all(request.mock.results.map(({ value }) => value));
  expect(release).not.toHaveBeenCalled();
  stop();
  expect(release).toHaveBeenCalledOnce();
  show();
  expect(request).toHaveBeenCalledTimes(2);
});

test('EXT-28 a lock that comes after the cooking has ended is released', async () => {
  const release = vi.fn(async () => {});
  withWakeLock(async () => ({ release }));
  keepAwake()();
  await expect.poll(() => release.mock.calls.length > 0).toBe(true);
});

test('EXT-28 without a wake lock, or with one refused, cooking goes on', async () => {
  withWakeLock(() => Promise.reject(new Error('battery')));
  expect(keepAwake()).not.toThrow();
  vi.unstubAllGlobals();
  expect(keepAwake()).not.toThrow();
});
