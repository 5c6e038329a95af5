import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { intolerances } from '#domain/intolerance/intolerances.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { type Known, loadReference, type Reference } from './catalogue-reference.ts';

let app: TestApp;
let token: string;
let reference: Reference;
let dish: Known;
beforeAll(async () => {
  app = await startTestApp();
  ({ token } = await app.member());
  reference = await loadReference();
  const found = reference.recipes.find(({ refId }) => refId === 'spaghetti-with-fresh-tomato-and-basil');
  if (found === undefined) throw new Error('The catalogue has no spaghetti with tomato.');
  dish = found;
});
afterAll(() => app.close());

const swaps = (query: Record<string, string | readonly string[]>, as = token) =>
  app.ok('listIngredientSwaps', { token: as, params: { id: dish.refId }, query });
const read = (swapped: readonly string[], as = token) =>
  app.ok('getRecipe', { token: as, params: { id: dish.refId }, query: { swapped } });

describe('EXT-09 swaps', () => {
  test('EXT-09 each ingredient that breaks a limit has up to three stand-ins, with verdict and nutrition', async () => {
    const { data } = await swaps({ isLowHistamine: '1' });
    expect(data.map(({ food_id }) => food_id)).toContain('cherry-tomatoes');
    for (const { food_id, intolerances: axes, without, replacements } of data) {
      expect(dish.verdicts.histamine.aboveLow).toContain(food_id);
      expect(axes).toEqual(['histamine']);
      expect(without.histamine.level).toBeLessThanOrEqual(dish.verdicts.histamine.level ?? 3);
      expect(replacements.length).toBeLessThanOrEqual(3);
      for (const each of replacements) {
        const { data: swapped } = await read([`${food_id}:${each.food_id}`]);
        expect(swapped.verdicts.histamine.above_low).not.toContain(each.food_id);
        for (const axis of intolerances)
          expect(each.verdicts[axis].level, axis).toBe(swapped.verdicts[axis].level);
        const amount = swapped.ingredients.find((it) => it.food_id === each.food_id)?.amount;
        expect(amount).toEqual(each.amount);
        for (const { name, amount: told } of each.nutrients)
          expect(swapped.nutrients.find((it) => it.name === name)?.amount, name).toBe(told);
        expect(each.is_enough).toBe(swapped.verdicts.histamine.level === 1);
      }
    }
  });

  test('EXT-09 the change of a nutrient is against the recipe as it is', async () => {
    const [tomatoes] = (await swaps({ isLowHistamine: '1', food_id: 'cherry-tomatoes' })).data;
    const before = (await read([])).data.nutrients;
    const nutrients = tomatoes?.replacements[0]?.nutrients ?? [];
    expect(nutrients.map(({ name }) => name)).toContain('Calories');
    for (const { name, amount, change } of nutrients)
      expect(change).toBeCloseTo(amount - (before.find((it) => it.name === name)?.amount ?? 0), 2);
  });

  test('EXT-09 swaps are made one after the other, and everything that follows is computed anew', async () => {
    const { data: plain } = await read([]);
    const { data } = await read(['cherry-tomatoes:courgette', 'olive-oil:rapeseed-oil']);
    const ids = data.ingredients.map(({ food_id }) => food_id);
    expect(ids).toEqual(
      plain.ingredients.map(({ food_id }) =>
        food_id === 'cherry-tomatoes' ? 'courgette' : food_id === 'olive-oil' ? 'rapeseed-oil' : food_id,
      ),
    );
    expect(data.nutrients).not.toEqual(plain.nutrients);
    expect(data.verdicts.salicylate.reasons.map((it) => it.food_id)).toContain('courgette');
    const { data: left } = await swaps({ isLowHistamine: '1', swapped: ['cherry-tomatoes:courgette'] });
    expect(left.map(({ food_id }) => food_id)).not.toContain('cherry-tomatoes');
  });

  test('EXT-09 without a limit that is asked for, what the member has saved counts', async () => {
    const { token: own } = await app.member();
    expect((await swaps({}, own)).data).toEqual([]);
    await app.ok('saveMetas', {
      token: own,
      body: { recipe_low_histamine_enabled: true, recipes_disliked_ingredients: ['Courgette'] },
    });
    const saved = (await swaps({}, own)).data;
    expect(saved.map(({ food_id }) => food_id)).toEqual(
      (await swaps({ isLowHistamine: '1' })).data.map(({ food_id }) => food_id),
    );
    expect(JSON.stringify(saved)).not.toContain('"courgette"');
  });

  test('EXT-09 a recipe that keeps to the limits has nothing to swap', async () => {
    expect((await swaps({ isLowHistamine: '3' })).data).toEqual([]);
    expect((await swaps({ isLowHistamine: '1', food_id: 'salt' })).data).toEqual([]);
  });

  test('EXT-09 a verdict names the one swap that lowers it most, for guests too', async () => {
    const recipes = reference.recipes.slice(0, 16);
    let named = 0;
    for (const { refId, verdicts } of recipes) {
      const { data } = await app.ok('getGuestRecipe', { params: { id: refId } });
      for (const axis of intolerances) {
        const { swap, level, above_low } = data.verdicts[axis];
        if (swap === null) continue;
        named += 1;
        expect(above_low).toContain(swap.food_id);
        expect(swap.level).toBeLessThan(level ?? 4);
        const { data: swapped } = await app.ok('getRecipe', {
          token,
          params: { id: refId },
          query: { swapped: [`${swap.food_id}:${swap.replacement_food_id}`] },
        });
        expect(swapped.verdicts[axis].level, `${refId} ${axis}`).toBe(swap.level);
      }
      expect(
        intolerances.filter((axis) => data.verdicts[axis].swap !== null && verdicts[axis].level === 1),
      ).toEqual([]);
    }
    expect(named).toBeGreaterThan(5);
  });

  test('EXT-09 what cannot be swapped is told, and nothing is swapped', async () => {
    const wrong = async (swapped: string) => {
      const { errors } = await app.fails('getRecipe', 422, {
        token,
        params: { id: dish.refId },
        query: { swapped: [swapped] },
      });
      return errors?.['swapped'];
    };
    expect(await wrong('beetroot:carrot')).toEqual(['The recipe does not hold the ingredient “beetroot”.']);
    expect(await wrong('cherry-tomatoes:beef-mince')).toEqual([
      'The ingredient “beef-mince” does not do the job of “cherry-tomatoes” here.',
    ]);
    await wrong('cherry-tomatoes');
    const call = { token, params: { id: 'no-such-dish' } };
    await app.fails('listIngredientSwaps', 404, call);
    await app.fails('getRecipe', 404, { ...call, query: { swapped: ['cherry-tomatoes:courgette'] } });
    await app.fails('listIngredientSwaps', 401, { params: { id: dish.refId } });
    const diet = { token, params: { id: dish.refId }, query: { diet: ['Keto'] } };
    expect((await app.fails('listIngredientSwaps', 422, diet)).errors).toEqual({
      diet: ['There is no diet called “Keto”.'],
    });
  });
});
