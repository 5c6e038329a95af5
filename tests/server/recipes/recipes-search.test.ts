import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allergens } from '#domain/allergen/allergens.ts';
import { diets } from '#domain/diet/diets.ts';
import { familyIds } from '#domain/food/left-out-foods.ts';
import { proteinSources } from '#domain/food/protein-sources.ts';
import type { Intolerance } from '#domain/intolerance/intolerances.ts';
import { mealTypes } from '#domain/recipe/meal-types.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { hasWord as has, type Known, type Reference, sampledReference } from './catalog-reference.ts';
import { refsOf, type SearchQuery, searchAll } from './recipe-calls.ts';

let app: TestApp;
let token: string;
let reference: Reference;
beforeAll(async () => {
  app = await startTestApp();
  ({ token } = await app.member());
  reference = await sampledReference(app.db);
});
afterAll(() => app.close());

/** The search returns exactly the recipes that follow the rule, and there are some of both kinds. */
async function expectHits(query: SearchQuery, holds: (it: Known) => boolean, kinds: 'both' | 'any' = 'both') {
  const expected = reference.recipes.filter(holds).map(({ refId }) => refId);
  expect(refsOf(await searchAll(app, token, query)).toSorted()).toEqual(expected.toSorted());
  if (kinds === 'any') return;
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.length).toBeLessThan(reference.recipes.length);
}

const level = (it: Known, axis: Intolerance) => it.verdicts[axis].level;
const foodIdsOf = (name: string) => familyIds(name, reference.foods);
const holdsAny = (it: Known, ids: readonly string[]) => it.foodIds.some((id) => ids.includes(id));

describe('one criterion', () => {
  test('API-32 SRV-44 without any, every recipe is there', async () => {
    await expectHits({}, () => true, 'any');
  });

  test.each([
    ['courgette', 'zucchini'],
    ['prawns', 'shrimp'],
    ['spring onion', 'scallion'],
    ['celery', 'celery'],
    ['tomatoes', 'tomato'],
  ])('SRV-44 EXT-26 titles and ingredients by any of their names: %s', async (query, name) => {
    await expectHits({ query }, (it) => has(it, name));
  });

  test('SRV-44 words of the title, in any order and case', async () => {
    await expectHits({ query: 'soup' }, (it) => has(it, 'soup'));
    const [one] = reference.recipes;
    const words = one?.recipe.title.toUpperCase().split(' ').toReversed().join('  ') ?? '';
    const found = refsOf(await searchAll(app, token, { query: words }));
    expect(found).toContain(one?.refId);
    expect(found.length).toBeLessThan(reference.recipes.length);
  });

  test('SRV-44 one or two letters find beginnings of words', async () => {
    await expectHits({ query: 'so' }, (it) => /(^|[^a-z])so/i.test(`${it.recipe.title} ${it.words}`));
  });

  test.each(['%', '_', '%%%', '\\', "'", '***', 'sh%mp', 'sh_mp', 'zzqx'])(
    'SRV-44 signs are no wildcards: %s finds nothing',
    async (query) => {
      await expectHits({ query }, () => false, 'any');
    },
  );

  test.each(['a', 'leek ', '%"\\_'])(
    'SRV-44 a keyword of 10,000 characters is refused, the longest that is taken is answered: %j',
    async (letters) => {
      const longest = letters.repeat(200).slice(0, 200);
      const query = letters.repeat(10_000).slice(0, 10_000);
      await app.fails('listRecipes', 422, { token, query: { query } });
      await app.fails('searchIngredients', 422, { token, query: { query } });
      await expectHits({ query: longest }, (it) => letters === 'leek ' && has(it, 'leek'), 'any');
    },
  );

  test.each(diets)('SRV-44 diet %s', async (diet) => {
    await expectHits({ diet }, (it) => it.diets.includes(diet));
  });

  test('SRV-44 of several diets all', async () => {
    await expectHits(
      { diet: ['Gluten Free', 'Vegetarian'] },
      (it) => it.diets.includes('Gluten Free') && it.diets.includes('Vegetarian'),
    );
  });

  test.each(mealTypes)('SRV-44 meal type %s', async (mealType) => {
    await expectHits({ mealTypes: mealType }, (it) => it.recipe.mealTypes.includes(mealType));
  });

  test('SRV-44 of several meal types any', async () => {
    await expectHits({ mealTypes: ['Soup', 'Salad'] }, (it) =>
      it.recipe.mealTypes.some((each) => each === 'Soup' || each === 'Salad'),
    );
  });

  test.each(proteinSources)('SRV-44 protein source %s', async (source) => {
    await expectHits({ proteinSources: source }, (it) => it.proteinSources.includes(source));
  });

  test('SRV-44 of several protein sources any', async () => {
    await expectHits({ proteinSources: ['Fish', 'Shellfish'] }, (it) =>
      it.proteinSources.some((each) => each === 'Fish' || each === 'Shellfish'),
    );
  });

  test.each(allergens.map(({ id, name }) => [name, id] as const))('SRV-44 without %s', async (name, id) => {
    await expectHits({ allergens: name }, (it) => !it.allergens.some((each) => each.id === id), 'any');
  });

  test('SRV-44 none of several allergens', async () => {
    await expectHits(
      { allergens: ['Milk', 'Eggs', 'Wheat'] },
      (it) => !it.allergens.some(({ id }) => ['milk', 'egg', 'wheat'].includes(id)),
    );
  });

  test('SRV-44 without the excluded ingredients and their kinds, by name, alias or id', async () => {
    for (const ingredients of [['Onion'], ['Carrot', 'garlic'], 'olive-oil', 'Butter, Salt'])
      await expectHits({ ingredients }, (it) => {
        const names = typeof ingredients === 'string' ? ingredients.split(',') : ingredients;
        return !holdsAny(it, names.flatMap(foodIdsOf));
      });
  });

  test('SRV-44 calories of a serving, both ends included', async () => {
    const known = reference.recipes.flatMap(({ calories }) => calories ?? []);
    const [low = 0, high = 0] = [known[3], known[7]].toSorted((a = 0, b = 0) => a - b);
    await expectHits(
      { minCalories: low, maxCalories: high },
      (it) => it.calories !== null && it.calories >= low && it.calories <= high,
    );
    await expectHits({ minCalories: 400 }, (it) => it.calories !== null && it.calories >= 400);
    await expectHits({ maxCalories: 399 }, (it) => it.calories !== null && it.calories <= 399);
    await expectHits({ minCalories: 500, maxCalories: 400 }, () => false, 'any');
  });
});

describe('FILT-23 FILT-24 FILT-25 levels', () => {
  const axes = [
    ['isLowOxalate', 'oxalate'],
    ['isLowHistamine', 'histamine'],
    ['isLowSulfur', 'sulfur'],
  ] as const;

  test.each(axes)('SRV-44 FILT-23 %s 1 finds Low only', async (field, axis) => {
    await expectHits({ [field]: '1' }, (it) => level(it, axis) === 1);
  });

  test.each(axes)('SRV-44 FILT-24 %s 2 finds Low and Medium', async (field, axis) => {
    await expectHits({ [field]: '2' }, (it) => level(it, axis) === 1 || level(it, axis) === 2);
  });

  test.each(axes)('SRV-44 FILT-25 OR-43 %s 3 finds all, also the unknown', async (field) => {
    await expectHits({ [field]: '3' }, () => true, 'any');
  });

  test.each([
    ['isLowFodmap', 'fodmap'],
    ['isLowSalicylate', 'salicylate'],
  ] as const)('SRV-44 %s keeps Low alone, and false asks for nothing', async (field, axis) => {
    await expectHits({ [field]: true }, (it) => level(it, axis) === 1);
    await expectHits({ [field]: false }, () => true, 'any');
  });

  test('EXT-02 an unknown level is among neither Low nor Medium', async () => {
    const unknown = reference.recipes.filter((it) => level(it, 'oxalate') === null).map(({ refId }) => refId);
    expect(unknown.length).toBeGreaterThan(0);
    for (const isLowOxalate of ['1', '2']) {
      const found = refsOf(await searchAll(app, token, { isLowOxalate }));
      expect(unknown.filter((refId) => found.includes(refId))).toEqual([]);
    }
  });
});

test('SRV-44 different criteria are combined with AND', async () => {
  await expectHits(
    {
      diet: 'Gluten Free',
      mealTypes: ['Main course', 'Soup'],
      allergens: ['Celery'],
      ingredients: ['Garlic'],
      maxCalories: 700,
      isLowOxalate: '2',
    },
    (it) =>
      it.diets.includes('Gluten Free') &&
      it.recipe.mealTypes.some((each) => each === 'Main course' || each === 'Soup') &&
      !it.allergens.some(({ id }) => id === 'celery') &&
      !holdsAny(it, foodIdsOf('Garlic')) &&
      it.calories !== null &&
      it.calories <= 700 &&
      (level(it, 'oxalate') === 1 || level(it, 'oxalate') === 2),
  );
});

test('OR-42 mealPlans and addRecipeInformation are accepted and change nothing', async () => {
  await expectHits({ mealPlans: ['anything'], addRecipeInformation: true }, () => true, 'any');
});

test('API-32 lists are repeated keys, or one value separated by commas, in any case', async () => {
  const both = refsOf(await searchAll(app, token, { mealTypes: ['Soup', 'Salad'] }));
  expect(refsOf(await searchAll(app, token, { mealTypes: 'soup, SALAD' }))).toEqual(both);
});

test.each([
  ['diet', 'Vegna', 'There is no diet called “Vegna”.'],
  ['mealTypes', 'Elevenses', 'There is no meal type called “Elevenses”.'],
  ['proteinSources', 'Beef', 'There is no protein source called “Beef”.'],
  ['allergens', 'Mlik', 'There is no allergen called “Mlik”.'],
  ['ingredients', 'Unobtainium', 'There is no ingredient called “Unobtainium”.'],
])('SRV-44 a word of %s that matches nothing is refused, not ignored', async (field, word, sentence) => {
  const failure = await app.fails('listRecipes', 422, { token, query: { [field]: word } });
  expect(failure.errors).toEqual({ [field]: [sentence] });
});

test('a very long word is not sent back whole', async () => {
  const failure = await app.fails('listRecipes', 422, { token, query: { diet: 'x'.repeat(400) } });
  expect(failure.errors?.['diet']?.[0]?.length).toBeLessThan(100);
});

describe('SRV-46 the upper end of the calorie slider', () => {
  test('1000 means no upper limit: a recipe of 1200 kcal passes, and one below the range does not', async () => {
    const [one] = reference.recipes;
    const refId = one?.refId ?? '';
    await app.db.updateTable('recipes').set({ calories: 1200 }).where('ref_id', '=', refId).execute();
    expect(refsOf(await searchAll(app, token, { minCalories: 900, maxCalories: 1000 }))).toContain(refId);
    expect(refsOf(await searchAll(app, token, { minCalories: 900, maxCalories: 999 }))).not.toContain(refId);
    expect(refsOf(await searchAll(app, token, { minCalories: 1201 }))).not.toContain(refId);
  });

  test('a recipe whose calories are not known passes the whole range only', async () => {
    const [, two] = reference.recipes;
    const refId = two?.refId ?? '';
    await app.db.updateTable('recipes').set({ calories: null }).where('ref_id', '=', refId).execute();
    expect(refsOf(await searchAll(app, token, { minCalories: 0, maxCalories: 1000 }))).toContain(refId);
    expect(refsOf(await searchAll(app, token, { minCalories: 1 }))).not.toContain(refId);
    expect(refsOf(await searchAll(app, token, { maxCalories: 999 }))).not.toContain(refId);
  });
});
