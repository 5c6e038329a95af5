import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { type PlannerMember, plannerMember } from './planner-member.ts';

let app: TestApp;
let anna: PlannerMember;
let ben: PlannerMember;
beforeAll(async () => {
  app = await startTestApp();
  [anna, ben] = [await plannerMember(app), await plannerMember(app)];
});
afterAll(() => app.close());

const bar = {
  title: 'Protein bar',
  price: 2.5,
  calories: 210,
  protein: 20,
  fat: 7,
  carbs: 18,
  diets: ['Vegetarian'],
  intolerances: ['Milk', 'Soybeans'],
} as const;
const titles = async (query: Record<string, string> = {}, { token } = anna) =>
  (await app.ok('listCustomFoods', { token, query })).data.map(({ title }) => title);

test('FOOD-03 FOOD-04 API-71 API-72 ENT-25 a food is stored with all eight values and listed', async () => {
  const { data } = await app.ok('createCustomFood', { token: anna.token, body: bar });
  expect(data).toEqual({ ...bar, id: data.id, fit: { kind: 'fits', sentence: '' } });
  const { data: listed } = await app.ok('listCustomFoods', { token: anna.token });
  expect(listed).toEqual([data]);
});

test('PERM-11 OR-78 both calls need a token', async () => {
  await app.fails('listCustomFoods', 401);
  await app.fails('createCustomFood', 401, { body: bar });
  await app.ok('listCustomFoods', { token: ben.token });
});

test('SRV-66 the title alone is needed; numbers are numbers and not negative', async () => {
  const { data } = await app.ok('createCustomFood', { token: ben.token, body: { title: '  Tea ' } });
  expect(data).toMatchObject({ title: 'Tea', price: null, calories: null, diets: [], intolerances: [] });
  const refused = (body: object) => app.fails('createCustomFood', 422, { token: ben.token, body });
  for (const title of ['', '   ', undefined, 'x'.repeat(201)])
    expect((await refused({ title })).errors?.['title']).toHaveLength(1);
  for (const figure of ['price', 'calories', 'protein', 'fat', 'carbs'])
    for (const value of [-1, 1e308, 'many', true])
      expect((await refused({ title: 'Bar', [figure]: value })).errors?.[figure]).toHaveLength(1);
  await refused({ title: 'Bar', diets: ['Carnivore'] });
  await refused({ title: 'Bar', intolerances: ['Kiwi'] });
  expect(await titles({}, ben)).toEqual(['Tea']);
});

test('EXT-13 a food fits an allergy only where the member wrote what it contains', async () => {
  const { token } = await plannerMember(app);
  await app.ok('savePreferences', { token, body: { recipes_excluded_ingredients: ['Milk'] } });
  const sentence = async (intolerances?: ('Milk' | 'Eggs')[] | null) => {
    const body = { title: 'Bar', ...(intolerances === undefined ? {} : { intolerances }) };
    return (await app.ok('createCustomFood', { token, body })).data.fit?.sentence;
  };
  expect(await sentence()).toBe('We can’t check milk');
  expect(await sentence(null)).toBe('We can’t check milk');
  expect(await sentence(['Eggs'])).toBe('Fits you: milk');
  expect(await sentence([])).toBe('Fits you: milk');
  expect(await sentence(['Milk'])).toBe('Not for you: contains milk');
});

test('ERR-50 a refusal has one sentence, which the form shows', async () => {
  const body = { title: 'Bar', calories: -5 };
  const { message } = await app.fails('createCustomFood', 422, { token: anna.token, body });
  expect(message).toMatch(/^[A-Z].*\.$/);
});

test('FOOD-05 API-71 the list is searched by a part of the title, in any case; signs are only signs', async () => {
  const { token } = await plannerMember(app);
  for (const title of ['Rye bread', '50% cheese', 'Banana bread'])
    await app.ok('createCustomFood', { token, body: { title } });
  const member = { ...anna, token };
  expect(await titles({ query: 'BREAD' }, member)).toEqual(['Banana bread', 'Rye bread']);
  expect(await titles({ query: '%' }, member)).toEqual(['50% cheese']);
  expect(await titles({ query: 'kiwi' }, member)).toEqual([]);
  expect(await titles({ query: ' ' }, member)).toHaveLength(3);
});

test('SRV-66 a food is seen by its creator only', async () => {
  expect(await titles({}, ben)).not.toContain(bar.title);
});

test('SRV-61 API-63 PLAN-29 foods are put on a day, stay there when they are removed, and cannot be chosen again', async () => {
  const date = '2026-05-06';
  const id = await anna.food({ title: 'Old cheese', calories: 100 });
  const day = await anna.add(date, [id], { type: 'custom_food' });
  expect(day.items[0]).toMatchObject({
    type: 'CustomFood',
    title: 'Old cheese',
    slot: 'snack',
    custom_food_id: id,
  });
  // ids go back as numbers or texts
  const again = { type: 'custom_food', date: '2026-05-09', ids: [Number(id)] } as const;
  const { data: sent } = await app.ok('addToMealPlan', { token: anna.token, body: again });
  expect(JSON.stringify(sent)).toContain('Old cheese');
  await app.ok('deleteCustomFood', { token: anna.token, params: { id } });
  await app.fails('deleteCustomFood', 404, { token: anna.token, params: { id } });
  expect(await titles()).not.toContain('Old cheese');
  expect(await anna.menu(date)).toEqual(['snack: 1 Old cheese']);
  const body = { type: 'custom_food', date: '2026-05-07', ids: [id] };
  await app.fails('addToMealPlan', 422, { token: anna.token, body });
  for (const unexpected of ['x', '0', '99999999', '-1', '1e3', 99999999, 0, -1, 1.5])
    await app.fails('addToMealPlan', 422, { token: anna.token, body: { ...body, ids: [unexpected] } });
});
