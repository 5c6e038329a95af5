import { afterAll, beforeAll, expect, test } from 'vitest';
import { aisles } from '#domain/food/food.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { type PlannerMember, plannerMember } from './planner-member.ts';

let app: TestApp;
let anna: PlannerMember;
/** Recipes with butter. */
let buttery: readonly { ref_id: string; title: string; grams: number }[];

const start = '2026-05-04';
beforeAll(async () => {
  app = await startTestApp();
  anna = await plannerMember(app);
  const rows = await app.db
    .selectFrom('recipes')
    .innerJoin('recipe_details', 'recipe_id', 'id')
    .select(['ref_id', 'title', 'servings', 'ingredients'])
    .orderBy('id')
    .execute();
  buttery = rows
    .map(({ ref_id, title, servings, ingredients }) => ({
      ref_id,
      title,
      grams:
        ingredients.filter(({ foodId }) => foodId === 'butter').reduce((sum, { grams }) => sum + grams, 0) /
        servings,
    }))
    .filter(({ grams }) => grams > 0);
});
afterAll(() => app.close());

const list = async (query: Record<string, string> = { start }, { token } = anna) =>
  app.ok('getShoppingList', { token, query });
const butterOn = async (query?: Record<string, string>) =>
  (await list(query)).data.flatMap(({ items }) => items).filter(({ food_id }) => food_id === 'butter');
const tick = (items: readonly object[]) =>
  app.ok('tickShoppingItems', { token: anna.token, body: { start, items } });

test('EXT-04 two recipes with butter on two days give one row, by aisle, with the servings that are planned', async () => {
  const [one, two] = buttery;
  if (one === undefined || two === undefined) throw new Error('There are no two recipes with butter.');
  await anna.add('2026-05-05', [one.ref_id], { servings: 2 });
  await anna.add('2026-05-10', [two.ref_id], { servings: 4 });
  await anna.add('2026-05-11', [one.ref_id], { servings: 50 });
  const { data, meta } = await list();
  expect(meta).toEqual({ start, end: '2026-05-10', persons: 1 });
  const shop: readonly string[] = aisles;
  const order = data.map(({ aisle }) => shop.indexOf(aisle));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  const rows = await butterOn();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.grams).toBeCloseTo(2 * one.grams + 4 * two.grams, 1);
  expect(rows[0]).toMatchObject({ name: 'Butter', ticked: false });
  expect(new Set(rows[0]?.recipes)).toEqual(new Set([one.title, two.title]));
  const [justOne] = await butterOn({ start, end: '2026-05-05' });
  expect(justOne?.grams).toBeCloseTo(2 * one.grams, 1);
});

test('EXT-04 ticks are stored, the same twice changes nothing, and more butter reopens the row', async () => {
  const [row] = await butterOn();
  const ticked = { food_id: 'butter', ticked: true, grams: row?.grams };
  await tick([ticked]);
  await tick([ticked, { food_id: 'rice', ticked: true }, { food_id: 'rice', ticked: false }]);
  expect((await butterOn())[0]?.ticked).toBe(true);
  expect((await butterOn({ start: '2026-05-05' }))[0]?.ticked).toBe(false);
  await anna.add('2026-05-08', [buttery[0]?.ref_id ?? ''], { servings: 10 });
  expect((await butterOn())[0]?.ticked).toBe(false);
  await tick([{ food_id: 'butter', ticked: true }]);
  expect((await butterOn())[0]?.ticked).toBe(true);
  await tick([{ food_id: 'butter', ticked: false }]);
  expect((await butterOn())[0]?.ticked).toBe(false);
});

test('EXT-04 two devices that tick at once both count', async () => {
  const two = ['butter', 'rice', 'egg', 'salt'].map((food_id) => ({ food_id, ticked: true }));
  await Promise.all([tick(two), tick(two.toReversed()), tick(two)]);
  expect((await butterOn())[0]?.ticked).toBe(true);
});

test('EXT-04 foods of one’s own are bought by the serving', async () => {
  const food = await anna.food({ title: 'Protein bar' });
  await anna.add('2026-05-06', [food], { type: 'custom_food', servings: 3 });
  const own = async () =>
    (await list()).data.flatMap(({ items }) => items).find(({ food_id }) => food_id === `custom:${food}`);
  expect(await own()).toMatchObject({
    name: 'Protein bar',
    grams: null,
    amount: { us: { value: 3, unit: 'serving' } },
  });
  await tick([{ food_id: `custom:${food}`, ticked: true, grams: null }]);
  expect(await own()).toMatchObject({ ticked: true });
});

test('without dates it is the current week; invalid ones are refused; no member sees another’s list', async () => {
  expect((await list({})).meta).toEqual({ start, end: '2026-05-10', persons: 1 });
  const refused = (query: Record<string, string>) =>
    app.fails('getShoppingList', 422, { token: anna.token, query });
  await refused({ start: '2026-02-30' });
  await refused({ start, end: '2026-05-03' });
  await refused({ start, end: '2026-06-04' });
  const ticks = { start, items: [{ food_id: 'a b', ticked: true }] };
  await app.fails('tickShoppingItems', 422, { token: anna.token, body: ticks });
  const body = { start: 'soon', items: [] };
  await app.fails('tickShoppingItems', 422, { token: anna.token, body });
  const ben = await plannerMember(app);
  expect((await list({ start }, ben)).data).toEqual([]);
});

test('EXT-04 what is cooked for later days is bought for the day of its cooking', async () => {
  const member = await plannerMember(app);
  const [{ ref_id, grams } = { ref_id: '', grams: 0 }] = buttery;
  const [sunday, monday] = ['2026-05-24', '2026-05-25'];
  const { id, items } = await member.add(sunday, [ref_id], { servings: 2 });
  const params = { id, recipeId: items[0]?.id ?? '' };
  await app.ok('planLeftovers', { token: member.token, params, body: { date: monday, servings: 3 } });
  const butterIn = async (query: Record<string, string>) => {
    const rows = (await list(query, member)).data.flatMap((aisle) => aisle.items);
    return rows.find(({ food_id }) => food_id === 'butter')?.grams ?? 0;
  };
  expect(await butterIn({ start: '2026-05-18' })).toBeCloseTo(5 * grams, 1);
  expect(await butterIn({ start: monday })).toBe(0);
  await app.ok('removeFromMealPlan', { token: member.token, query: { date: sunday, recipe_id: ref_id } });
  expect(await butterIn({ start: monday })).toBeCloseTo(3 * grams, 1);
});

test('ticks of old lists are deleted', async () => {
  const { userId, token } = await plannerMember(app);
  const items = [{ food_id: 'butter', ticked: true }];
  await app.ok('tickShoppingItems', { token, body: { start: '2025-01-06', items } });
  await app.ok('tickShoppingItems', { token, body: { start, items } });
  const rows = await app.db
    .selectFrom('shopping_ticks')
    .select('starts_on')
    .where('user_id', '=', userId)
    .execute();
  expect(rows).toEqual([{ starts_on: start }]);
});

test('EXT-04 a food outside the table is one row under all its names', async () => {
  const body = {
    servings: 2,
    ready_in_minutes: 10,
    meal_types: ['Main course' as const],
    steps: ['Toss everything.'],
  };
  const add = async (title: string, line: string) => {
    const { data } = await app.ok('createOwnRecipe', {
      token: anna.token,
      body: { ...body, title, ingredients: [line] },
    });
    await anna.add('2026-06-02', [data.ref_id], { servings: 2 });
  };
  await add('Stuffed flowers', '200 g courgette flowers');
  await add('Fried flowers', '100 g zucchini flowers');
  const items = (await list({ start: '2026-06-01' })).data.flatMap((aisle) => aisle.items);
  expect(items).toMatchObject([{ grams: 300, recipes: ['Stuffed flowers', 'Fried flowers'] }]);
});
