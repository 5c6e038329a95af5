import { afterEach, expect, test } from 'vitest';
import { disablePreloading, requestKey, takePreloadedResponse } from './preloaded-responses.ts';

const url = 'http://localhost/api/users/me';
const request = (init: RequestInit = {}) =>
  new Request(url, { headers: { Authorization: 'Bearer one' }, ...init });
const preload = (response: Promise<Response>) => {
  globalThis.preloadedResponses = new Map([[requestKey(url, 'Bearer one'), response]]);
};

afterEach(() => {
  globalThis.preloadedResponses = undefined;
});

test('a preloaded response is returned once, whatever its status', async () => {
  const response = new Response(null, { status: 401 });
  preload(Promise.resolve(response));
  expect(await takePreloadedResponse(request())).toBe(response);
  expect(await takePreloadedResponse(request())).toBeNull();
});

test('it is only used for the same token, URL and method', async () => {
  preload(Promise.resolve(new Response()));
  expect(await takePreloadedResponse(request({ headers: { Authorization: 'Bearer two' } }))).toBeNull();
  expect(await takePreloadedResponse(request({ headers: {} }))).toBeNull();
  expect(await takePreloadedResponse(request({ method: 'DELETE' }))).toBeNull();
});

test('a failed or missing preload is fetched', async () => {
  preload(Promise.reject(new TypeError('Failed to fetch')));
  expect(await takePreloadedResponse(request())).toBeNull();
  globalThis.preloadedResponses = undefined;
  expect(await takePreloadedResponse(request())).toBeNull();
});

test('preloaded responses stay when the app starts; a late preload script sees that it has started', async () => {
  const response = new Response();
  preload(Promise.resolve(response));
  disablePreloading();
  expect(await takePreloadedResponse(request())).toBe(response);
  globalThis.preloadedResponses = undefined;
  disablePreloading();
  expect(globalThis.preloadedResponses).toBeDefined();
});
