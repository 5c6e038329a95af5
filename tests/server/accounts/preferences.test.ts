import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  ({ token } = await app.member());
});
afterAll(() => app.close());

const named = (data: readonly { readonly name: string; readonly value: unknown }[]) =>
  Object.fromEntries(data.map(({ name, value }) => [name, value]));
const metas = async () => named((await app.ok('listMetas', { token })).data);

test('API-74 PREF-11 SRV-68 a save replaces exactly the sent preferences and returns all metas', async () => {
  const first = {
    recipes_diet: ['Vegan'],
    recipe_protein_sources: ['Plant-Based'],
    recipes_excluded_ingredients: ['Milk', 'Peanuts'],
    recipes_liked_ingredients: ['Carrot'],
    recipes_disliked_ingredients: ['Coriander'],
    recipe_low_oxalate_enabled: true,
    recipe_low_histamine_enabled: false,
    recipe_low_sulfur_enabled: false,
    recipe_low_salicylate_enabled: true,
    recipe_low_fodmap_enabled: false,
    recipe_low_oxalate_customize_ingredients: ['Spinach'],
  };
  const answered = named((await app.ok('savePreferences', { token, body: first })).data);
  expect(answered).toMatchObject({ ...first, first_login: true });
  await app.ok('savePreferences', { token, body: { recipes_diet: [] } });
  expect(await metas()).toEqual({ ...answered, recipes_diet: [] });
});

test.each([
  ['an unknown diet', { recipes_diet: ['Vegan', 'Breatharian'] }],
  ['a word for a list', { recipes_diet: 'Vegan' }],
  ['an unknown allergen', { recipes_excluded_ingredients: ['Moon dust'] }],
  ['a protein that is none', { recipe_protein_sources: ['Sugar'] }],
  ['a word for a flag', { recipe_low_oxalate_enabled: 'perhaps' }],
  ['a list with a number', { recipes_disliked_ingredients: [7] }],
  [
    'a list beyond all measure',
    { recipes_disliked_ingredients: Array.from({ length: 2_000 }, (_, n) => `x${n}`) },
  ],
  ['nothing at all', {}],
])('SRV-68 %s is refused and changes nothing', async (_, body) => {
  await app.ok('savePreferences', { token, body: { recipes_diet: ['Paleo'] } });
  const before = await metas();
  const wrong = { recipe_low_fodmap_enabled: true, ...body };
  await app.fails('savePreferences', 422, { token, body: Object.keys(body).length === 0 ? body : wrong });
  expect(await metas()).toEqual(before);
});

test('SRV-68 a meta that is no preference is passed over', async () => {
  await app.ok('savePreferences', { token, body: { recipes_diet: ['Paleo'], first_login: false } });
  expect(await metas()).toMatchObject({ recipes_diet: ['Paleo'], first_login: true });
});

test('API-74 SRV-03 without a token nothing is saved', async () => {
  await app.fails('savePreferences', 401, { body: { recipes_diet: [] } });
});
