import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { storeTokens } from '#src/api/token-store.ts';
import { mockFetch } from '#src/flows/mock-fetch.fixture.ts';
import { mealPlannerFlow } from './meal-planner-flow.ts';

beforeEach(() => storeTokens({ access_token: 'a', refresh_token: 'r', expires_in: 900 }));
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('ERR-78 a plan that cannot be loaded or changed is logged, and no message pops up', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  let isBroken = true;
  mockFetch({
    'GET /users/me/meal-plans': () =>
      isBroken ? [500, {}] : [200, { data: [{}], meta: { target_calories: 2000 } }],
    'DELETE /users/me/meal-plans/date': () => [500, {}],
  });
  const toast = vi.fn();
  const actor = createActor(mealPlannerFlow, { input: { day: '2027-03-08' } });
  actor.on('toast.requested', toast);
  actor.start();
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  isBroken = false;
  actor.send({ type: 'retry.requested' });
  await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  actor.send({ type: 'change.requested', change: { kind: 'clear', date: '2027-03-08' } });
  await waitFor(actor, ({ context }) => context.trouble !== null);
  actor.stop();
  expect(warn.mock.calls).toEqual([
    ['The plan of the week: unavailable 500'],
    ['A change of the plan: unavailable 500'],
  ]);
  expect(toast).not.toHaveBeenCalled();
  warn.mockRestore();
});
