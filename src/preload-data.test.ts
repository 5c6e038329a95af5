import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const week = /\/api\/users\/me\/meal-plans\?start=/;

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  localStorage.setItem('access_token', 'a');
  history.replaceState(null, '', '/meal-planner');
});
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.preloadedResponses = undefined;
});

/** Opens the planner, with these features of the member; what was requested before and after they were known. */
async function openPlanner(features: readonly string[]) {
  const requested: string[] = [];
  const user = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (url: string) => {
    requested.push(url);
    return url.endsWith('/users/me') ? user.promise : new Promise(() => {});
  });
  vi.resetModules();
  await import('./preload-data.ts');
  const before = requested.filter((url) => week.test(url)).length;
  user.resolve(Response.json({ data: { features } }));
  await expect.poll(() => localStorage.getItem('known_features')).toBe(features.join(' '));
  globalThis.preloadedResponses = undefined;
  return { before, after: requested.filter((url) => week.test(url)).length };
}

test('a page that may be locked is requested once the member’s features are known, later at once', async () => {
  expect(await openPlanner(['meal_plan'])).toEqual({ before: 0, after: 1 });
  expect(await openPlanner(['meal_plan'])).toEqual({ before: 1, after: 1 });
});

test('a page that is locked is requested for its last time at the visit that learns of it', async () => {
  expect(await openPlanner([])).toEqual({ before: 0, after: 0 });
  await openPlanner(['meal_plan']);
  expect(await openPlanner([])).toEqual({ before: 1, after: 1 });
  expect(await openPlanner([])).toEqual({ before: 0, after: 0 });
});
