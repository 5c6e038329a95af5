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

test('an answer that was asked for early is given once, whatever it says', async () => {
  const answer = new Response(null, { status: 401 });
  early(Promise.resolve(answer));
  expect(await takePreloadedResponse(asked())).toBe(answer);
  expect(await takePreloadedResponse(asked())).toBeNull();
});

test('it is for the token it was asked with, and for a question of the same kind', async () => {
  early(Promise.resolve(new Response()));
  expect(await takePreloadedResponse(asked({ headers: { Authorization: 'Bearer two' } }))).toBeNull();
  expect(await takePreloadedResponse(asked({ headers: {} }))).toBeNull();
  expect(await takePreloadedResponse(asked({ method: 'DELETE' }))).toBeNull();
});

test('what never arrived, or was never asked for, is asked for now', async () => {
  early(Promise.reject(new TypeError('Failed to fetch')));
  expect(await takePreloadedResponse(asked())).toBeNull();
  globalThis.preloadedResponses = undefined;
  expect(await takePreloadedResponse(asked())).toBeNull();
});

test('what was asked for before the app began stays; who asks later can see that it has begun', async () => {
  const answer = new Response();
  early(Promise.resolve(answer));
  disablePreloading();
  expect(await takePreloadedResponse(asked())).toBe(answer);
  globalThis.preloadedResponses = undefined;
  disablePreloading();
  expect(globalThis.preloadedResponses).toBeDefined();
});
