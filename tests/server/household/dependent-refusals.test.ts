import { afterAll, beforeAll, expect, test } from 'vitest';
import { dependentMessages } from '#domain/message/dependent-messages.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const child = {
  name: 'Lena',
  kind: 'child',
  age: 5,
  allergens: [],
  diets: [],
  excluded_foods: [],
  low: [],
  energy_target: null,
} as const;

test('EXT-32 EXT-17 calories and diets that starve a child, or a guest, are refused by field', async () => {
  const { token } = await app.member();
  await app.ok('createHousehold', { token, body: { shares_food: true, shares_energy: false } });
  const people = async () => (await app.ok('getHousehold', { token })).data?.people ?? [];
  const refused = async (more: object) => {
    const body = { ...child, ...more };
    const { errors } = await app.fails('addDependent', 422, { token, body });
    return errors;
  };
  const low = await refused({ energy_target: 500, diets: ['Ketogenic', 'Vegan'] });
  expect(Object.keys(low ?? {})).toEqual(['diets', 'energy_target']);
  expect(low?.['diets']?.[0]).toContain('Ketogenic');
  expect(low?.['energy_target']?.[0]).toContain('1,360 kcal');
  expect(Object.keys((await refused({ age: null, energy_target: 3000 })) ?? {})).toEqual(['age']);
  const guest = await refused({ kind: 'guest', age: 30, energy_target: 800 });
  expect(guest?.['energy_target']?.[0]).toContain('1,500 kcal');
  // as adults, neither of whom is a child
  for (const age of [18, 120])
    expect(await refused({ age, energy_target: 500 })).toEqual({ age: [dependentMessages.grownChild] });
  expect(Object.keys((await refused({ age: 0 })) ?? {})).toEqual(['age']);
  expect(await people()).toHaveLength(1);
  const enough = { ...child, energy_target: 1360, diets: ['Vegan'] };
  await app.ok('addDependent', { token, body: enough });
  expect((await people()).at(-1)).toMatchObject({ name: 'Lena', energy: 1360 });
});

test('EXT-32 EXT-13 foods they don’t eat are read as the member wrote them, and a word for nothing is refused', async () => {
  const { token } = await app.member();
  await app.ok('createHousehold', { token, body: { shares_food: true, shares_energy: false } });
  const body = (...excluded: string[]) => ({ ...child, excluded_foods: excluded });
  const { errors } = await app.fails('addDependent', 422, { token, body: body('tree nuts', 'dragons') });
  expect(errors?.['excluded_foods']).toEqual([expect.stringMatching(/“dragons”.*Name a food or a group/)]);
  expect(JSON.stringify(errors)).not.toContain('tree nuts');
  const { data } = await app.ok('addDependent', { token, body: body('tree nuts', 'gluten') });
  const lena = data?.people.find(({ name }) => name === 'Lena');
  expect(lena?.constraints).toEqual(expect.arrayContaining(['No tree nuts', 'No gluten']));
  const sentenceOf = async (id: string) => {
    const { data: table } = await app.ok('findTableVersion', { token, params: { id } });
    return JSON.stringify(table);
  };
  expect(await sentenceOf('green-beans-with-almonds')).toMatch(/Lena.*almonds/);
  const params = { id: lena?.id ?? '' };
  await app.fails('updateDependent', 422, { token, params, body: body('dragons') });
});

test('EXT-32 a name written from right to left is data as it was entered, and isolated in sentences', async () => {
  const { token } = await app.member();
  await app.ok('createHousehold', { token, body: { shares_food: true, shares_energy: false } });
  await app.ok('addDependent', { token, body: { ...child, name: 'שרה', diets: ['Vegan'] } });
  const { data: house } = await app.ok('getHousehold', { token });
  expect(house?.people.at(-1)).toMatchObject({ name: 'שרה', profile: { name: 'שרה' } });
  const { data } = await app.ok('exportCurrentUser', { token });
  expect(data.household?.dependents[0]?.name).toBe('שרה');
  const { data: recipes } = await app.ok('listRecipes', { token, query: { query: 'beef', per_page: 50 } });
  const sentences = recipes.flatMap(({ table }) => table?.sentence ?? []);
  expect(sentences.join()).toContain('Fits you, not \u2068שרה\u2069');
  const params = { id: recipes[0]?.ref_id ?? '' };
  const { data: version } = await app.ok('findTableVersion', { token, params });
  expect(version.people.at(-1)?.name).toBe('שרה');
});
