import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationId } from '#contract/operations.ts';
import { allergens } from '#domain/allergen/allergens.ts';
import { diets } from '#domain/diet/diets.ts';
import { proteinSources } from '#domain/food/protein-sources.ts';
import { intolerances } from '#domain/intolerance/intolerances.ts';
import { oxalateMg } from '#domain/intolerance/thresholds.ts';
import { verdictsOf } from '#domain/intolerance/verdicts.ts';
import { mealTypes } from '#domain/recipe/meal-types.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { type Known, loadReference, type Reference } from './catalog-reference.ts';

let app: TestApp;
let token: string;
let reference: Reference;
let one: Known;
let id: number;
beforeAll(async () => {
  app = await startTestApp();
  ({ token } = await app.member());
  reference = await loadReference();
  const high = reference.recipes.find((it) => it.verdicts.oxalate.level === 3);
  if (high === undefined) throw new Error('The catalog has no recipe high in oxalate.');
  one = high;
  ({ id } = await app.db
    .updateTable('recipes')
    .set({ spoonacular_id: 716_429 })
    .where('ref_id', '=', one.refId)
    .returning('id')
    .executeTakeFirstOrThrow());
});
afterAll(() => app.close());

const get = (ref: string | number) => app.ok('getRecipe', { token, params: { id: ref } });

describe('one recipe', () => {
  test('API-33 ENT-17 ENT-18 ENT-19 card, steps, ingredients and nutrients', async () => {
    const { data } = await get(id);
    const { recipe } = one;
    expect(data).toMatchObject({
      id,
      ref_id: one.refId,
      type: 'Recipe',
      title: recipe.title,
      servings: recipe.servings,
      calories: one.calories,
      diets: one.diets,
      allergens: one.allergens.map(({ name }) => name),
    });
    expect(data.instructions.steps).toEqual(recipe.steps.map((title, at) => ({ number: at + 1, title })));
    expect(data.instructions_html?.match(/<li>/g)?.length).toBe(recipe.steps.length);
    expect(data.ingredients.map(({ food_id, amount }) => ({ food_id, amount }))).toEqual(
      recipe.ingredients.map(({ foodId, us, metric }) => ({ food_id: foodId, amount: { us, metric } })),
    );
    expect(data.nutrients[0]).toMatchObject({ name: 'Calories', unit: 'kcal', amount: one.calories });
  });

  test('SRV-49 PLAN-31 by its id, its slug and its external id', async () => {
    const { data } = await get(id);
    expect((await get(one.refId)).data).toEqual(data);
    expect((await get(716_429)).data).toEqual(data);
    expect(data.spoonacular_id).toBe(716_429);
  });

  test.each(['0', '1', '999999999999999', '9'.repeat(40), '-1', '1e3', 'no-such-dish', '%', 'Diet', '..'])(
    'SRV-49 %s is nobody’s id: 404 in every call',
    async (ref) => {
      const calls: OperationId[] = [
        'getRecipe',
        'getRecipeNutrients',
        'getRecipeIngredients',
        'listRecipeReviews',
        'getGuestRecipe',
        'getGuestRecipeNutrients',
        'getGuestRecipeIngredients',
        'listGuestRecipeReviews',
      ];
      for (const call of calls) await app.fails(call, 404, { token, params: { id: ref } });
    },
  );

  test('SRV-49 own ids never meet external ones', async () => {
    const lowest = await app.db
      .selectFrom('recipes')
      .select((eb) => eb.fn.min('id').as('id'))
      .executeTakeFirstOrThrow();
    expect(lowest.id).toBeGreaterThan(1_000_000_000);
    const write = app.db.updateTable('recipes').set({ spoonacular_id: lowest.id });
    await expect(write.where('id', '=', lowest.id).execute()).rejects.toThrow();
  });

  test('API-35 ENT-20 nutrients: those known well enough, percent of daily needs where there is a value', async () => {
    const { data } = await app.ok('getRecipeNutrients', { token, params: { id } });
    const known = one.nutrients.filter((it) => it.known >= 0.95);
    expect(data.map(({ name }) => name)).toEqual(known.map(({ name }) => name));
    for (const [at, row] of data.entries()) {
      expect(Math.abs(row.amount - (known[at]?.amount ?? 0))).toBeLessThanOrEqual(0.5);
      expect(row.percent_of_daily_needs === null).toBe(known[at]?.percentOfDailyNeeds === null);
    }
    expect(data.find(({ name }) => name === 'Sugar')?.percent_of_daily_needs ?? null).toBeNull();
    expect((await get(id)).data.nutrients).toEqual(data);
  });

  test('API-42 ingredients', async () => {
    const { data } = await app.ok('getRecipeIngredients', { token, params: { id: one.refId } });
    expect(data).toEqual((await get(id)).data.ingredients);
    expect(data.length).toBe(one.recipe.ingredients.length);
  });
});

describe('EXT-01 verdicts', () => {
  const shown = (amount: number) => Math.round(amount * 100) / 100;

  test('each has its level, its figures, their sources and confidence', async () => {
    const { verdicts } = (await get(id)).data;
    for (const axis of intolerances) {
      const computed = one.verdicts[axis];
      const verdict = verdicts[axis];
      expect(verdict.level).toBe(computed.level);
      expect(verdict.deciding.toSorted()).toEqual(computed.deciding.toSorted());
      const amounts = new Map(verdict.reasons.map((it) => [it.food_id, [it.grams, it.figure, it.level]]));
      expect(amounts).toEqual(
        new Map(
          computed.reasons.map(({ foodId, grams, figure, level }) => [
            foodId,
            [shown(grams), figure === null ? null : shown(figure), level],
          ]),
        ),
      );
      for (const reason of verdict.reasons) {
        expect(reason.source === null).toBe(reason.figure === null);
        expect(reason.confidence === null).toBe(reason.figure === null);
        if (reason.source !== null) expect(reason.source.title.length).toBeGreaterThan(5);
      }
    }
    expect(verdicts.oxalate).toMatchObject({
      unit: 'mg',
      threshold_low: oxalateMg.low,
      threshold_medium: oxalateMg.medium,
    });
  });

  test('the deciding ingredients come first, and without them the level changes', async () => {
    const { verdicts, ingredients, servings } = (await get(id)).data;
    const { deciding, reasons, level } = verdicts.oxalate;
    expect(deciding.length).toBeGreaterThan(0);
    expect(
      reasons
        .slice(0, deciding.length)
        .map(({ food_id }) => food_id)
        .toSorted(),
    ).toEqual(deciding.toSorted());
    const rest = ingredients
      .filter(({ food_id }) => !deciding.includes(food_id))
      .flatMap(({ food_id, grams }) => {
        const food = reference.foods.byId.get(food_id);
        return food === undefined ? [] : [{ food, grams: grams / servings }];
      });
    expect(verdictsOf(rest).oxalate.level).not.toBe(level);
  });

  test('EXT-02 an unknown verdict names the foods that have no figure', async () => {
    const unsure = reference.recipes.find((it) => it.verdicts.oxalate.level === null);
    const { oxalate } = (await get(unsure?.refId ?? '')).data.verdicts;
    expect(oxalate.level).toBeNull();
    const names = unsure?.verdicts.oxalate.unknown.map((food) => reference.foods.byId.get(food)?.name);
    expect(oxalate.unknown).toEqual(names);
    expect(oxalate.deciding).toEqual(unsure?.verdicts.oxalate.unknown);
  });
});

describe('SRV-50 guests', () => {
  test('API-34 SRV-50 the same recipe without anything of the member', async () => {
    const { is_favorite, fit, ...same } = (await get(id)).data;
    expect(is_favorite).toBe(false);
    expect(fit).toBeDefined();
    expect((await app.ok('getGuestRecipe', { params: { id } })).data).toEqual(same);
    expect((await app.ok('getGuestRecipe', { token, params: { id } })).data).toEqual(same);
  });

  test.each([
    ['API-36', 'getRecipeNutrients', 'getGuestRecipeNutrients'],
    ['API-44', 'getRecipeIngredients', 'getGuestRecipeIngredients'],
    ['API-50', 'listRecipeReviews', 'listGuestRecipeReviews'],
  ] as const)('%s SRV-50 %s answers guests alike', async (_, forMembers, forGuests) => {
    const params = { id: one.refId };
    expect(await app.ok(forGuests, { params })).toEqual(await app.ok(forMembers, { token, params }));
    await app.fails(forMembers, 401, { params });
  });
});

describe('SRV-48 fixed paths take precedence over ids', () => {
  test.each([
    ['API-37', 'listMealTypes', mealTypes],
    ['API-38 OR-90', 'listProteinSources', proteinSources],
    ['API-39', 'listDiets', diets],
    ['API-37 OR-46', 'listAllergens', allergens.map(({ name }) => name)],
  ] as const)('%s SRV-48 %s lists the names', async (_, call, names) => {
    expect((await app.ok(call, { token })).data).toEqual(names);
  });

  test('API-43 SRV-48 names of all ingredients', async () => {
    const { data } = await app.ok('listIngredients', { token });
    expect(data.toSorted()).toEqual(reference.foods.foods.map(({ name }) => name).toSorted());
  });

  test('API-45 SRV-48 names of ingredients that match', async () => {
    const search = async (query: string) =>
      (await app.ok('searchIngredients', { token, query: { query } })).data;
    expect(await search('onio')).toContain('Red Onion');
    expect((await search('ONIO'))[0]).toMatch(/^Onion/);
    expect(await search('no such food')).toEqual([]);
    await app.fails('searchIngredients', 422, { token });
  });

  test('API-41 OR-45 SRV-48 nutrients of several recipes by their id, unknown ids ignored', async () => {
    const [, two] = reference.recipes;
    const other = (await get(two?.refId ?? '')).data;
    const ids = [String(id), two?.refId ?? '', 'no-such-dish', '716429'];
    const { data } = await app.ok('getNutrientsOfRecipes', { token, query: { ids } });
    expect(data).toEqual({ [id]: (await get(id)).data.nutrients, [other.id]: other.nutrients });
    expect(await app.ok('getNutrientsOfRecipes', { token })).toEqual({ data: {} });
    const joined = await app.ok('getNutrientsOfRecipes', { token, query: { ids: ids.join(',') } });
    expect(joined.data).toEqual(data);
  });
});
