import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { judge } from '#domain/dietary-profile/judge.ts';
import { dishOfFacts } from '#domain/dietary-profile/judged-dish.ts';
import { rulesOf } from '#domain/dietary-profile/profile-rules.ts';
import { elsewhereTag } from '#domain/recipe/search-tags.ts';
import type { RecipeSource } from '#server/context/recipe-source.ts';
import type { Context } from '#server/context.ts';
import { json } from '#server/db/json.ts';
import { outsideSource } from '#server/providers/recipe-source/outside-source.ts';
import { recomputeExternalRecipes } from '#server/providers/recipe-source/recompute-external-recipes.ts';
import { createSpoonacular } from '#server/providers/recipe-source/spoonacular.ts';
import { conditionsOfRules } from '#server/queries/recipe-conditions.ts';
import { testOf } from '#server/queries/sql-conditions.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { type Mood, type SpoonacularServer, startSpoonacular } from './spoonacular-server.ts';

const minute = 60_000;
const busy = 'Spoonacular server is busy...';

describe('Spoonacular as the source', () => {
  let outside: SpoonacularServer;
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    outside = await startSpoonacular();
    // The app needs the source, and the source needs the app's context.
    const source: { current: RecipeSource | null } = { current: null };
    const used = () => source.current as RecipeSource;
    app = await startTestApp({
      context: {
        recipeSource: {
          search: (criteria) => used().search(criteria),
          ensureStored: (...more) => used().ensureStored(...more),
        },
      },
    });
    source.current = outsideSource(spoonacular(app.context), app.context);
  });
  afterAll(async () => {
    await app.close();
    await outside.close();
  });
  beforeEach(async () => {
    ({ token } = await app.member());
  });
  afterEach(() => {
    outside.mood = 'well';
    // Past all cache lifetimes and pauses.
    app.clock.advance(90 * minute);
  });
  const spoonacular = ({ now }: Pick<Context, 'now'>) =>
    createSpoonacular({ apiKey: 'the key', now, baseUrl: outside.url, patienceMs: 300 });

  /** Longer than the lifetime of a token. */
  const pass = async (ms: number) => {
    app.clock.advance(ms);
    ({ token } = await app.member());
  };
  const search = (query: Record<string, string | number> = { query: 'cabbage' }) =>
    app.ok('listCustomRecipes', { token, query });
  const open = (id: number | string) => app.ok('getRecipe', { token, params: { id } });

  test('API-54 ENT-26 SRV-67 a search is theirs, page by page, with the key in a header and nowhere else', async () => {
    const before = outside.received.length;
    const first = await search();
    expect(first.meta).toEqual({ current_page: 1, last_page: 3, per_page: 10, total: 25 });
    expect(first.data[0]).toEqual({
      ref_id: null,
      spoonacular_id: 101,
      title: 'Cabbage pot 101',
      image: 'https://img.spoonacular.com/recipes/101-312x231.jpg',
      ready_in_minutes: null,
      fit: { kind: 'fits', sentence: '' },
    });
    const third = await search({ query: 'cabbage', number: 10, page: 3 });
    expect(third.data).toHaveLength(5);
    expect(outside.received.slice(before)).toEqual([
      { path: '/recipes/complexSearch', query: expect.anything(), key: 'the key' },
      { path: '/recipes/complexSearch', query: expect.anything(), key: 'the key' },
    ]);
    expect(String(outside.received[before]?.query)).toBe('query=cabbage&number=10&offset=0');
    expect(String(outside.received[before + 1]?.query)).toBe('query=cabbage&number=10&offset=20');
    expect(app.logs.join()).not.toContain('the key');
  });

  test('a search is sent to the source once an hour, for all members', async () => {
    const before = outside.received.length;
    await search();
    ({ token } = await app.member());
    await search({ query: ' CABBAGE ' });
    expect(outside.received).toHaveLength(before + 1);
    await pass(61 * minute);
    await search();
    expect(outside.received).toHaveLength(before + 2);
  });

  test('pages beyond the source’s limit are not requested', async () => {
    const before = outside.received.length;
    const { data } = await search({ query: 'cabbage', number: 50, page: 20 });
    expect(data).toEqual([]);
    expect(outside.received).toHaveLength(before);
  });

  test('SRV-49 EXT-02 a recipe of theirs is read once, judged by our own engine, and found by either id', async () => {
    const before = outside.received.length;
    const { data } = await open(101);
    expect(data).toMatchObject({
      spoonacular_id: 101,
      ref_id: 'spoonacular-101',
      title: 'Cabbage <b>pot</b> 101',
      servings: 2,
      ready_in_minutes: 45,
      author: { name: 'A kitchen' },
      meal_types: ['Main course', 'Soup'],
      allergens: [],
    });
    expect(data.image).toMatch(/^\/art\/spoonacular-101\//);
    expect(data.diets).toContain('Vegan');
    expect(data.instructions.steps).toEqual([
      { number: 1, title: 'Cut the cabbage.' },
      { number: 2, title: 'Simmer.' },
    ]);
    expect(data.ingredients.map(({ food_id, grams }) => [food_id, Math.round(grams)])).toEqual([
      [expect.stringContaining('cabbage'), 454],
      ['carrot', 122],
    ]);
    expect(data.verdicts.oxalate.level).not.toBeNull();
    expect(data.nutrients.length).toBeGreaterThan(10);
    expect((await open('spoonacular-101')).data.id).toBe(data.id);
    expect((await open(String(data.id))).data.spoonacular_id).toBe(101);
    await app.ok('getRecipeNutrients', { token, params: { id: 101 } });
    await app.ok('toggleFavorite', { token, params: { id: 101 } });
    expect((await app.ok('listFavoriteRecipes', { token })).data.map(({ id }) => id)).toEqual([data.id]);
    expect((await app.request('GET', data.image)).status).toBe(200);
    expect(outside.received.slice(before).map(({ query }) => query.get('ids'))).toEqual(['101']);
  });

  test('EXT-02 unknown ingredients are named, and their recipe is neither Low, free of an allergen nor of a diet', async () => {
    const { data } = await open(102);
    for (const verdict of Object.values(data.verdicts)) expect([null, 3]).toContain(verdict.level);
    expect(data.verdicts.oxalate.unknown).toEqual(['dragon scales']);
    for (const verdict of Object.values(data.verdicts)) expect(verdict.swap?.level).not.toBe(1);
    expect(data.diets).toEqual([]);
    expect(data.allergens).toHaveLength(15);
    expect(data.summary).toContain('Not judged: dragon scales.');
  });

  test('EXT-02 of butter without an amount only milk is sure', async () => {
    const { data } = await open(103);
    expect(data.allergens).toEqual(['Milk']);
    expect(data.diets).not.toContain('Vegan');
    const unknown = Object.values(data.verdicts).flatMap((verdict) => verdict.unknown);
    expect(new Set(unknown)).toEqual(new Set(['Butter']));
  });

  test('EXT-14 after a food was removed from the table, their recipe is not free of anything, in any judgement', async () => {
    const { data } = await open(101);
    const facts = () =>
      app.db.selectFrom('recipes').selectAll().where('id', '=', data.id).executeTakeFirstOrThrow();
    const before = await facts();
    const details = await app.db
      .selectFrom('recipe_details')
      .select('ingredients')
      .where('recipe_id', '=', data.id)
      .executeTakeFirstOrThrow();
    // as an earlier version stored it, with a food that the table of today lacks
    const renamed = (id: string) => (id === 'carrot' ? 'former-carrot' : id);
    const ingredients = details.ingredients.map((it) => ({ ...it, foodId: renamed(it.foodId) }));
    await app.db
      .updateTable('recipe_details')
      .set({ ingredients: json(ingredients) })
      .where('recipe_id', '=', data.id)
      .execute();
    await app.db
      .updateTable('recipes')
      .set({ food_ids: before.food_ids.map(renamed) })
      .where('id', '=', data.id)
      .execute();
    const milk = { ...emptyProfile, allergens: ['milk' as const] };
    const judged = async () => judge(dishOfFacts(await facts(), app.context.foods.byId), milk).kind;
    const found = () =>
      app.db
        .selectFrom('recipes')
        .select('id')
        .where(testOf(conditionsOfRules(rulesOf(milk))))
        .where('id', '=', data.id)
        .execute();
    expect(await judged()).toBe('unknown');
    const stale = (await open(101)).data;
    expect(stale.allergen_statement.sentence).toMatch(/^We don’t know “.+”, so it may contain any allergen$/);
    await app.ok('listIngredientSwaps', { token, params: { id: data.id } });

    await app.db.transaction().execute((tx) => recomputeExternalRecipes(tx, app.context.foods));
    expect(await judged()).toBe('unknown');
    expect(await found()).toEqual([]);
    const now = (await open(101)).data;
    expect(now.allergen_statement.sentence).toBe(stale.allergen_statement.sentence);
    expect(now.allergens).toHaveLength(15);
    expect(now.ingredients).toHaveLength(data.ingredients.length);
    expect(now.diets).toEqual([]);
    for (const verdict of Object.values(now.verdicts)) expect([null, 3]).toContain(verdict.level);
    const { source_read_at, tags } = await facts();
    expect([source_read_at, tags.includes(elsewhereTag)]).toEqual([before.source_read_at, true]);
  });

  test('EXT-13 asked for what fits, a search of theirs shows only what was judged to fit', async () => {
    await app.ok('savePreferences', { token, body: { recipes_excluded_ingredients: ['Milk'] } });
    for (const id of [101, 102, 103]) await open(id);
    const kinds = async (fitting: boolean) => {
      const { data } = await app.ok('listCustomRecipes', { token, query: { query: 'cabbage', fitting } });
      return data.map(({ spoonacular_id: id, fit }) => [id, fit.kind]);
    };
    expect(await kinds(true)).toEqual([[101, 'fits']]);
    expect(await kinds(false)).toEqual(
      expect.arrayContaining([
        [102, 'unknown'],
        [103, 'not_for_you'],
      ]),
    );
  });

  test('no list of ours shows a recipe of theirs', async () => {
    await open(101);
    const { data } = await app.ok('listRecipes', { token, query: { query: 'cabbage pot' } });
    expect(data.filter(({ title }) => /cabbage pot \d/i.test(title))).toEqual([]);
  });

  test('an id it does not know is not found', async () => {
    await app.fails('getRecipe', 404, { token, params: { id: 999_999 } });
    await app.fails('getRecipe', 404, { token, params: { id: 'no-such-slug' } });
  });

  test('a member can spend so many points an hour and no more', async () => {
    const statuses = new Set<number>();
    for (let time = 0; time < 61; time += 1) {
      const { status } = await app.call('getRecipe', { token, params: { id: 900_000 + time } });
      statuses.add(status);
    }
    expect([...statuses]).toEqual([404, 429]);
  });

  describe('SRV-67 ERR-61 when it is unavailable, a member sees the documented message', () => {
    const moods: readonly Mood[] = [
      'no points',
      'too fast',
      'no key',
      'failing',
      'slow',
      'endless',
      'broken',
      'odd',
      'cut off',
    ];
    test.each(moods)('%s', async (mood) => {
      outside.mood = mood;
      const response = await app.call('listCustomRecipes', { token, query: { query: mood } });
      expect(response.status).toBe(503);
      expect(response.body).toEqual({ message: busy });
      expect(response.headers['retry-after']).toBe('30');
      const detail = await app.call('getRecipe', { token, params: { id: 201 } });
      expect(detail.status).toBe(503);
      expect(detail.body).toEqual({ message: busy });
    });

    test('unreachable', async () => {
      const unreachable = createSpoonacular({
        apiKey: 'x',
        now: app.clock.now,
        baseUrl: 'http://127.0.0.1:1',
      });
      await expect(unreachable.search({ query: 'x', page: 1, number: 10, rules: [] })).rejects.toMatchObject({
        reason: 'busy',
      });
    });
  });

  test('out of points, it is not called for a minute', async () => {
    outside.mood = 'no points';
    await app.fails('listCustomRecipes', 503, { token, query: { query: 'one' } });
    const before = outside.received.length;
    outside.mood = 'well';
    await app.fails('listCustomRecipes', 503, { token, query: { query: 'two' } });
    expect(outside.received).toHaveLength(before);
    app.clock.advance(minute);
    await search({ query: 'three' });
    expect(outside.received).toHaveLength(before + 1);
  });

  test('a stored recipe is fetched again after an hour, and served stale on failure', async () => {
    const { data } = await open(202);
    await pass(61 * minute);
    outside.mood = 'failing';
    expect((await open(202)).data.id).toBe(data.id);
    outside.mood = 'well';
    const before = outside.received.length;
    expect((await open(202)).data.id).toBe(data.id);
    expect(outside.received).toHaveLength(before + 1);
  });
});
