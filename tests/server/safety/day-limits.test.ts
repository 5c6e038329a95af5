import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { healthMember } from '#tests/server/health/health-member.ts';
import { healthy } from './persona.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const date = '2026-05-06';

async function withSaltyDish(answers: Readonly<Record<string, number>>) {
  const { token, answer } = await healthMember(app);
  await answer({ ...healthy, age: 2, ...answers });
  const body = {
    title: 'Salt broth',
    servings: 1,
    meal_types: ['Soup' as const],
    ingredients: ['8 tbsp soy sauce', '500 ml water'],
    steps: ['Boil for 5 minutes.'],
  };
  const { data } = await app.ok('createOwnRecipe', { token, body });
  await app.ok('scheduleRecipe', { token, params: { id: String(data.id) }, body: { date } });
  const week = await app.ok('listMealPlans', { token, query: { start: date } });
  return { token, sums: week.data[0]?.[date]?.[0]?.safety_sums };
}

test('EXT-17 a nutrient limited by a note is summed in the day view, and a plan over the limit is refused before it is saved', async () => {
  const { token, sums } = await withSaltyDish({ 'high-blood-pressure': 1 });
  expect(sums).toMatchObject([{ name: 'Sodium', most: 2000, is_over: true }]);
  expect(sums?.[0]?.sentence).toMatch(/more than the 2,000 mg a day that are safe for you/);
  const refused = await app.fails('generateMealPlan', 422, { token, body: { date } });
  expect(refused.errors?.['targetCalories']?.[0]).toMatch(/at most 2,000 mg of sodium a day/);
  const week = await app.ok('listMealPlans', { token, query: { start: date } });
  expect(week.data[0]?.[date]?.[0]?.items).toHaveLength(1);
});

test('EXT-17 a member without a limit sees none, and gets a plan', async () => {
  const { token, sums } = await withSaltyDish({});
  expect(sums).toBeUndefined();
  await app.ok('generateMealPlan', { token, body: { date } });
});
