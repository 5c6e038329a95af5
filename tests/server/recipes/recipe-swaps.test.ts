import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { intolerances } from '#domain/intolerance/intolerances.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { type Known, loadReference, type Reference } from './catalog-reference.ts';

let app: TestApp;
/** Token of a member who needs Low Histamine. */
let token: string;
let reference: Reference;
let dish: Known;
beforeAll(async () => {
  app = await startTestApp();
  ({ token } = await app.member());
  await app.ok('saveMetas', { token, body: { recipe_low_histamine_enabled: true } });
  reference = await loadReference();
  const found = reference.recipes.find(({ refId }) => refId === 'spaghetti-with-fresh-tomato-and-basil');
  if (found === undefined) throw new Error('The catalog has no spaghetti with tomato.');
  dish = found;
});
afterAll(() => app.close());

const swaps = (query: Record<string, string | readonly string[]>, as = token) =>
  app.ok('listIngredientSwaps', { token: as, params: { id: dish.refId }, query });
const read = (swapped: readonly string[], as = token) =>
  app.ok('getRecipe', { token: as, params: { id: dish.refId }, query: { swapped } });

describe('EXT-09 swaps', () => {
  test('EXT-09 each ingredient that breaks a limit has up to three substitutes, with verdict and nutrition', async () => {
    const { data } = await swaps({});
    expect(data.map(({ food_id }) => food_id)).toContain('cherry-tomatoes');
    for (const { food_id, intolerances: axes, without, replacements } of data) {
      expect(dish.verdicts.histamine.aboveLow).toContain(food_id);
      expect(axes).toEqual(['histamine']);
      expect(without.verdicts.histamine.level).toBeLessThanOrEqual(dish.verdicts.histamine.level ?? 3);
      expect(replacements.length).toBeLessThanOrEqual(3);
      for (const each of replacements) {
        const { data: swapped } = await read([`${food_id}:${each.food_id}`]);
        expect(swapped.verdicts.histamine.above_low).not.toContain(each.food_id);
        for (const axis of intolerances)
          expect(each.verdicts[axis].level, axis).toBe(swapped.verdicts[axis].level);
        const amount = swapped.ingredients.find((it) => it.food_id === each.food_id)?.amount;
        expect(amount).toEqual(each.amount);
        for (const { name, amount: shown } of each.nutrients)
          expect(swapped.nutrients.find((it) => it.name === name)?.amount, name).toBe(shown);
        expect(each.is_enough).toBe(swapped.verdicts.histamine.level === 1);
        expect(each.fit).toEqual({ kind: swapped.fit?.kind, sentence: swapped.fit?.sentence });
      }
    }
  });

  test('EXT-09 the change of a nutrient is relative to the current recipe', async () => {
    const [tomatoes] = (await swaps({ food_id: 'cherry-tomatoes' })).data;
    const before = (await read([])).data.nutrients;
    const nutrients = tomatoes?.replacements[0]?.nutrients ?? [];
    expect(nutrients.map(({ name }) => name)).toContain('Calories');
    for (const { name, amount, change } of nutrients)
      expect(change).toBeCloseTo(amount - (before.find((it) => it.name === name)?.amount ?? 0), 2);
  });

  test('EXT-09 swaps are applied one after the other, and everything derived is recomputed', async () => {
    const { data: plain } = await read([]);
    const { data } = await read(['cherry-tomatoes:zucchini', 'olive-oil:canola-oil']);
    const ids = data.ingredients.map(({ food_id }) => food_id);
    expect(ids).toEqual(
      plain.ingredients.map(({ food_id }) =>
        food_id === 'cherry-tomatoes' ? 'zucchini' : food_id === 'olive-oil' ? 'canola-oil' : food_id,
      ),
    );
    expect(data.nutrients).not.toEqual(plain.nutrients);
    expect(data.verdicts.salicylate.reasons.map((it) => it.food_id)).toContain('zucchini');
    const { data: remaining } = await swaps({ swapped: ['cherry-tomatoes:zucchini'] });
    expect(remaining.map(({ food_id }) => food_id)).not.toContain('cherry-tomatoes');
  });

  test('EXT-09 only the member’s saved preferences decide', async () => {
    const { token: own } = await app.member();
    expect((await swaps({}, own)).data).toEqual([]);
    await app.ok('saveMetas', {
      token: own,
      body: { recipe_low_histamine_enabled: true, recipes_disliked_ingredients: ['Zucchini'] },
    });
    const saved = (await swaps({}, own)).data;
    expect(saved.map(({ food_id }) => food_id)).toEqual((await swaps({})).data.map(({ food_id }) => food_id));
    expect(JSON.stringify(saved)).not.toContain('"zucchini"');
  });

  test('EXT-09 an ingredient that suits has nothing to swap', async () => {
    expect((await swaps({ food_id: 'salt' })).data).toEqual([]);
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

  test('EXT-09 an impossible swap is refused, and nothing is swapped', async () => {
    const wrong = async (swapped: string) => {
      const { errors } = await app.fails('getRecipe', 422, {
        token,
        params: { id: dish.refId },
        query: { swapped: [swapped] },
      });
      return errors?.['swapped'];
    };
    expect(await wrong('beet:carrot')).toEqual(['The recipe does not hold the ingredient “beet”.']);
    expect(await wrong('cherry-tomatoes:ground-beef')).toEqual([
      'The ingredient “ground-beef” does not do the job of “cherry-tomatoes” here.',
    ]);
    await wrong('cherry-tomatoes');
    const call = { token, params: { id: 'no-such-dish' } };
    await app.fails('listIngredientSwaps', 404, call);
    await app.fails('getRecipe', 404, { ...call, query: { swapped: ['cherry-tomatoes:zucchini'] } });
    await app.fails('listIngredientSwaps', 401, { params: { id: dish.refId } });
  });
});

describe('EXT-15 make it fit', () => {
  const find = (id: string | number, as: string) =>
    app.ok('findFittingVersion', { token: as, params: { id } });
  const save = (id: string | number, as: string) =>
    app.ok('saveFittingVersion', { token: as, params: { id } });

  async function member(body: Record<string, unknown>) {
    const { token: as } = await app.member();
    await app.ok('savePreferences', { token: as, body });
    return as;
  }
  const profiles = [
    { recipes_excluded_ingredients: ['Milk'] },
    { recipes_diet: ['Vegan'], recipes_disliked_ingredients: ['celery'] },
    { recipe_low_histamine_enabled: true },
  ] as const;

  test.each(profiles)('EXT-15 a saved version fits everywhere as promised: %j', async (saved) => {
    const as = await member(saved);
    let checked = 0;
    for (const { refId } of reference.recipes) {
      if (checked === 8) break;
      const { data } = await find(refId, as);
      const { data: before } = await app.ok('getRecipe', { token: as, params: { id: refId } });
      expect(data.before.fit.sentence).toBe(before.fit?.sentence);
      if (data.after === null) {
        expect(data.changes).toEqual([]);
        expect(data.in_the_way.length > 0).toBe(before.fit?.kind !== 'fits');
        await app.fails('saveFittingVersion', 409, { token: as, params: { id: refId } });
        continue;
      }
      checked += 1;
      expect(data.after.fit.kind).toBe('fits');
      const { data: version } = await save(refId, as);
      const { data: page } = await app.ok('getRecipe', { token: as, params: { id: version.id } });
      expect(page.fit?.sentence, `${refId}: ${JSON.stringify(page.fit)}`).toBe(data.after.fit.sentence);
      expect(page.version_of).toEqual({ id: before.id, title: before.title });
      const changed = data.changes.map(({ replacement_food_id: id }) => id).filter((id) => id !== null);
      expect(page.ingredients.map(({ food_id }) => food_id)).toEqual(expect.arrayContaining(changed));
      for (const { food_id } of data.changes)
        expect(page.ingredients.map((it) => it.food_id)).not.toContain(food_id);
      for (const { food_id, grams } of page.ingredients.filter((it) => !changed.includes(it.food_id))) {
        const was = before.ingredients.filter((it) => it.food_id === food_id);
        const sum = was.reduce((all, it) => all + it.grams, 0);
        const is = page.ingredients.reduce((all, it) => all + (it.food_id === food_id ? it.grams : 0), 0);
        expect(Math.abs(is - sum), `${refId} ${food_id} ${grams}`).toBeLessThanOrEqual(0.025 * sum + 0.2);
      }
    }
    expect(checked).toBe(8);
  });

  test('EXT-15 a saved version has the nutrients that were promised, also after an edit', async () => {
    const as = await member({ recipe_low_fodmap_enabled: true });
    // its oil is drained off
    const id = 'spanish-tortilla';
    const { data } = await find(id, as);
    const { data: version } = await save(id, as);
    const params = { id: version.ref_id };
    const valuesOf = async () => {
      const { nutrients } = (await app.ok('getRecipe', { token: as, params })).data;
      return new Map(nutrients.map(({ name, amount }) => [name, amount]));
    };
    const saved = await valuesOf();
    expect(data.nutrients.length).toBeGreaterThan(0);
    for (const { name, amount } of data.nutrients) expect(saved.get(name), name).toBe(amount);
    const { data: page } = await app.ok('getRecipe', { token: as, params });
    const body = {
      title: 'Our tortilla',
      ingredients: page.ingredient_lines ?? [],
      line_choices: page.line_choices ?? [],
    };
    await app.ok('updateOwnRecipe', { token: as, params, body });
    expect(await valuesOf()).toEqual(saved);
  });

  test.each([
    ['other steps', { steps: ['Toss everything, with all of the oil.'] }],
    ['a line that was not there', { ingredients: ['500 g potatoes', '200 ml olive oil'] }],
  ])('EXT-15 with %s, the cooking of the original no longer counts for a version', async (_, change) => {
    const as = await member({ recipe_low_fodmap_enabled: true });
    const { data: version } = await save('spanish-tortilla', as);
    const params = { id: version.ref_id };
    const eatenOf = async () => {
      const rows = await app.db
        .selectFrom('recipe_details')
        .innerJoin('recipes', 'recipes.id', 'recipe_details.recipe_id')
        .select('ingredients')
        .where('ref_id', '=', version.ref_id)
        .execute();
      return rows.flatMap(({ ingredients }) => ingredients.flatMap(({ eaten }) => eaten ?? []));
    };
    expect(await eatenOf()).not.toEqual([]);
    await app.ok('updateOwnRecipe', { token: as, params, body: change });
    expect(await eatenOf()).toEqual([]);
  });

  test('EXT-15 a member has one version of a recipe; it is their own, and follows what they save', async () => {
    const as = await member({ recipes_excluded_ingredients: ['Milk'] });
    const id = 'cauliflower-mash';
    const { data: first } = await save(id, as);
    const { data: second } = await save(id, as);
    expect(second.id).toBe(first.id);
    const { data: own } = await app.ok('listOwnRecipes', { token: as });
    expect(own.map(({ title }) => title)).toEqual([first.title]);
    const { data: original } = await app.ok('getRecipe', { token: as, params: { id } });
    expect(original.own_version_id).toBe(first.id);
    expect((await app.ok('getRecipe', { token, params: { id } })).data.own_version_id).toBeUndefined();
    await app.fails('getRecipe', 404, { token, params: { id: first.id } });
    await app.fails('findFittingVersion', 401, { params: { id } });
    await app.fails('findFittingVersion', 404, { token: as, params: { id: 'no-such-dish' } });
    await app.ok('deleteOwnRecipe', { token: as, params: { id: first.ref_id } });
    expect((await app.ok('getRecipe', { token: as, params: { id } })).data.own_version_id).toBeUndefined();
  });
});
