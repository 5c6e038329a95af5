import { afterEach, expect, test } from 'vitest';
import { disablePreloading, requestKey, takePreloadedResponse } from './preloaded-responses.ts';

const url = 'http://localhost/api/users/me';
const asked = (init: RequestInit = {}) =>
  new Request(url, { headers: { Authorization: 'Bearer one' }, ...init });
const early = (answer: Promise<Response>) => {
  globalThis.preloadedResponses = new Map([[requestKey(url, 'Bearer one'), answer]]);
};

afterEach(() => {
  globalThis.preloadedResponses = undefined;
});

test('a preloaded response is returned once, whatever its status', async () => {
  const answer = new Response(null, { status: 401 });
  early(Promise.resolve(answer));
  expect(await takePreloadedResponse(asked())).toBe(answer);
  expect(await takePreloadedResponse(asked())).toBeNull();
});

test('it is only used for the same token, URL and method', async () => {
  early(Promise.resolve(new Response()));
  expect(await takePreloadedResponse(asked({ headers: { Authorization: 'Bearer two' } }))).toBeNull();
  expect(await takePreloadedResponse(asked({ headers: {} }))).toBeNull();
  expect(await takePreloadedResponse(asked({ method: 'DELETE' }))).toBeNull();
});

test('a failed or missing preload is fetched', async () => {
  early(Promise.reject(new TypeError('Failed to fetch')));
  expect(await takePreloadedResponse(asked())).toBeNull();
  globalThis.preloadedResponses = undefined;
  expect(await takePreloadedResponse(asked())).toBeNull();
});

test('preloaded responses stay when the app starts; a late preload script sees that it has started', async () => {
  const answer = new Response();
  early(Promise.resolve(answer));
  disablePreloading();
  expect(await takePreloadedResponse(asked())).toBe(answer);
  globalThis.preloadedResponses = undefined;
  disablePreloading();
  expect(globalThis.preloadedResponses).toBeDefined();
});
