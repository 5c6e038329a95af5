import { screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { client } from '#src/api/client.ts';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { useAccessRefusal } from '#src/flows/shell/use-access-refusal.ts';
import { HealthGate, MealPlanGate } from './FeatureGate.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const behind = (Component: () => React.ReactNode, frame = 'titled') => (
  <RouterProvider
    router={createMemoryRouter([
      { Component, children: [{ path: '/', element: <p>The screen</p>, handle: { frame } }] },
    ])}
  />
);
const plans = [[{ type: 'navigation.requested', place: { to: 'plans' } }]];
const toastOf = (message: string) => [[{ type: 'toast.requested', tone: 'error', message }]];

test.each([
  ['PERM-05', HealthGate, 'meal_plan'],
  ['PERM-06', MealPlanGate, 'questionnaire_health_score'],
] as const)('%s ERR-31 without its feature a screen stays shut', async (_, gate, other) => {
  const { toast, navigate } = await renderForMember(behind(gate), { user: { features: [other] } });
  expect(await screen.findByText('Subscription Required')).toBeDefined();
  expect(screen.queryByText('The screen')).toBeNull();
  expect(toast.mock.calls).toEqual(toastOf('This feature requires you to have a subscription.'));
  await expect.poll(() => navigate.mock.calls.length > 0).toBe(true);
  expect(navigate.mock.calls).toEqual(plans);
});

test('if the denied screen has its own heading, the notice is the heading', async () => {
  await renderForMember(behind(MealPlanGate, 'navigated'), { user: { features: [] } });
  const main = within(await screen.findByRole('main'));
  expect(main.getByRole('heading', { level: 1, name: 'Subscription Required' })).toBeDefined();
});

test('PERM-07 with the feature the screen is shown without a message', async () => {
  const { toast } = await renderForMember(behind(MealPlanGate), { user: { features: ['meal_plan'] } });
  expect(await screen.findByText('The screen')).toBeDefined();
  expect(toast).not.toHaveBeenCalled();
});

function Frame() {
  useAccessRefusal();
  return <p>Any page</p>;
}
const restricted = 'Access restricted. Please upgrade to a subscription plan to use this feature.';
const week = { params: { query: { start: '2026-03-02' } } };

test('ERR-30 OR-33 a refused call of a screen that is shown says so, and the member stays', async () => {
  history.replaceState(null, '', '/dashboard');
  const { toast, navigate } = await renderForMember(<Frame />, {
    responses: { 'GET /users/me/metas': () => [402, { message: 'no' }] },
  });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await client.GET('/users/me/metas');
  await expect.poll(() => toast.mock.calls.length > 0).toBe(true);
  expect(toast.mock.calls).toEqual(toastOf(restricted));
  vi.advanceTimersByTime(5000);
  expect(navigate).not.toHaveBeenCalled();
});

test('ERR-30 OR-33 CONST-05 a screen that is refused as a whole says so once, and the plans follow', async () => {
  history.replaceState(null, '', '/meal-planner');
  const { toast, navigate } = await renderForMember(<Frame />, {
    responses: { 'GET /users/me/meal-plans': () => [402, { message: 'no' }] },
  });
  await Promise.all([client.GET('/users/me/meal-plans', week), client.GET('/users/me/meal-plans', week)]);
  await expect.poll(() => navigate.mock.calls.length > 0).toBe(true);
  expect(toast.mock.calls).toEqual(toastOf(restricted));
  expect(navigate.mock.calls).toEqual(plans);
});
