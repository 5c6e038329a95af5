import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyProfile } from '#domain/dietary-profile/dietary-profile.fixture.ts';
import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { isServable, judge } from '#domain/dietary-profile/judge.ts';
import { dishOfFacts, type JudgedDish } from '#domain/dietary-profile/judged-dish.ts';
import { rulesOf } from '#domain/dietary-profile/profile-rules.ts';
import { conditionsOfRules, testOf } from '#server/queries/recipe-conditions.ts';
import { judgedColumns } from '#server/queries/recipes.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';

let app: TestApp;
let dishes: readonly { readonly id: number; readonly dish: JudgedDish }[] = [];

/** Own recipes have lines that the catalog lacks: unknown ingredients, and foods without an amount. */
const unusualLines = [
  ['200 g carrots', 'grandma’s spice mix'],
  ['2 tbsp butter', '1 packet of mystery sauce'],
  ['celery', 'salt'],
  ['150 g spinach', 'dragon fruit'],
  ['milk', 'flour', 'eggs'],
  ['2 tbsp butter or olive oil', '150 g rice'],
  ['1 tbsp honey or maple syrup', 'mystery dust', '200 g carrots'],
  ['300 g salmon or tuna steaks', 'parsley or cilantro', 'salt'],
  ['2 tbsp brandy or rum', '100 g sugar'],
];

beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.member();
  for (const [n, ingredients] of unusualLines.entries())
    await app.ok('createOwnRecipe', {
      token,
      body: { title: `Own ${n}`, servings: 2, ingredients, meal_types: ['Main course'], steps: ['Cook.'] },
    });
  const { byId } = app.context.foods;
  const rows = await app.db
    .selectFrom('recipes')
    .select(['id', ...judgedColumns])
    .execute();
  dishes = rows.map(({ id, ...facts }) => ({ id, dish: dishOfFacts(facts, byId) }));
});
afterAll(() => app.close());

async function found(profile: DietaryProfile): Promise<number[]> {
  const rows = await app.db
    .selectFrom('recipes')
    .select('id')
    .where(testOf(conditionsOfRules(rulesOf(profile))))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

test('EXT-13 the SQL of search and plans finds exactly the servable recipes of the judgement: 20,000 pairs', async () => {
  let pairs = 0;
  let servable = 0;
  const profiles = Math.ceil(20_000 / dishes.length);
  await fc.assert(
    fc.asyncProperty(anyProfile(app.context.foods.foods), async (profile) => {
      const expected = dishes.filter(({ dish }) => isServable(judge(dish, profile))).map(({ id }) => id);
      pairs += dishes.length;
      servable += expected.length;
      expect(await found(profile)).toEqual(expected.toSorted((a, b) => a - b));
    }),
    { numRuns: profiles },
  );
  expect(pairs).toBeGreaterThanOrEqual(20_000);
  expect(servable).toBeGreaterThan(1_000);
  expect(servable).toBeLessThan(pairs - 1_000);
});
