import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyProfile } from '#domain/dietary-profile/dietary-profile.fixture.ts';
import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { isServable, judge } from '#domain/dietary-profile/judge.ts';
import { dishOfFacts, type JudgedDish } from '#domain/dietary-profile/judged-dish.ts';
import { rulesOf } from '#domain/dietary-profile/profile-rules.ts';
import { proteinSources } from '#domain/food/protein-sources.ts';
import { intolerances } from '#domain/intolerance/intolerances.ts';
import { rawFoodId } from '#domain/source-recipe/unknown-food.ts';
import { conditionsOfRules } from '#server/queries/recipe-conditions.ts';
import { judgedColumns } from '#server/queries/recipes.ts';
import { testOf } from '#server/queries/sql-conditions.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';

let app: TestApp;
interface StoredDish {
  readonly id: number;
  readonly dish: JudgedDish;
  /** The group of sugars with the largest share; null without FODMAP. */
  readonly sugars: string | null;
}
let dishes: readonly StoredDish[] = [];

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
    .innerJoin('recipe_details', 'recipe_id', 'recipes.id')
    .select(['recipes.id', 'verdicts', ...judgedColumns])
    .execute();
  dishes = rows.map(({ id, verdicts, ...facts }) => ({
    id,
    dish: dishOfFacts(facts, byId),
    sugars: verdicts.fodmap.largestSum?.sum ?? null,
  }));
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

/** Any profile; among what safety excludes are also foods that are only unsafe raw, and a filter may name proteins. */
function anyMember(): fc.Arbitrary<DietaryProfile> {
  const { foods } = app.context.foods;
  const raw = fc.uniqueArray(fc.constantFrom(...foods.map(({ id }) => rawFoodId(id))), { maxLength: 40 });
  const proteins = fc.oneof(
    { weight: 9, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.subarray([...proteinSources], { minLength: 1, maxLength: 4 }) },
  );
  return fc.tuple(anyProfile(foods), raw, proteins).map(([profile, rawIds, anyOf]) => ({
    ...profile,
    safety: profile.safety.map((it) => ({ ...it, foodIds: [...it.foodIds, ...rawIds] })),
    proteinSources: anyOf,
  }));
}

test('EXT-13 the SQL of search and plans finds exactly the servable recipes of the judgement: 20,000 pairs', async () => {
  let pairs = 0;
  let servable = 0;
  const reasons = new Set<string>();
  const sugars = new Set<string | null>();
  const profiles = Math.ceil(20_000 / dishes.length);
  await fc.assert(
    fc.asyncProperty(anyMember(), async (profile) => {
      const expected: number[] = [];
      for (const { id, dish, sugars: largest } of dishes) {
        const judgement = judge(dish, profile);
        if (isServable(judgement)) expected.push(id);
        for (const { kind, rule, axis } of judgement.reasons) {
          reasons.add(`${axis ?? rule} ${kind}`);
          if (axis === 'fodmap' && kind === 'over') sugars.add(largest);
        }
      }
      pairs += dishes.length;
      servable += expected.length;
      expect(await found(profile)).toEqual(expected.toSorted((a, b) => a - b));
    }),
    { numRuns: profiles },
  );
  expect(pairs).toBeGreaterThanOrEqual(20_000);
  expect(servable).toBeGreaterThan(1_000);
  expect(servable).toBeLessThan(pairs - 1_000);
  // every kind of rule was broken by some dish, and every axis exceeded; FODMAP by each group of sugars
  for (const rule of ['allergen', 'medicine', 'situation', 'ingredient', 'diet', 'protein'])
    expect(reasons).toContain(`${rule} ${rule}`);
  for (const axis of intolerances) expect(reasons).toContain(`${axis} over`);
  for (const sugar of ['oligos', 'lactose', 'fructose', 'mannitol', 'sorbitol'])
    expect(sugars).toContain(sugar);
});
