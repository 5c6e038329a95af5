import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allergens } from '#domain/allergen/allergens.ts';
import { diets } from '#domain/diet/diets.ts';
import { proteinSources } from '#domain/food/protein-sources.ts';
import { type Intolerance, intolerances } from '#domain/intolerance/intolerances.ts';
import { tickedByDefault } from '#domain/intolerance/member-lists.ts';
import { mealTypes } from '#domain/recipe/meal-types.ts';
import { readCriteria } from '#domain/recipe/search-criteria.ts';
import { findMemberLists, noLists } from '#server/queries/member-lists.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { meets, type Reference, sampledReference } from './catalog-reference.ts';
import { refsOf, searchAll } from './recipe-calls.ts';

let app: TestApp;
let token: string;
let userId: string;
let reference: Reference;
beforeAll(async () => {
  app = await startTestApp();
  ({ token } = await app.member());
  userId = (await app.ok('getCurrentUser', { token })).data.id;
  reference = await sampledReference(app.db);
});
afterAll(() => app.close());

const some = <T extends string>(names: readonly T[], maxLength = 3) => fc.subarray([...names], { maxLength });
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const level = maybe(fc.constantFrom('1' as const, '2' as const, '3' as const));

/** The nightly run sets more. */
const runs = Number(process.env['RUNS'] ?? 60);

test('SRV-44 SRV-45 FILT-23 FILT-24 any filter finds what plain code finds, with the verdicts as judge', async () => {
  const foods = reference.foods.foods;
  const common = [...new Set(reference.recipes.flatMap((it) => it.foodIds))];
  const names = common.map((id) => reference.foods.byId.get(id)?.name ?? id);
  const words = [...new Set(reference.recipes.flatMap((it) => it.recipe.title.toLowerCase().split(' ')))];
  const filters = fc.record({
    query: maybe(
      fc.oneof(
        fc.constantFrom(...words),
        fc.constantFrom(...words).map((word) => word.slice(0, 2)),
      ),
    ),
    diet: some(diets, 2),
    mealTypes: some(mealTypes),
    proteinSources: some(proteinSources),
    allergens: some(allergens.map(({ name }) => name)),
    ingredients: some(names),
    minCalories: maybe(fc.integer({ min: 0, max: 600 })),
    maxCalories: maybe(fc.integer({ min: 200, max: 1000 })),
    isLowOxalate: level,
    isLowHistamine: level,
    isLowSulfur: level,
    isLowSalicylate: maybe(fc.boolean()),
    isLowFodmap: maybe(fc.boolean()),
    applyUserMeta: maybe(fc.boolean()),
  });
  /** The defaults without a few foods, and with foods that are over the limit in a few recipes. */
  const ticksOf = (axis: Intolerance) => {
    const defaults = tickedByDefault(axis, foods, 1);
    return fc
      .tuple(
        fc.subarray(defaults, { maxLength: 4 }),
        fc.array(fc.constantFrom(...reference.recipes), { maxLength: 6 }),
        fc.constantFrom('aboveLow' as const, 'aboveMedium' as const),
      )
      .map(([without, dishes, above]) => [
        ...defaults.filter((food) => !without.includes(food)).map(({ name }) => name),
        ...dishes.flatMap((it) => it.verdicts[axis][above]),
      ]);
  };
  const ticks = fc.record(Object.fromEntries(intolerances.map((axis) => [axis, maybe(ticksOf(axis))])));
  let nonEmpty = 0;
  await fc.assert(
    fc.asyncProperty(filters, ticks, async (filter, ticked) => {
      const metas = Object.entries(ticked).map(([axis, list]) => [
        `recipe_low_${axis}_customize_ingredients`,
        list ?? [],
      ]);
      await app.ok('saveMetas', { token, body: Object.fromEntries(metas) });
      const query = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
      const criteria = readCriteria(query, reference.foods);
      if ('unknown' in criteria) throw new Error(`Unknown words in ${JSON.stringify(query)}`);
      const own = await findMemberLists(app.db, userId, reference.foods);
      const lists = filter.applyUserMeta ? own : noLists;
      const expected = reference.recipes.filter((it) => meets(it, criteria, lists)).map(({ refId }) => refId);
      nonEmpty += expected.length > 0 ? 1 : 0;
      expect(refsOf(await searchAll(app, token, query as Record<string, string>)).toSorted()).toEqual(
        expected.toSorted(),
      );
    }),
    { numRuns: runs },
  );
  expect(nonEmpty).toBeGreaterThan(runs / 10);
});
