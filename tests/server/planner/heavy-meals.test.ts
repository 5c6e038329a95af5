import { afterAll, beforeAll, expect, test } from 'vitest';
import { verdictOf } from '#domain/intolerance/verdicts.ts';
import type { PlannedDay } from '#domain/meal-plan/plan-outcome.ts';
import { foodsPerServing } from '#server/meal-plan/foods-per-serving.ts';
import { dishTooMuch } from '#server/meal-plan/heavy-meals.ts';
import { findPlannedRecipes } from '#server/queries/planned-recipes.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const dayOf = (...items: PlannedDay['items']): PlannedDay => ({
  items,
  totals: { kcal: 0, protein: 0, fiber: 0, sodium: 0 },
  deviation: 0,
  outside: [],
  explanation: '',
});

test('EXT-16 a plan’s dishes that are Low alone and not together in one meal are found, and in two meals are fine', async () => {
  const ids = (await app.db.selectFrom('recipes').select('id').orderBy('id').execute()).map(({ id }) => id);
  const dishes = (await findPlannedRecipes(app.db, ids)).map((recipe) => ({
    id: recipe.id,
    eaten: foodsPerServing(recipe, app.context.foods),
  }));
  const levelOf = (eaten: (typeof dishes)[number]['eaten']) => verdictOf('fodmap', eaten).level;
  const low = dishes.filter(({ eaten }) => levelOf(eaten) === 1);
  const pairs = low.flatMap((one, at) => low.slice(at + 1).map((two) => [one, two] as const));
  const [one, two] = pairs.find(([a, b]) => levelOf([...a.eaten, ...b.eaten]) === 3) ?? [];
  if (one === undefined || two === undefined) throw new Error('No two Low dishes are High together.');
  const item = (recipeId: number, slot: 'snack' | 'dinner') => ({ recipeId, slot, servings: 1 });
  const find = (day: PlannedDay, limits = { fodmap: 1 as const }) =>
    dishTooMuch(app.context, [day], [[]], { limits, lists: {} });
  expect(await find(dayOf(item(one.id, 'snack'), item(two.id, 'snack')))).toBe(two.id);
  expect(await find(dayOf(item(one.id, 'dinner'), item(two.id, 'snack')))).toBeNull();
  expect(
    await dishTooMuch(app.context, [dayOf(item(one.id, 'snack'), item(two.id, 'snack'))], [[]], {
      limits: {},
      lists: {},
    }),
  ).toBeNull();
});
