import { afterEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { lena } from '#machines/household/dependent.cases.ts';
import { table } from '#machines/household/household.cases.ts';
import { mockFetch } from '#src/flows/mock-fetch.fixture.ts';
import { dependentFlow, householdFlow } from './household-flows.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('EXT-32 the form of a child adds to what another device has saved since it was opened', async () => {
  const person = (profile: typeof lena) => ({ data: { people: [{ id: '4', profile }] } });
  const stored = [lena, { ...lena, allergens: [...lena.allergens, 'Sesame' as const] }];
  const requests = mockFetch({
    'GET /users/me/household': () => [200, person(stored.shift() ?? lena)],
    'PUT /users/me/household/dependents/4': () => [200, { data: null }],
  });
  const form = createActor(dependentFlow, { input: { id: '4' } }).start();
  await waitFor(form, (snapshot) => snapshot.matches('editing'));
  form.send({
    type: 'dependent.submitted',
    fields: { ...lena, allergens: [...lena.allergens, 'Mustard'] },
  });
  await waitFor(form, (snapshot) => snapshot.matches('saved'));
  expect(requests.at(-1)?.body).toMatchObject({ allergens: [...lena.allergens, 'Mustard', 'Sesame'] });
});

test('EXT-32 a plan is shared from the day on that it is on the device', async () => {
  vi.useFakeTimers({ now: new Date(2026, 4, 10, 23, 30), toFake: ['Date'] });
  const requests = mockFetch({
    'GET /users/me/household': () => [200, { data: table }],
    'PUT /users/me/household/planning': () => [200, { data: table }],
  });
  const household = createActor(householdFlow).start();
  await waitFor(household, (snapshot) => snapshot.matches('inside'));
  household.send({ type: 'planSharing.changed', isShared: true });
  await expect.poll(() => requests).toHaveLength(2);
  expect(requests[1]?.body).toEqual({ shares_plan: true, today: '2026-05-10' });
});
