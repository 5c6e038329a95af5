import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recomputeOwnRecipes } from '#server/recipe-import/recompute-own-recipes.ts';
import { calls } from '#tests/contract/contract-document.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { type PlannerMember, plannerMember } from '#tests/server/planner/planner-member.ts';

let app: TestApp;
let anna: PlannerMember;
let ben: PlannerMember;
beforeAll(async () => {
  app = await startTestApp();
  [anna, ben] = [await plannerMember(app), await plannerMember(app)];
});
afterAll(() => app.close());

const soup = {
  title: 'Quaggasoup of Anna',
  summary: 'As my mother makes it.',
  servings: 4,
  ready_in_minutes: 35,
  meal_types: ['Soup'],
  ingredients: ['500 g carrots, sliced', '2 tbsp olive oil', '1 onion'],
  steps: ['Simmer until soft.', 'Blend <b>well</b>.'],
} as const;
const create = (body: object = soup, { token } = anna) => app.ok('createOwnRecipe', { token, body });
const found = async (query: string, { token } = anna) =>
  (await app.ok('listRecipes', { token, query: { query } })).data.map(({ title }) => title);

describe('EXT-05 a recipe of one’s own', () => {
  test('is bound to foods, computed and judged like those of the catalog, and listed', async () => {
    const { data, unmatched } = await create();
    expect(unmatched).toEqual([]);
    expect(data.ingredients.map(({ food_id, grams }) => [food_id, grams > 0])).toEqual([
      ['carrot', true],
      ['olive-oil', true],
      ['onion', true],
    ]);
    expect(data.ingredients[0]?.grams).toBe(500);
    expect(data.calories).toBeGreaterThan(50);
    expect(data.diets).toContain('Vegan');
    for (const axis of ['oxalate', 'histamine', 'salicylate', 'sulfur', 'fodmap'] as const)
      expect(data.verdicts[axis].level).not.toBeNull();
    expect(data.instructions_html).toContain('Blend &lt;b&gt;well&lt;/b&gt;.');
    expect(data.ingredient_lines).toEqual(soup.ingredients);
    const picture = await app.request('get', data.image);
    expect(picture.text).toContain('<svg');
    const { data: listed } = await app.ok('listOwnRecipes', {
      token: anna.token,
      query: { query: 'quagga' },
    });
    expect(listed.map(({ id }) => id)).toEqual([data.id]);
    expect(await found('quaggasoup')).toEqual([soup.title]);
  });

  test('EXT-02 unknown foods are named, and their verdicts are not Low', async () => {
    const { data, unmatched } = await create({ ...soup, ingredients: ['500 g carrots', '3 tbsp moon dust'] });
    expect(unmatched).toEqual(['3 tbsp moon dust']);
    for (const { level } of Object.values(data.verdicts)) expect([null, 3]).toContain(level);
    expect(data.verdicts.oxalate.unknown).toEqual(['Moon dust']);
    expect(data.diets).toEqual([]);
    await app.ok('deleteOwnRecipe', { token: anna.token, params: { id: data.id } });
  });

  test('is recomputed when foods or rules have changed, with the same lines, kinds and ids', async () => {
    const { data } = await create({ ...soup, title: 'Recomputed', meal_types: ['Soup', 'Snack'] });
    const params = { id: data.id };
    const read = async () => (await app.ok('getRecipe', { token: anna.token, params })).data;
    const first = await read();
    await app.db
      .updateTable('recipes')
      .set({ calories: 1, diets: [], content_hash: 'of other rules' })
      .where('id', '=', data.id)
      .execute();
    expect(await read()).not.toEqual(first);
    await app.db.transaction().execute((tx) => recomputeOwnRecipes(tx, app.context.foods));
    expect(await read()).toEqual(first);
    expect(first).toMatchObject({ meal_types: ['Soup', 'Snack'], ingredient_lines: soup.ingredients });
    await app.ok('deleteOwnRecipe', { token: anna.token, params });
  });

  test('is planned by hand and by the planner of its owner', async () => {
    const { data } = await create({ ...soup, title: 'Anna’s planned soup' });
    expect((await anna.add('2026-05-04', [data.id])).items).toMatchObject([{ recipe_id: data.id }]);
    const { findPlanCandidates } = await import('#server/queries/plan-candidates.ts');
    const ids = async (owner: string | null) =>
      (
        await findPlanCandidates(app.context, {
          slots: ['lunch', 'dinner'],
          rules: [],
          owner,
          withBreaking: false,
          seed: 1,
        })
      ).map(({ id }) => id);
    expect(await ids(anna.userId)).toContain(data.id);
    expect(await ids(ben.userId)).not.toContain(data.id);
    await app.ok('deleteOwnRecipe', { token: anna.token, params: { id: data.ref_id } });
    expect((await anna.day('2026-05-04')).items).toEqual([]);
  });

  test('is changed and deleted by its owner alone', async () => {
    const { data } = await create({ ...soup, title: 'Before' });
    const params = { id: data.id };
    await app.fails('updateOwnRecipe', 404, { token: ben.token, params, body: soup });
    await app.fails('deleteOwnRecipe', 404, { token: ben.token, params });
    const body = { ...soup, title: 'After', ingredients: ['1 kg potatoes'] };
    const changed = await app.ok('updateOwnRecipe', { token: anna.token, params, body });
    expect(changed.data).toMatchObject({ id: data.id, ref_id: data.ref_id, title: 'After' });
    expect(changed.data.ingredients.map(({ food_id }) => food_id)).toEqual(['potato']);
    await app.ok('deleteOwnRecipe', { token: anna.token, params });
    await app.fails('getRecipe', 404, { token: anna.token, params });
    await app.fails('deleteOwnRecipe', 404, { token: anna.token, params });
    const [{ id: catalog } = { id: 0 }] = (await app.ok('listRecipes', { token: anna.token })).data;
    await app.fails('deleteOwnRecipe', 404, { token: anna.token, params: { id: catalog } });
  });

  test('EXT-06 what an edit does not send stays, also when several are sent at the same time', async () => {
    const choice = { line: 1, food_id: 'sunflower-oil', grams: 30, is_left_out: false };
    const { data } = await create({ ...soup, title: 'Before', line_choices: [choice] });
    const params = { id: data.id };
    const edit = async (body: object) =>
      (await app.ok('updateOwnRecipe', { token: anna.token, params, body })).data;
    const parts = [
      { title: 'Together' },
      { summary: 'By three.' },
      { steps: ['Simmer.'] },
      { ready_in_minutes: 50 },
    ];
    await Promise.all(parts.map(edit));
    const { data: stored } = await app.ok('getRecipe', { token: anna.token, params });
    expect(stored).toMatchObject({
      title: 'Together',
      summary: 'By three.',
      instructions: { steps: [{ title: 'Simmer.' }] },
      ready_in_minutes: 50,
      servings: soup.servings,
      meal_types: soup.meal_types,
      ingredient_lines: soup.ingredients,
      line_choices: [choice],
    });
    expect((await edit({ ingredients: ['1 kg potatoes'] })).line_choices).toEqual([]);
    expect(await edit({})).toMatchObject({ title: 'Together', ingredient_lines: ['1 kg potatoes'] });
    const { errors } = await app.fails('updateOwnRecipe', 422, {
      token: anna.token,
      params,
      body: { title: ' ' },
    });
    expect(errors).toHaveProperty('title');
    await app.ok('deleteOwnRecipe', { token: anna.token, params });
  });

  test('blank titles and lists are refused with the field', async () => {
    const refused = async (more: object) =>
      (await app.fails('createOwnRecipe', 422, { token: anna.token, body: { ...soup, ...more } })).errors;
    expect(await refused({ title: '  ' })).toHaveProperty('title');
    expect(await refused({ ingredients: ['  '] })).toHaveProperty('ingredients');
    expect(await refused({ servings: 0 })).toHaveProperty('servings');
  });

  test('is part of the export and deleted with the account', async () => {
    const carl = await plannerMember(app);
    const { data } = await create(soup, carl);
    const { data: archive } = await app.ok('exportCurrentUser', { token: carl.token });
    expect(archive.own_recipes).toMatchObject([{ id: data.id, ingredient_lines: soup.ingredients }]);
    await app.db.deleteFrom('users').where('id', '=', carl.userId).execute();
    expect(await app.db.selectFrom('recipes').select('id').where('id', '=', data.id).execute()).toEqual([]);
  });
});

test('EXT-05 is visible to its owner only: every GET of the contract, as another member and as a guest', async () => {
  const { data } = await create({ ...soup, title: 'Quaggasecret' });
  await app.ok('toggleFavorite', { token: anna.token, params: { id: data.id } });
  const gets = calls.filter(({ method }) => method === 'get');
  expect(gets.length).toBeGreaterThan(30);
  const secret = /quaggasecret|own-[0-9a-f]{8}-/i;
  for (const ref of [String(data.id), data.ref_id])
    for (const token of [ben.token, undefined])
      for (const { path } of gets) {
        const url = path.replace(/\{\w+\}/g, encodeURIComponent(ref));
        const more = token === undefined ? {} : { token };
        for (const query of ['', `?query=quagga&ids=${ref}&ids[]=${ref}`]) {
          const response = await app.request('get', `/api${url}${query}`, more);
          expect([url, response.status >= 500, secret.test(response.text)]).toEqual([url, false, false]);
          if (/^\/(guest\/)?recipes\/\{id\}(?!.*swaps)/.test(path))
            expect([url, response.status]).not.toContain(200);
          if (path.includes('nutrients') || path.includes('reviews'))
            expect(response.text).not.toContain(`"${data.id}"`);
        }
      }
  const { token } = ben;
  const params = { id: data.id };
  for (const call of ['toggleFavorite', 'scheduleRecipe', 'replaceRecipeCollections'] as const) {
    const body = { scheduleRecipe: { date: '2026-05-05' }, replaceRecipeCollections: { collection_ids: [] } };
    const response = await app.call(call, {
      token,
      params,
      body: call === 'toggleFavorite' ? {} : body[call],
    });
    expect([call, response.status >= 400]).toEqual([call, true]);
  }
  const { data: own } = await app.ok('createCollection', { token, body: { name: 'Stolen' } });
  const stolen = { token, params: { id: own.id }, body: { recipe_ids: [data.id] } };
  expect((await app.call('syncCollection', stolen)).status).toBe(422);
  const planned = { type: 'recipe', date: '2026-05-05', ids: [String(data.id)] };
  await app.fails('addToMealPlan', 422, { token, body: planned });
  expect(await found('quaggasecret', ben)).toEqual([]);
  expect(await found('quaggasecret')).toEqual(['Quaggasecret']);
});
