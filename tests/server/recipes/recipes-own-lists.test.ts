import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Intolerance, intolerances } from '#domain/intolerance/intolerances.ts';
import { levelOfFood, tickedByDefault } from '#domain/intolerance/member-lists.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { type Known, type Reference, sampledReference } from './catalog-reference.ts';
import { refsOf, type SearchQuery, searchAll } from './recipe-calls.ts';

let app: TestApp;
let token: string;
let reference: Reference;
beforeAll(async () => {
  app = await startTestApp();
  reference = await sampledReference(app.db);
});
beforeEach(async () => {
  ({ token } = await app.member());
});
afterAll(() => app.close());

const nameOf = (id: string) => reference.foods.byId.get(id)?.name ?? id;
const defaults = (axis: Intolerance) =>
  tickedByDefault(axis, reference.foods.foods, 1).map(({ name }) => name);
const tick = (axis: Intolerance, names: readonly string[]) =>
  app.ok('saveMetas', { token, body: { [`recipe_low_${axis}_customize_ingredients`]: names } });
const search = async (query: SearchQuery) => refsOf(await searchAll(app, token, query));
const levels = async (call: 'getIncludedIngredients' | 'getExcludedIngredients', query: SearchQuery) =>
  (await app.ok(call, { token, query })).data;

function find(description: string, holds: (it: Known) => boolean): Known {
  const found = reference.recipes.find(holds);
  if (found === undefined) throw new Error(`The catalog has no recipe ${description}.`);
  return found;
}

describe('SRV-45 the member’s own lists change search and page', () => {
  const own = { isLowOxalate: '1', applyUserMeta: true };

  test('SRV-45 a food put back lets its recipes pass, in this request and on no other axis', async () => {
    const dish = find(
      'high in oxalate by foods that are not ticked by default',
      ({ verdicts: { oxalate } }) =>
        oxalate.level === 3 && oxalate.aboveLow.every((id) => !defaults('oxalate').includes(nameOf(id))),
    );
    const names = dish.verdicts.oxalate.aboveLow.map(nameOf);
    expect(await search(own)).not.toContain(dish.refId);
    await tick('oxalate', [...defaults('oxalate'), ...names]);
    expect(await search(own)).toContain(dish.refId);
    expect(await search({ isLowOxalate: '1' })).not.toContain(dish.refId);

    const params = { id: dish.refId };
    const { verdicts } = (await app.ok('getRecipe', { token, params })).data;
    expect(verdicts.oxalate).toMatchObject({ level: 1, deciding: [], dose: expect.any(Number) });
    expect(verdicts.histamine.level).toBe(dish.verdicts.histamine.level);
    const card = (await searchAll(app, token, own)).find(({ ref_id }) => ref_id === dish.refId);
    expect(card?.verdicts.oxalate.level).toBe(1);
    const guest = (await app.ok('getGuestRecipe', { params })).data.verdicts.oxalate;
    expect(guest.level).toBe(3);
  });

  test('SRV-45 not all of its foods put back is not enough', async () => {
    const dish = find(
      'above Low by two foods',
      (it) => it.verdicts.oxalate.level === 3 && it.verdicts.oxalate.aboveLow.length > 1,
    );
    const [, ...rest] = dish.verdicts.oxalate.aboveLow.map(nameOf);
    await tick('oxalate', [...defaults('oxalate'), ...rest]);
    expect(await search(own)).not.toContain(dish.refId);
  });

  test('SRV-45 a food left out takes its recipes away, at every level, and makes them High on their page', async () => {
    const dish = find('low in oxalate', (it) =>
      it.foodIds.some((id) => it.verdicts.oxalate.level === 1 && defaults('oxalate').includes(nameOf(id))),
    );
    const food = dish.foodIds.find((id) => defaults('oxalate').includes(nameOf(id))) ?? '';
    expect(await search(own)).toContain(dish.refId);
    await tick(
      'oxalate',
      defaults('oxalate').filter((name) => name !== nameOf(food)),
    );
    for (const isLowOxalate of ['1', '2', '3'])
      expect(await search({ ...own, isLowOxalate })).not.toContain(dish.refId);
    expect(await search({ applyUserMeta: true, isLowSulfur: '3' })).toContain(dish.refId);
    const { verdicts } = (await app.ok('getRecipe', { token, params: { id: dish.refId } })).data;
    expect(verdicts.oxalate).toMatchObject({ level: 3, deciding: [food] });
  });

  test('EXT-02 SRV-45 a food without a figure counts until the member puts it back', async () => {
    const dish = find('of unknown oxalate', (it) => it.verdicts.oxalate.level === null);
    expect(await search(own)).not.toContain(dish.refId);
    await tick('oxalate', [...defaults('oxalate'), ...dish.verdicts.oxalate.aboveLow.map(nameOf)]);
    expect(await search(own)).toContain(dish.refId);
  });

  test('SRV-45 Medium and the switches heed the lists too', async () => {
    const sulfur = find(
      'high in sulfur with foods that are only Medium besides',
      ({ verdicts: { sulfur: it } }) => it.level === 3 && it.aboveLow.length > it.aboveMedium.length,
    );
    await tick('sulfur', [...defaults('sulfur'), ...sulfur.verdicts.sulfur.aboveMedium.map(nameOf)]);
    expect(await search({ isLowSulfur: '2' })).not.toContain(sulfur.refId);
    expect(await search({ isLowSulfur: '2', applyUserMeta: true })).toContain(sulfur.refId);
    expect(await search({ isLowSulfur: '1', applyUserMeta: true })).not.toContain(sulfur.refId);

    const ticked = new Set(defaults('fodmap'));
    const fodmap = find(
      'above low FODMAP by foods that are not ticked',
      ({ verdicts: { fodmap: it } }) => it.level === 3 && it.aboveLow.every((id) => !ticked.has(nameOf(id))),
    );
    await tick('fodmap', [...defaults('fodmap'), ...fodmap.verdicts.fodmap.aboveLow.map(nameOf)]);
    expect(await search({ isLowFodmap: true })).not.toContain(fodmap.refId);
    expect(await search({ isLowFodmap: true, applyUserMeta: true })).toContain(fodmap.refId);
  });

  test('SRV-45 EXT-09 search, favorites, page and swaps heed the lists alike, in the same request', async () => {
    const [included, excluded] = [
      ['spinach', 'tomato', 'canned-tomatoes', 'onion'],
      ['canola-oil', 'egg'],
    ];
    for (const axis of intolerances) {
      const names = defaults(axis).filter((name) => !excluded.map(nameOf).includes(name));
      await tick(axis, [...names, ...included.map(nameOf)]);
    }
    await app.ok('saveMetas', { token, body: { recipe_low_histamine_enabled: true } });
    const query = { applyUserMeta: true, isLowHistamine: '2', isLowOxalate: '1' };
    const listed = await searchAll(app, token, query);
    const cards = await searchAll(app, token, {});
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.length).toBeLessThan(cards.length);
    for (const card of cards) {
      const { histamine, oxalate } = card.verdicts;
      const suits = (histamine.level ?? 3) <= 2 && oxalate.level === 1;
      expect(refsOf(listed).includes(card.ref_id), card.ref_id).toBe(suits);
    }
    for (const card of [listed[0], ...cards.slice(0, 12)]) {
      const params = { id: card?.ref_id ?? '' };
      const { verdicts } = (await app.ok('getRecipe', { token, params })).data;
      for (const axis of intolerances) {
        expect(verdicts[axis].level).toBe(card?.verdicts[axis].level);
        const putBack = included.filter((id) => !defaults(axis).includes(nameOf(id)));
        expect(verdicts[axis].above_low.filter((id) => putBack.includes(id))).toEqual([]);
        expect(verdicts[axis].above_low.length === 0).toBe(verdicts[axis].level === 1);
      }
      const { data } = await app.ok('listIngredientSwaps', { token, params });
      expect(data.map(({ food_id }) => food_id).toSorted()).toEqual(
        [...new Set(verdicts.histamine.above_low)].toSorted(),
      );
      const offered = data.flatMap(({ replacements }) => replacements.map(({ food_id }) => food_id));
      expect(offered.filter((id) => excluded.includes(id))).toEqual([]);
      await app.ok('toggleFavorite', { token, params });
    }
    const stored = (await app.ok('listFavoriteRecipes', { token, query: { per_page: 50 } })).data;
    for (const card of stored)
      expect(card.verdicts).toEqual(cards.find(({ ref_id }) => ref_id === card.ref_id)?.verdicts);
  });

  test('another member’s lists change nothing', async () => {
    const before = await search(own);
    const { token: other } = await app.member();
    const body = { recipe_low_oxalate_customize_ingredients: ['Salt'] };
    await app.ok('saveMetas', { token: other, body });
    expect(await search(own)).toEqual(before);
  });
});

describe('the lists of the manager', () => {
  test.each(intolerances)(
    'API-46 ENT-31 INTOL-04 OR-47 %s: every ingredient with its level',
    async (name) => {
      const expected = reference.foods.foods.map((food) => [food.name, levelOfFood(name, food)]);
      expect(await levels('getIncludedIngredients', { name })).toEqual(Object.fromEntries(expected));
    },
  );

  test.each(['1', '2', '3'] as const)(
    'API-46 API-47 INTOL-06 at level %s what is ticked by default and what is not make up the whole',
    async (value) => {
      const ticked = await levels('getIncludedIngredients', { name: 'oxalate', value });
      const limit = Number(value);
      for (const level of Object.values(ticked)) expect(limit === 3 || (level ?? 3) <= limit).toBe(true);
      const unticked = await levels('getExcludedIngredients', { name: 'oxalate', value });
      expect({ ...ticked, ...unticked }).toEqual(await levels('getIncludedIngredients', { name: 'oxalate' }));
      expect(Object.keys(ticked).length + Object.keys(unticked).length).toBe(reference.foods.foods.length);
    },
  );

  test('API-47 OR-47 without a level it lists what Low avoids, the unknown among it', async () => {
    const avoided = await levels('getExcludedIngredients', { name: 'oxalate' });
    expect(avoided).toEqual(await levels('getExcludedIngredients', { name: 'oxalate', value: '1' }));
    expect(Object.values(avoided)).not.toContain(1);
    expect(Object.values(avoided)).toContain(null);
    expect(avoided).toHaveProperty('Spinach', 3);
  });

  test('SRV-69 API-46 API-47 the list is the member’s own from the first change, and reset takes the change back', async () => {
    const before = await levels('getIncludedIngredients', { name: 'oxalate', value: '1' });
    expect(before).not.toHaveProperty('Spinach');
    await tick('oxalate', [...Object.keys(before).filter((name) => name !== 'Onion'), 'Spinach']);

    for (const value of ['1', '2']) {
      const own = await levels('getIncludedIngredients', { name: 'oxalate', value });
      expect(own).toHaveProperty('Spinach', 3);
      expect(own).not.toHaveProperty('Onion');
    }
    const avoided = await levels('getExcludedIngredients', { name: 'oxalate' });
    expect(avoided).toHaveProperty('Onion', 1);
    expect(avoided).not.toHaveProperty('Spinach');
    expect(await levels('getIncludedIngredients', { name: 'sulfur', value: '1' })).not.toHaveProperty(
      'Onion',
    );

    await tick('sulfur', ['Onion']);
    await app.ok('resetExcludedIngredients', { token, body: { name: 'oxalate' } });
    expect(await levels('getIncludedIngredients', { name: 'oxalate', value: '1' })).toEqual(before);
    expect(Object.keys(await levels('getIncludedIngredients', { name: 'sulfur', value: '1' }))).toEqual([
      'Onion',
    ]);
  });

  test('API-48 reset without a change succeeds, and an unknown name is refused', async () => {
    await app.ok('resetExcludedIngredients', { token, body: { name: 'fodmap' } });
    const { errors } = await app.fails('resetExcludedIngredients', 422, { token, body: { name: 'salt' } });
    expect(Object.keys(errors ?? {})).toEqual(['name']);
    for (const call of ['getIncludedIngredients', 'getExcludedIngredients'] as const) {
      await app.fails(call, 422, { token });
      await app.fails(call, 422, { token, query: { name: 'oxalate', value: '4' } });
    }
  });
});
