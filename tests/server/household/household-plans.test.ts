import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyProfile } from '#domain/dietary-profile/dietary-profile.fixture.ts';
import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { isServable, judge } from '#domain/dietary-profile/judge.ts';
import { dishOfFacts } from '#domain/dietary-profile/judged-dish.ts';
import { rulesOf } from '#domain/dietary-profile/profile-rules.ts';
import { mealSlots } from '#domain/meal-plan/meal-slots.ts';
import { findPlanCandidates } from '#server/queries/plan-candidates.ts';
import { findPlannedRecipes } from '#server/queries/planned-recipes.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { openShop } from '#tests/server/membership/sandbox-shop.ts';

let app: TestApp;
let ana: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.member();
  await (await openShop(app)).buy(ana.token);
  const { token } = ana;
  await app.ok('createHousehold', { token, body: { shares_food: true, shares_energy: true } });
});
afterAll(() => app.close());

const start = '2026-05-04';
const dependent = {
  kind: 'guest',
  age: 30,
  diets: [],
  allergens: [],
  excluded_foods: [],
  low: [],
  energy_target: null,
};
const add = (more: object) => app.ok('addDependent', { token: ana.token, body: { ...dependent, ...more } });

/** The recipes of a generated week. */
async function plannedIds(): Promise<number[]> {
  const { data } = await app.ok('generateMealPlanWeek', { token: ana.token, body: { start, seed: 7 } });
  return data.flatMap(({ items }) => items.flatMap(({ recipe_id }) => recipe_id ?? []));
}
const cardsOf = async (ids: readonly number[]) =>
  Promise.all(ids.map(async (id) => (await app.ok('getRecipe', { token: ana.token, params: { id } })).data));

test('EXT-32 a week for two with different limits breaks the rules of neither', async () => {
  await app.ok('savePreferences', {
    token: ana.token,
    body: { recipes_excluded_ingredients: ['Milk'], recipe_low_oxalate_enabled: true },
  });
  await add({ name: 'Ben', diets: ['Vegetarian'], allergens: ['Peanuts'], low: ['histamine'] });
  const alone = await cardsOf(await plannedIds());
  expect(alone.some(({ table }) => table?.fits_all === false)).toBe(true);
  const { data } = await app.ok('saveHouseholdPlanning', { token: ana.token, body: { for_all: true } });
  expect(data?.plans_for_all).toBe(true);
  const together = await cardsOf(await plannedIds());
  expect(together.length).toBeGreaterThanOrEqual(21);
  expect(together.filter(({ table }) => table?.fits_all !== true)).toEqual([]);
});

test('EXT-32 a table with nothing left to eat says whose rules together, and gives none of them up', async () => {
  const most = [
    'Milk',
    'Eggs',
    'Soybeans',
    'Wheat',
    'Cereals containing gluten',
    'Tree nuts',
    'Celery',
    'Mustard',
  ];
  const low = ['oxalate', 'histamine', 'sulfur', 'fodmap', 'salicylate'];
  await add({ name: 'Leo', diets: ['Vegan', 'Ketogenic', 'Whole30'], allergens: most, low });
  const { message } = await app.fails('generateMealPlanWeek', 422, { token: ana.token, body: { start } });
  expect(message).toContain('what Leo can eat');
  expect(message).not.toMatch(/(turn off|allow) what|Ketogenic|Whole30/);
});

test('EXT-32 only a member of a household says whom to plan for', async () => {
  const { token } = await app.member();
  await app.fails('saveHouseholdPlanning', 404, { token, body: { for_all: true } });
});

const numRuns = Number(process.env['RUNS'] ?? 25);

test('EXT-32 of random households, nothing that may be planned breaks a rule of anybody', async () => {
  const { foods, db } = app.context;
  const rows = await findPlannedRecipes(
    db,
    (await db.selectFrom('recipes').select('id').execute()).map(({ id }) => id),
  );
  const dishes = new Map(rows.map((row) => [row.id, dishOfFacts(row, foods.byId)]));
  const fits = (id: number, profiles: readonly DietaryProfile[]) => {
    const dish = dishes.get(id);
    return dish !== undefined && profiles.every((profile) => isServable(judge(dish, profile)));
  };
  let checked = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(anyProfile(foods.foods), { minLength: 2, maxLength: 4 }), async (profiles) => {
      const rules = profiles.map((profile, at) => ({
        kind: 'situation' as const,
        name: `what ${at} can eat`,
        tests: rulesOf(profile).flatMap(({ tests }) => tests),
        safety: null,
      }));
      const found = await findPlanCandidates(app.context, {
        slots: mealSlots,
        rules: rules.filter(({ tests }) => tests.length > 0),
        owner: null,
        withBreaking: false,
        seed: 7,
      });
      checked += found.length;
      expect(found.filter(({ id }) => !fits(id, profiles))).toEqual([]);
    }),
    { numRuns },
  );
  expect(checked).toBeGreaterThan(0);
}, 900_000);
