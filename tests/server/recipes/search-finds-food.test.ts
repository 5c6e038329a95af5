import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cuisinesOf } from '#domain/recipe/cuisines.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { hasWord as has, type Known, loadReference } from './catalog-reference.ts';
import { refsOf, type SearchQuery, searchAll } from './recipe-calls.ts';

let app: TestApp;
let token: string;
let known: ReadonlyMap<string, Known>;
beforeAll(async () => {
  app = await startTestApp();
  ({ token } = await app.member());
  const { recipes } = await loadReference();
  known = new Map(recipes.map((it) => [it.refId, it]));
});
afterAll(() => app.close());

const firstPage = (query: SearchQuery) => app.ok('listRecipes', { token, query });

describe('EXT-26 what people type finds what they mean', () => {
  const uses =
    (...foods: readonly string[]) =>
    (it: Known) =>
      foods.some((food) => it.foodIds.includes(food));
  const isDessert = ({ recipe }: Known) => recipe.mealTypes.includes('Dessert');

  test.each<[string, (it: Known) => boolean]>([
    ['celery', (it) => has(it, 'celer')],
    ['shrimp', (it) => has(it, 'shrimp')],
    ['prawns', (it) => has(it, 'shrimp')],
    ['chiken', (it) => has(it, 'chicken')],
    ['zuchini', (it) => has(it, 'zucchini')],
    ['courgettes', (it) => has(it, 'zucchini')],
    ['avacado', (it) => has(it, 'avocado')],
    ['aubergine', uses('eggplant')],
    ['garbanzo', (it) => has(it, 'chickpea')],
    ['spring onions', uses('scallion', 'scallion-greens')],
    ['italian chicken', (it) => it.cuisines.includes('Italian') && has(it, 'chicken')],
    ['no bake dessert', (it) => isDessert(it) && !it.recipe.steps.some((step) => /\boven\b/i.test(step))],
    ['soup with leek', (it) => has(it, 'soup') && has(it, 'leek')],
    ['gluten free pancakes', (it) => it.diets.includes('Gluten Free') && has(it, 'pancake')],
    ['vegan dinner under 20 min', (it) => it.diets.includes('Vegan') && it.recipe.readyInMinutes <= 20],
    ['easy breakfast', (it) => it.efforts.includes('easy') && it.recipe.mealTypes.includes('Breakfast')],
    ['fish', (it) => it.proteinSources.includes('Fish') || has(it, 'fish')],
    ['high protein breakfast', (it) => it.traits.includes('high protein')],
    ['chicken without onion', (it) => !it.foodIds.some((id) => /(^|-)onion(-|$)/.test(id))],
    ['itallian diner', (it) => it.cuisines.includes('Italian')],
  ])('%s', async (query, holds) => {
    const { data, meta } = await firstPage({ query, per_page: 50 });
    expect(data.length).toBeGreaterThan(0);
    const wrong = refsOf(data).filter((ref) => {
      const it = known.get(ref);
      return it === undefined || !holds(it);
    });
    expect(wrong).toEqual([]);
    expect(await app.ok('countRecipes', { token, query: { query } })).toEqual({
      data: { total: meta.total, total_is_exact: meta.total_is_exact },
    });
  });
});

describe('EXT-26 the filters of a search', () => {
  const hits = async (query: SearchQuery) => refsOf(await searchAll(app, token, query)).toSorted();
  const expected = (holds: (it: Known) => boolean) =>
    [...known.values()]
      .filter(holds)
      .map(({ refId }) => refId)
      .toSorted();

  test('cuisine, season, time, and what is at hand', async () => {
    expect(await hits({ cuisines: ['Thai', 'Greek'] })).toEqual(
      expected(({ recipe }) => cuisinesOf(recipe.title).some((name) => name === 'Thai' || name === 'Greek')),
    );
    expect(await hits({ seasons: ['Winter'], maxMinutes: 30 })).toEqual(
      expected((it) => it.seasons.includes('Winter') && it.recipe.readyInMinutes <= 30),
    );
    expect(await hits({ atHand: ['Carrot', 'Leek'] })).toEqual(
      expected(({ foodIds }) => foodIds.includes('carrot') && foodIds.includes('leek')),
    );
    await app.fails('listRecipes', 422, { token, query: { cuisines: ['Martian'] } });
    await app.fails('countRecipes', 422, { token, query: { atHand: ['Moon dust'] } });
  });

  test('the order by fit puts first what the member’s profile lets pass, and leaves nothing out', async () => {
    const member = await app.member();
    await app.ok('savePreferences', {
      token: member.token,
      body: { recipes_excluded_ingredients: ['Milk'], recipes_diet: ['Vegetarian'] },
    });
    const found = await searchAll(app, member.token, { query: 'carrot', sort: 'fit' });
    const fits = found.map(({ fit }) => fit?.kind !== 'not_for_you' && fit?.kind !== 'over');
    expect(fits).toContain(true);
    expect(fits).toContain(false);
    expect(fits).toEqual(fits.toSorted((a, b) => Number(b) - Number(a)));
    expect(refsOf(found).toSorted()).toEqual(
      refsOf(await searchAll(app, member.token, { query: 'carrot' })).toSorted(),
    );
  });

  test('a search without a hit says what to leave out, with counts that are true', async () => {
    const query: SearchQuery = {
      query: 'leek chocolate without milk',
      cuisines: ['Korean'],
      maxMinutes: 60,
      allergens: ['Peanuts'],
      atHand: ['Carrot'],
    };
    const { meta } = await firstPage(query);
    expect(meta.total).toBe(0);
    for (const { label } of meta.loosened) expect(label).not.toMatch(/milk|peanut/i);
    const nothing = await firstPage({ query: 'leek zzqxwv' });
    expect(nothing.meta.loosened.map(({ label, query: rest }) => [label, rest])).toEqual([
      ['“zzqxwv”', 'leek'],
    ]);
    for (const { query: rest, total, total_is_exact } of nothing.meta.loosened)
      expect((await firstPage({ query: rest })).meta).toMatchObject({ total, total_is_exact });
    const filtered = await firstPage({ query: 'leek', cuisines: ['Korean'] });
    expect(filtered.meta.loosened.map(({ label, without }) => [label, without])).toEqual([
      ['Korean', 'cuisines'],
      ['“leek”', null],
    ]);
    expect((await firstPage({ query: 'leek' })).meta.total).toBe(filtered.meta.loosened[0]?.total);
    expect((await firstPage({ query: 'leek' })).meta.loosened).toEqual([]);
  });

  test.each<[string, SearchQuery, [string, string, string | null][]]>([
    ['two of them', { query: 'zzqxwv leek qqxzzv' }, [['“zzqxwv” and “qqxzzv”', 'leek', null]]],
    ['one, and a mistake', { query: 'brocoli zzqxwv' }, [['“zzqxwv”', 'broccoli', null]]],
    [
      'one, and a filter that nothing else meets',
      { query: 'leek zzqxwv', cuisines: ['Korean'] },
      [
        ['“zzqxwv”, Korean', 'leek', 'cuisines'],
        ['“zzqxwv”, “leek”', '', null],
      ],
    ],
    ['nothing but them', { query: 'zzqxwv qqxzzv' }, []],
  ])('EXT-26 words that no recipe has are left out together: %s', async (_, query, expected) => {
    const { meta } = await firstPage(query);
    expect(meta.loosened.map(({ label, query: rest, without }) => [label, rest, without])).toEqual(expected);
    for (const { query: rest, without, total } of meta.loosened.filter((each) => each.without === null))
      expect((await firstPage({ ...query, query: rest })).meta.total, `${without}`).toBe(total);
  });
});
