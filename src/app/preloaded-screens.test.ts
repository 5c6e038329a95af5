import { afterEach, expect, test, vi } from 'vitest';
import { preloadedIn } from './preloaded-screens.ts';

afterEach(() => vi.useRealTimers());
const at = (address: string) => preloadedIn(new URL(address, 'https://kindfare.example'));

test('a page’s own call is the one that the app makes', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 28, 12) });
  expect(at('/recipes/fish-pie')?.call).toBe('/api/recipes/fish-pie');
  expect(at('/meal-planner')?.call).toBe('/api/users/me/meal-plans?start=2026-11-23');
  expect(at('/meal-planner/?date=2026-05-06')?.call).toBe('/api/users/me/meal-plans?start=2026-05-04');
  expect(at('/meal-planner?date=2026-02-30')?.call).toBe('/api/users/me/meal-plans?start=2026-11-23');
  expect(at('/health-questionnaire')?.call).toBe('/api/health-questions');
  expect(at('/account/choose-plan')?.call).toBe('/api/packages');
});

test('what may be locked names its feature, and other pages request nothing', () => {
  expect(
    ['/meal-planner', '/health-questionnaire', '/account/choose-plan'].map((each) => at(each)?.feature),
  ).toEqual(['meal_plan', 'questionnaire_health_score', null]);
  for (const other of ['/', '/meal-planner/shopping-list', '/health-questionnaire/101', '/account'])
    expect([other, at(other)]).toEqual([other, null]);
});
