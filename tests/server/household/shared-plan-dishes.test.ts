import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { anaAndBen } from './household-members.ts';

let app: TestApp;
let ana: TestMember;
let ben: TestMember;
let idOfBen: string;
let recipes: readonly { readonly id: number; readonly title: string }[];

beforeAll(async () => {
  app = await startTestApp();
  ({ ana, ben } = await anaAndBen(app));
  for (const { token } of [ana, ben])
    await app.ok('saveHouseholdPlanning', { token, body: { shares_plan: true } });
  recipes = (await app.ok('listRecipes', { token: ana.token, query: { per_page: 10 } })).data;
  const { data } = await app.ok('getHousehold', { token: ben.token });
  idOfBen = data?.people.find(({ is_me }) => is_me)?.id ?? '';
});
afterAll(() => app.close());

const dayOf = async ({ token }: TestMember, date: string) => {
  const { data } = await app.ok('listMealPlans', { token, query: { start: date } });
  const day = data[0]?.[date]?.[0];
  if (day === undefined) throw new Error(`Nothing was ever planned on ${date}.`);
  return day;
};
const add = async ({ token }: TestMember, date: string, at: number) => {
  const ids = [String(recipes[at]?.id)];
  const body = { type: 'recipe', date, ids, slot: 'dinner' };
  return (await app.ok('addToMealPlan', { token, body })).data;
};
/** A dish on an empty day that is for Ben alone. */
const addForBen = (date: string, at: number) => {
  const item = {
    type: 'recipe',
    id: String(recipes[at]?.id),
    slot: 'dinner',
    servings: 2,
    only_for: [idOfBen],
  };
  const days = [{ date, revision: '0', items: [item] }];
  return app.ok('restorePlanDays', { token: ana.token, body: { days } });
};
const eatersOn = async (date: string) =>
  (await dayOf(ana, date)).table?.pots.map(({ portions }) => portions.map(({ name }) => name));

test('EXT-32 a copied day has the meals, and not what somebody ate instead of one', async () => {
  const [monday, next] = ['2026-05-04', '2026-05-11'];
  const { id, items } = await add(ana, monday, 0);
  const params = { id, recipeId: items[0]?.id ?? '' };
  const body = { title: 'Pizza', calories: 700 };
  await app.ok('recordEatenInstead', { token: ben.token, params, body });
  expect(await eatersOn(monday)).toEqual([['Ana'], ['Ben']]);
  await app.ok('copyMealPlanDay', { token: ana.token, body: { from: monday, to: next } });
  expect((await dayOf(ana, next)).items.map(({ title }) => title)).toEqual([recipes[0]?.title]);
  expect(await eatersOn(next)).toEqual([['Ana', 'Ben']]);

  const feedOf = async ({ token }: TestMember) => {
    const { path } = (await app.ok('createCalendarAddress', { token })).data;
    return (await app.request('GET', path ?? '')).text;
  };
  expect(await feedOf(ben)).toContain('Pizza');
  expect(await feedOf(ana)).not.toContain('Pizza');
});

test('EXT-32 a day with only a record of what was eaten has nothing to copy', async () => {
  const [date, to] = ['2026-05-05', '2026-05-06'];
  const { id, items } = await add(ana, date, 1);
  const params = { id, recipeId: items[0]?.id ?? '' };
  await app.ok('recordEatenInstead', { token: ben.token, params, body: { title: 'Soup', calories: null } });
  await app.ok('removeFromMealPlan', {
    token: ana.token,
    query: { date, recipe_id: items[0]?.id ?? '' },
  });
  await app.fails('copyMealPlanDay', 422, { token: ana.token, body: { from: date, to } });
});

test('EXT-32 a dish for everybody stays one where it meets the separate dish of one of them', async () => {
  const [from, to] = ['2026-05-18', '2026-05-19'];
  await addForBen(to, 2);
  expect(await eatersOn(to)).toEqual([['Ben']]);
  const { id, items } = await add(ana, from, 2);
  const params = { id, recipeId: items[0]?.id ?? '' };
  await app.ok('movePlanItem', { token: ana.token, params, body: { date: to } });
  expect(await eatersOn(to)).toEqual([['Ana', 'Ben']]);
  expect((await dayOf(ana, to)).items.map(({ servings }) => servings)).toEqual([1]);
});

test('EXT-32 a dish that is put on a day for everybody is no longer separate', async () => {
  const date = '2026-05-25';
  await addForBen(date, 3);
  const { items } = await add(ana, date, 3);
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ servings: 1 });
  expect(await eatersOn(date)).toEqual([['Ana', 'Ben']]);
});

test('EXT-32 leftovers of a separate dish are for those it was cooked for', async () => {
  const [date, to] = ['2026-06-01', '2026-06-02'];
  const { data } = await addForBen(date, 4);
  const params = { id: data[0]?.id ?? '', recipeId: data[0]?.items[0]?.id ?? '' };
  await app.ok('planLeftovers', { token: ana.token, params, body: { date: to } });
  expect((await dayOf(ana, to)).items).toMatchObject([{ cooked_on: date, only_for: [idOfBen] }]);
  expect(await eatersOn(to)).toEqual([['Ben']]);
});

test('EXT-32 leftovers of a separate dish on a day with the dish for everybody add nothing to it', async () => {
  const [date, to] = ['2026-06-08', '2026-06-09'];
  const { data } = await addForBen(date, 5);
  await add(ana, to, 5);
  const params = { id: data[0]?.id ?? '', recipeId: data[0]?.items[0]?.id ?? '' };
  await app.ok('planLeftovers', { token: ana.token, params, body: { date: to } });
  expect((await dayOf(ana, to)).items.map(({ servings }) => servings)).toEqual([1]);
  expect(await eatersOn(to)).toEqual([['Ana', 'Ben']]);
});

test('EXT-32 the shopping list has a food of one’s own for all who eat it', async () => {
  const [date, next] = ['2026-06-15', '2026-06-16'];
  const token = ana.token;
  const { id } = (await app.ok('createCustomFood', { token, body: { title: 'Protein bar', calories: 200 } }))
    .data;
  const body = { type: 'custom_food', ids: [id], slot: 'snack' };
  await app.ok('addToMealPlan', { token, body: { ...body, date } });
  await app.ok('addToMealPlan', { token, body: { ...body, date: next, servings: 2 } });
  const pots = await Promise.all(
    [date, next].map(async (day) => (await dayOf(ana, day)).table?.pots.map(({ servings }) => servings)),
  );
  const { data } = await app.ok('getShoppingList', { token, query: { start: date } });
  expect(pots).toEqual([[2], [4]]);
  expect(data.flatMap(({ items }) => items)).toMatchObject([{ amount: { us: { value: 6 } } }]);
});

test('EXT-32 a separate dish for a person who is away is not on the shopping list', async () => {
  const date = '2026-06-22';
  await addForBen(date, 6);
  const shown = { there: [idOfBen], away: [] };
  const body = { date, slot: 'dinner', is_every_week: false, people: [], shown };
  await app.ok('saveHouseholdSeats', { token: ana.token, body });
  expect(await eatersOn(date)).toEqual([[]]);
  const { data } = await app.ok('getShoppingList', { token: ana.token, query: { start: date } });
  expect(data).toEqual([]);
});
