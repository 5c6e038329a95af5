import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { type PlannerMember, plannerMember } from './planner-member.ts';

let app: TestApp;
let anna: PlannerMember;
let ben: PlannerMember;
/** A soup, a breakfast and a dessert. */
let [soup, porridge, cake] = [
  { id: 0, ref_id: '', title: '' },
  { id: 0, title: '' },
  { id: 0, title: '' },
];

const ofType = (type: string) =>
  app.db
    .selectFrom('recipes')
    .select(['id', 'ref_id', 'title'])
    .where(sql<boolean>`meal_types = array[${type}]`)
    .orderBy('id')
    .executeTakeFirstOrThrow();

beforeAll(async () => {
  app = await startTestApp();
  [anna, ben] = [await plannerMember(app), await plannerMember(app)];
  [soup, porridge, cake] = [await ofType('Soup'), await ofType('Breakfast'), await ofType('Dessert')];
});
afterAll(() => app.close());

const monday = '2026-05-04';
let weeks = 0;
/** Each test uses another week. */
const freshMonday = () => {
  weeks += 1;
  return new Date(Date.UTC(2027, 0, 4 + 7 * weeks)).toISOString().slice(0, 10);
};
const after = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
test('PLAN-01 API-62 ENT-27 OR-59 the list has one element with the seven days of the week, Monday to Sunday', async () => {
  const { data, meta } = await app.ok('listMealPlans', { token: anna.token });
  expect(data).toHaveLength(1);
  expect(Object.keys(data[0] ?? {})).toEqual([0, 1, 2, 3, 4, 5, 6].map((days) => after(monday, days)));
  expect(meta).toEqual({
    start: monday,
    end: '2026-05-10',
    target_calories: 2000,
    energy: { is_own_choice: true, least: 1500, shows_numbers: true, reasons: [] },
  });
  expect(Object.keys(await anna.week('2026-05-17'))).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map((days) => after('2026-05-11', days)),
  );
});

test('API-63 PLAN-13 PLAN-20 SRV-60 SRV-81 ENT-28 OR-94 adding makes the day, by any id of a recipe, with all that the cards need', async () => {
  const date = freshMonday();
  const day = await anna.add(date, [soup.ref_id, porridge.id]);
  expect(day.date).toBe(date);
  expect(day.items.map(({ title, slot }) => [slot, title])).toEqual([
    ['breakfast', porridge.title],
    ['lunch', soup.title],
  ]);
  expect(day.items[1]).toMatchObject({
    type: 'Recipe',
    recipe_id: soup.id,
    ref_id: soup.ref_id,
    spoonacular_id: null,
    custom_food_id: null,
    servings: 1,
    generated: false,
    leftover_of: null,
    cooked_on: null,
  });
  expect(day.items[1]?.image).toMatch(/^\/art\/.+\/square\.svg/);
  expect(await anna.menu(date)).toEqual([`breakfast: 1 ${porridge.title}`, `lunch: 1 ${soup.title}`]);
});

test('SRV-60 OR-58 the same recipe twice on a day is one item, unchanged', async () => {
  const date = freshMonday();
  await anna.add(date, [soup.id, soup.ref_id], { servings: 3, slot: 'dinner' });
  const day = await anna.add(date, [soup.id]);
  expect(day.items).toHaveLength(1);
  expect(await anna.menu(date)).toEqual([`dinner: 3 ${soup.title}`]);
});

test('API-68 OK-13 RCP-28 PLAN-23 a recipe is put on a day from its page', async () => {
  const date = freshMonday();
  const params = { id: soup.ref_id };
  await app.ok('scheduleRecipe', { token: anna.token, params, body: { date } });
  expect(await anna.menu(date)).toEqual([`lunch: 1 ${soup.title}`]);
  await app.fails('scheduleRecipe', 404, { token: anna.token, params: { id: 'no-such' }, body: { date } });
});

test('API-64 PLAN-38 OK-15 OR-58 an item is removed by its own id, and by its recipe’s', async () => {
  const date = freshMonday();
  const { items } = await anna.add(date, [soup.id, porridge.id, cake.id]);
  const remove = (recipe_id: string) =>
    app.ok('removeFromMealPlan', { token: anna.token, query: { date, recipe_id } });
  expect((await remove(items[0]?.id ?? '')).message).toBe('Removed item successfully.');
  await remove(soup.ref_id);
  await remove(String(cake.id));
  expect(await anna.menu(date)).toEqual([]);
  await app.fails('removeFromMealPlan', 404, { token: anna.token, query: { date, recipe_id: soup.ref_id } });
});

test('API-65 PLAN-40 OK-17 clearing empties that day alone', async () => {
  const date = freshMonday();
  await anna.add(date, [soup.id, porridge.id]);
  await anna.add(after(date, 1), [soup.id]);
  const response = await app.ok('clearMealPlanDay', { token: anna.token, query: { date } });
  expect(response).toMatchObject({ message: 'Meal plan item by date removed.', data: { date, items: [] } });
  expect(await anna.menu(date)).toEqual([]);
  expect(await anna.menu(after(date, 1))).toHaveLength(1);
});

test('API-66 PLAN-34 PLAN-36 CONST-37 SRV-63 servings are saved, whole and at least 1; nutrients follow', async () => {
  const date = freshMonday();
  const { id, items } = await anna.add(date, [soup.id]);
  const params = { id, recipeId: items[0]?.id ?? '' };
  const { data } = await app.ok('setPlannedServings', { token: anna.token, params, body: { servings: 3 } });
  const [item] = data.items;
  const perRecipe = item?.nutrients.find(({ name }) => name === 'Calories')?.amount ?? 0;
  expect(item?.servings).toBe(3);
  expect(data.nutrients.find(({ name }) => name === 'Calories')?.amount).toBe(
    (perRecipe / (item?.original_servings ?? 1)) * 3,
  );
  for (const servings of [0, -1, 1.5, 1e308, 101, 'two', null])
    await app.fails('setPlannedServings', 422, { token: anna.token, params, body: { servings } });
  expect(await anna.menu(date)).toEqual([`lunch: 3 ${soup.title}`]);
});

test('SRV-65 invalid days are refused everywhere, and nothing is changed', async () => {
  const off = ['2026-02-30', '2026-13-01', '0000-01-01', '9999-12-31', '4.5.2026', '2026-5-4', '', 'today'];
  const { token } = anna;
  for (const date of off) {
    await app.fails('addToMealPlan', 422, { token, body: { type: 'recipe', date, ids: [soup.ref_id] } });
    await app.fails('scheduleRecipe', 422, { token, params: { id: soup.id }, body: { date } });
    await app.fails('clearMealPlanDay', 422, { token, query: { date } });
    await app.fails('restorePlanDays', 422, { token, body: { days: [{ date, revision: '0', items: [] }] } });
    if (date !== '') await app.fails('listMealPlans', 422, { token, query: { start: date } });
  }
  const rows = await app.db.selectFrom('meal_plans').select('date').where('date', '<', monday).execute();
  expect(rows).toEqual([]);
});

test('with one unknown recipe none is put on the day', async () => {
  const date = freshMonday();
  const body = { type: 'recipe', date, ids: [soup.ref_id, 'no-such-recipe'] };
  const { errors } = await app.fails('addToMealPlan', 422, { token: anna.token, body });
  expect(errors?.['ids']).toHaveLength(1);
  expect(await anna.menu(date)).toEqual([]);
});

test('SRV-03 days, items and foods of others are not there', async () => {
  const date = freshMonday();
  const { id, items } = await anna.add(date, [soup.id]);
  const params = { id, recipeId: items[0]?.id ?? '' };
  const { token } = ben;
  const own = await ben.add(after(date, 1), [soup.id]);
  await app.fails('getMealPlanNutrients', 404, { token, params: { id } });
  await app.fails('setPlannedServings', 404, { token, params, body: { servings: 9 } });
  await app.fails('movePlanItem', 404, { token, params, body: { date } });
  await app.fails('planLeftovers', 404, { token, params, body: { date: after(date, 1) } });
  await app.fails('removeFromMealPlan', 404, { token, query: { date, recipe_id: params.recipeId } });
  await app.ok('clearMealPlanDay', { token, query: { date } });
  const food = await anna.food({ title: 'Protein bar' });
  for (const body of [{ type: 'custom_food', date, ids: [food] }])
    await app.fails('addToMealPlan', 422, { token, body });
  await app.fails('deleteCustomFood', 404, { token, params: { id: food } });
  // A link to another member's item is one to an item that is gone: the own dish of the day before takes its place.
  const leftover = { type: 'recipe', id: soup.ref_id, leftover_of: params.recipeId };
  const days = [{ date: after(date, 2), revision: '0', items: [leftover] }];
  const { data } = await app.ok('restorePlanDays', { token, body: { days } });
  expect(data[0]?.items[0]).toMatchObject({ leftover_of: own.items[0]?.id, cooked_on: after(date, 1) });
  expect(await anna.menu(date)).toEqual([`lunch: 1 ${soup.title}`]);
  await app.fails('getMealPlanNutrients', 404, { token, params: { id: 'x' } });
});

test('SRV-33 PLAN-05 API-69 OR-51 the planner is for those whose membership opens it: 402 else', async () => {
  const { token } = await app.member();
  const params = { id: '1', recipeId: '1' };
  const calls = [
    'verifyMealPlanAccess',
    'listMealPlans',
    'addToMealPlan',
    'removeFromMealPlan',
    'clearMealPlanDay',
    'restorePlanDays',
    'copyMealPlanDay',
    'setCalorieTarget',
    'generateMealPlan',
    'generateMealPlanWeek',
    'getMealPlanNutrients',
    'setPlannedServings',
    'movePlanItem',
    'planLeftovers',
    'scheduleRecipe',
    'listCustomFoods',
    'createCustomFood',
    'deleteCustomFood',
    'getShoppingList',
    'tickShoppingItems',
    'getCalendarAddress',
    'createCalendarAddress',
  ] as const;
  for (const call of calls) await app.fails(call, 402, { token, params, body: {} });
  await app.ok('revokeCalendarAddress', { token });
  const response = await app.ok('verifyMealPlanAccess', { token: anna.token });
  expect(response).toEqual({ message: 'You can plan meals.' });
});

test('the calorie target is stored', async () => {
  const set = (target_calories: unknown) => ({ token: ben.token, body: { target_calories } });
  await app.ok('setCalorieTarget', set(1800));
  for (const wrong of [0, 199, 1e308, 'much']) await app.fails('setCalorieTarget', 422, set(wrong));
  const { meta } = await app.ok('listMealPlans', { token: ben.token });
  expect(meta.target_calories).toBe(1800);
});

test('planner data is deleted with the account', async () => {
  const former = await plannerMember(app);
  await former.add(monday, [soup.id]);
  await former.add(monday, [await former.food({ title: 'Tea' })], { type: 'custom_food' });
  await app.ok('createCalendarAddress', { token: former.token });
  const items = [{ food_id: 'carrot', ticked: true }];
  await app.ok('tickShoppingItems', { token: former.token, body: { start: monday, items } });
  await app.db.deleteFrom('users').where('id', '=', former.userId).execute();
  for (const table of ['meal_plans', 'custom_foods', 'meal_planners', 'shopping_ticks'] as const) {
    const rows = await app.db.selectFrom(table).selectAll().where('user_id', '=', former.userId).execute();
    expect(rows).toEqual([]);
  }
});
