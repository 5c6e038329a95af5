import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recomputeOwnRecipes } from '#server/recipe-import/recompute-own-recipes.ts';
import { calls } from '#tests/contract/contract-document.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { type PlannerMember, plannerMember } from '#tests/server/planner/planner-member.ts';

let app: TestApp;
let anna: PlannerMember;
let ben: PlannerMember;
const pages = new Map<string, Awaited<ReturnType<TestApp['context']['readPage']>>>();
beforeAll(async () => {
  app = await startTestApp({
    context: { readPage: async (url) => pages.get(url) ?? 'not found' },
  });
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
const take = (format: string, content: string, { token } = anna) =>
  app.ok('importRecipe', { token, body: { format, content } });
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

const schema = {
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'WebPage', name: 'A blog' },
    {
      '@type': ['Recipe', 'NewsArticle'],
      name: 'Quagga &amp; carrots',
      description: '<p>Very <script>alert(1)</script>good.</p>',
      recipeYield: ['6', '6 servings'],
      prepTime: 'PT10M',
      cookTime: 'PT1H',
      recipeCategory: 'Side dish, Soups',
      author: [{ '@type': 'Person', name: 'A. Cook' }],
      recipeIngredient: ['500 g carrots', '1&frac12; tbsp butter', '<b>1</b> onion'],
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'First',
          itemListElement: [
            { '@type': 'HowToStep', text: 'Cut.' },
            { '@type': 'HowToStep', text: '<p>Cook.</p>' },
          ],
        },
      ],
    },
  ],
};
const page = (data: object) =>
  `<html><script>no</script><script type="application/ld+json">{"@type":"Organization"}</script>
   <script id="x" type='application/ld+json'>${JSON.stringify(data).replaceAll('</', '<\\/')}</script></html>`;

describe('EXT-05 a recipe is imported', () => {
  test('from the schema.org data of a page, as plain text, once', async () => {
    pages.set('https://blog.example/carrots', { text: page(schema) });
    const { data, unmatched } = await take('url', ' http://blog.example/carrots?utm_source=x#top ');
    expect(data).toMatchObject({
      title: 'Quagga & carrots',
      summary: 'Very good.',
      servings: 6,
      ready_in_minutes: 70,
      author: { name: 'A. Cook' },
      ingredient_lines: ['500 g carrots', '1½ tbsp butter', '1 onion'],
      instructions: { steps: [{ title: 'Cut.' }, { title: 'Cook.' }] },
    });
    expect(data.meal_types).toContain('Soup');
    expect(unmatched).toEqual([]);
    const again = { token: anna.token, body: { format: 'url', content: 'https://blog.example/carrots' } };
    expect((await app.fails('importRecipe', 409, again)).message).toMatch(/before/);
    expect((await found('quagga carrots'))[0]).toBe('Quagga & carrots');
    expect(await found('quagga carrots', ben)).toEqual([]);
    expect((await take('url', 'https://blog.example/carrots', ben)).data.title).toBe('Quagga & carrots');
  });

  test('from the page itself, from Cooklang, and from what other apps export', async () => {
    expect((await take('html', page(schema))).data.title).toBe('Quagga & carrots');
    const cooklang =
      '---\ntitle: Stew\nservings: 3\ntime: 40 min\n---\n\nSimmer @carrots{500%g}(sliced) and @onion{1}.\n\nAdd @salt.';
    expect((await take('cooklang', cooklang)).data).toMatchObject({
      title: 'Stew',
      servings: 3,
      ready_in_minutes: 40,
      ingredient_lines: ['500 g carrots, sliced', '1 onion', 'salt'],
    });
    const mealie = {
      name: 'Mealie soup',
      recipeServings: 2,
      totalTime: '1 hour 5 minutes',
      recipeIngredient: [
        { quantity: 2, unit: { name: 'cup' }, food: { name: 'carrots' }, note: 'sliced' },
        { quantity: 1, unit: null, food: null, note: '', originalText: '1 onion' },
      ],
      recipeInstructions: [{ text: 'Cook.' }],
    };
    expect((await take('json', JSON.stringify(mealie))).data).toMatchObject({
      title: 'Mealie soup',
      servings: 2,
      ready_in_minutes: 65,
      ingredient_lines: ['2 cup carrots, sliced', '1 onion'],
    });
    const tandoor = {
      name: 'Tandoor soup',
      servings: 4,
      working_time: 10,
      waiting_time: 20,
      steps: [
        {
          instruction: 'Cook.',
          ingredients: [{ food: { name: 'carrots' }, unit: { name: 'g' }, amount: 300 }],
        },
      ],
    };
    expect((await take('json', JSON.stringify([tandoor]))).data).toMatchObject({
      ready_in_minutes: 30,
      ingredient_lines: ['300 g carrots'],
      instructions: { steps: [{ title: 'Cook.' }] },
    });
  });

  test('or the refusal names what to do', async () => {
    pages.set('https://blog.example/none', { text: '<p>Nothing</p>' });
    pages.set('https://blog.example/elsewhere', 'elsewhere');
    const refused = async (format: string, content: string) => {
      const { errors } = await app.fails('importRecipe', 422, {
        token: anna.token,
        body: { format, content },
      });
      return errors?.['content']?.[0];
    };
    expect(await refused('url', 'https://blog.example/gone')).toMatch(/Check the address/);
    expect(await refused('url', 'https://blog.example/none')).toMatch(/Paste it/);
    expect(await refused('url', 'https://blog.example/elsewhere')).toMatch(/another site/);
    expect(await refused('url', 'not an address at all')).toMatch(/https:/);
    expect(await refused('url', 'https://me:secret@blog.example/none')).toMatch(/https:/);
    expect(await refused('html', '<p>Nothing</p>')).toMatch(/no recipe in what you pasted/);
    expect(await refused('json', '{"name":')).toMatch(/JSON/);
    expect(await refused('json', '{"name": "Without ingredients"}')).toMatch(/ingredients/);
    expect(await refused('cooklang', 'Nothing but words.')).toMatch(/@carrots/);
    expect(await refused('cooklang', 'Simmer @{500%g} until soft.')).toMatch(/Cooklang/);
  });
});
