import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { json } from '#server/db/json.ts';
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
const save = async (body: unknown) => named((await app.ok('saveMetas', { token, body })).data);

test('API-73 ENT-06 ENT-07 ENT-08 the list contains every known meta, flags as booleans', async () => {
  expect(await metas()).toEqual({
    first_login: true,
    first_membership: true,
    notification_enabled: false,
    questionnaire_answered: false,
    social_id: null,
    subscription_checkout_url: null,
    recipes_diet: [],
    recipe_protein_sources: [],
    recipes_excluded_ingredients: [],
    recipes_liked_ingredients: [],
    recipes_disliked_ingredients: [],
    ...Object.fromEntries(
      ['oxalate', 'histamine', 'sulfur', 'salicylate', 'fodmap'].flatMap((name) => [
        [`recipe_low_${name}_enabled`, false],
        [`recipe_low_${name}_customize_ingredients`, null],
      ]),
    ),
  });
});

test('API-19 SRV-37 the named ones are created or replaced, the others unchanged, the whole list returned', async () => {
  await save({ recipes_diet: ['Vegan', 'Paleo'], recipe_low_oxalate_customize_ingredients: ['Spinach'] });
  const list = await save({ recipes_diet: ['Vegetarian'], notification_enabled: true });
  expect(list).toMatchObject({
    recipes_diet: ['Vegetarian'],
    notification_enabled: true,
    recipe_low_oxalate_customize_ingredients: ['Spinach'],
    first_login: true,
  });
  expect(await metas()).toEqual(list);
});

test('OR-38 side by side, inside `metas`, or both', async () => {
  expect(await save({ metas: { first_login: false } })).toMatchObject({
    first_login: false,
    first_membership: true,
  });
  expect(await save({ first_login: true, metas: { first_membership: false } })).toMatchObject({
    first_login: true,
    first_membership: false,
  });
});

test('SRV-37 OR-09 the texts true and false are booleans', async () => {
  expect(await save({ first_membership: 'false', metas: { notification_enabled: 'true' } })).toMatchObject({
    first_membership: false,
    notification_enabled: true,
  });
});

test('SRV-38 metas that grant something are read-only', async () => {
  const sent = {
    questionnaire_answered: true,
    social_id: 'google-1',
    subscription_checkout_url: 'https://checkout.example',
    metas: { questionnaire_answered: true },
  };
  expect(await save(sent)).toMatchObject({
    questionnaire_answered: false,
    social_id: null,
    subscription_checkout_url: null,
  });
});

test('names that are not known are ignored', async () => {
  expect(await save({ is_admin: true })).not.toHaveProperty('is_admin');
});

test.each([
  [{}, 'body'],
  [{ first_login: 'perhaps' }, 'first_login'],
  [{ first_login: 1 }, 'first_login'],
  [{ recipes_diet: 'Vegan' }, 'recipes_diet'],
  [{ recipes_diet: ['Breatharian'] }, 'recipes_diet'],
  [{ recipes_liked_ingredients: ['a\0b'] }, 'recipes_liked_ingredients'],
  [{ recipes_liked_ingredients: Array(1001).fill('x') }, 'recipes_liked_ingredients'],
  [{ metas: { recipes_diet: [7] } }, 'metas.recipes_diet'],
  [[], 'body'],
  ['null', 'body'],
])('SRV-01 %j is refused at %s', async (body, field) => {
  const { errors } = await app.fails('saveMetas', 422, { token, body });
  expect(Object.keys(errors ?? {})).toContain(field);
});

test('two members have separate metas', async () => {
  const other = await app.member();
  await save({ recipes_diet: ['Vegan'] });
  expect(named((await app.ok('listMetas', { token: other.token })).data)).toMatchObject({ recipes_diet: [] });
});

test('concurrent saves all take effect', async () => {
  const bodies = [
    { recipes_liked_ingredients: ['a'], first_login: false },
    { first_membership: false, recipes_disliked_ingredients: ['Basil'] },
    { recipe_low_fodmap_enabled: true, first_login: false },
    { recipes_diet: ['Vegan'], recipe_low_fodmap_enabled: true },
  ];
  await Promise.all([...bodies, ...bodies].map(save));
  expect(await metas()).toMatchObject(Object.assign({}, ...bodies));
});

test('EXT-13 a word to leave out that no dish can be checked for is refused, and a saved one stays', async () => {
  const body = { recipes_disliked_ingredients: ['Basil', 'Corriander'] };
  for (const operation of ['saveMetas', 'savePreferences'] as const) {
    const { errors } = await app.fails(operation, 422, { token, body });
    expect(errors?.['recipes_disliked_ingredients']?.join()).toMatch(/“Corriander”. Name a food/);
  }
  const value = json(['Corriander']);
  await save({ recipes_disliked_ingredients: ['Basil'] });
  await app.db
    .updateTable('user_metas')
    .set({ value })
    .where('name', '=', 'recipes_disliked_ingredients')
    .execute();
  const both = { recipes_disliked_ingredients: ['Corriander', 'tree nuts'] };
  expect(await save(both)).toMatchObject(both);
});
