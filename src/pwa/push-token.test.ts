import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { activeWorker, getPushToken } from './push-token.ts';

const service = { service: 'web_push', public_key: 'AA', firebase: null } as const;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const withWorker = (ready: Promise<unknown>) =>
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: { ready } });

test('PWA-13 CONST-23 a push token waits 10 s for a service worker that does not become active', async () => {
  withWorker(new Promise(() => {}));
  const settled = vi.fn();
  getPushToken(service).then(settled, settled);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith(new Error('No service worker became active.'));
});

test('PWA-13 an active service worker is there at once, and nothing waits on', async () => {
  const registration = {};
  withWorker(Promise.resolve(registration));
  expect(await activeWorker()).toBe(registration);
  expect(vi.getTimerCount()).toBe(0);
});
