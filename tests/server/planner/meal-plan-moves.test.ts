import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restoreOf } from '#domain/meal-plan/plan-change.ts';
import { type DayPlan, inputsOf, itemsOn, readWeek, revisionOn } from '#domain/meal-plan/week-plan.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { type PlannerMember, plannerMember } from './planner-member.ts';

let app: TestApp;
let anna: PlannerMember;
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
  anna = await plannerMember(app);
  [soup, porridge, cake] = [await ofType('Soup'), await ofType('Breakfast'), await ofType('Dessert')];
});
afterAll(() => app.close());

let weeks = 0;
/** Each test uses another week. */
const freshMonday = () => {
  weeks += 1;
  return new Date(Date.UTC(2027, 0, 4 + 7 * weeks)).toISOString().slice(0, 10);
};
const after = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const restore = (date: string, revision: string, items: readonly object[]) =>
  app.ok('restorePlanDays', { token: anna.token, body: { days: [{ date, revision, items }] } });

test('an item moves to another day and meal; with the same item there, servings add up', async () => {
  const date = freshMonday();
  const next = after(date, 1);
  const { id, items } = await anna.add(date, [soup.id], { servings: 2 });
  const move = (planId: string, recipeId: string, body: object) =>
    app.ok('movePlanItem', { token: anna.token, params: { id: planId, recipeId }, body });
  const { data } = await move(id, items[0]?.id ?? '', { date: next, slot: 'dinner' });
  expect(data.map((day) => [day.date, day.items.length])).toEqual([
    [date, 0],
    [next, 1],
  ]);
  expect(await anna.menu(next)).toEqual([`dinner: 2 ${soup.title}`]);
  await anna.add(date, [soup.id]);
  const target = await anna.day(next);
  await move(target.id, soup.ref_id, { date });
  expect(await anna.menu(date)).toEqual([`lunch: 3 ${soup.title}`]);
  expect(await anna.menu(next)).toEqual([]);
  const same = await move(id, soup.ref_id, { date, slot: 'snack' });
  expect(same.data).toHaveLength(1);
  expect(await anna.menu(date)).toEqual([`snack: 3 ${soup.title}`]);
});

test('a day is copied to another one, whose items stay', async () => {
  const date = freshMonday();
  const to = after(date, 3);
  await anna.add(date, [soup.id, porridge.id], { servings: 2 });
  await anna.add(to, [soup.id]);
  const copy = (from: string) => ({ token: anna.token, body: { from, to } });
  await app.ok('copyMealPlanDay', copy(date));
  await app.ok('copyMealPlanDay', copy(date));
  expect(await anna.menu(to)).toEqual([`breakfast: 2 ${porridge.title}`, `lunch: 1 ${soup.title}`]);
  await app.fails('copyMealPlanDay', 422, copy(after(date, 5)));
});

test('cooked once, eaten twice: leftovers are good for three days and have the date of their cooking', async () => {
  const date = freshMonday();
  const { id, items } = await anna.add(date, [soup.id]);
  const params = { id, recipeId: items[0]?.id ?? '' };
  const plan = (days: number, servings = 2) => ({
    token: anna.token,
    params,
    body: { date: after(date, days), servings },
  });
  for (const days of [-1, 0, 4]) await app.fails('planLeftovers', 422, plan(days));
  await app.ok('planLeftovers', plan(2));
  const { data } = await app.ok('planLeftovers', plan(2));
  expect(data.items[0]).toMatchObject({ servings: 2, leftover_of: params.recipeId, cooked_on: date });
  // Cooked after it is eaten, so it is not a leftover any more.
  await app.ok('movePlanItem', { token: anna.token, params, body: { date: after(date, 3) } });
  expect((await anna.day(after(date, 2))).items[0]).toMatchObject({ leftover_of: null, cooked_on: null });
});

test('leftovers of leftovers are as old as the dish, in whatever way they are planned', async () => {
  const date = freshMonday();
  const token = anna.token;
  const { id, items } = await anna.add(date, [soup.id]);
  const cooked = items[0]?.id ?? '';
  const plan = (planId: string, recipeId: string, days: number) =>
    app.call('planLeftovers', { token, params: { id: planId, recipeId }, body: { date: after(date, days) } });
  await plan(id, cooked, 3);
  const last = await anna.day(after(date, 3));
  const leftover = last.items[0]?.id ?? '';
  expect((await plan(last.id, leftover, 4)).status).toBe(422);
  expect((await plan(last.id, leftover, 2)).status).toBe(201);
  expect((await anna.day(after(date, 2))).items[0]).toMatchObject({ leftover_of: cooked, cooked_on: date });
  await restore(after(date, 5), '0', [{ type: 'recipe', id: soup.ref_id, leftover_of: leftover }]);
  expect((await anna.day(after(date, 5))).items[0]).toMatchObject({ leftover_of: null, cooked_on: null });
  // with what is left of another pot, a dish that is cooked for later days stays their cooking
  const other = await anna.add(after(date, 6), [soup.id]);
  const later = await anna.add(after(date, 7), [soup.id]);
  const [early, late] = [other.items[0]?.id ?? '', later.items[0]?.id ?? ''];
  await plan(later.id, late, 10);
  await plan(other.id, early, 7);
  expect((await anna.day(after(date, 7))).items[0]).toMatchObject({ servings: 2, leftover_of: null });
  expect((await anna.day(after(date, 10))).items[0]).toMatchObject({ cooked_on: after(date, 7) });
});

test('an undo restores everything, with stable ids for remaining items', async () => {
  const date = freshMonday();
  const food = await anna.food({ title: 'Banana', calories: 90 });
  await anna.add(date, [soup.id, porridge.id], { servings: 2 });
  await anna.add(date, [food], { type: 'custom_food', slot: 'breakfast' });
  const before = await anna.day(date);
  const items = inputsOf(before.items);
  const { data: empty } = await app.ok('clearMealPlanDay', { token: anna.token, query: { date } });
  expect(empty).toMatchObject({ revision: '0', former_revision: before.revision, items: [] });
  await app.ok('deleteCustomFood', { token: anna.token, params: { id: food } });
  await restore(date, '0', items);
  const back = await anna.day(date);
  const bare = (day: typeof before) => ({
    ...day,
    revision: '',
    items: day.items.map((item) => ({ ...item, id: '' })),
  });
  expect(bare(back)).toEqual(bare(before));
  const { revision } = await anna.add(date, [cake.id]);
  await restore(date, revision, items);
  expect(await anna.day(date)).toEqual(back);
});

test('the undo of a removed, cleared, or moved cooking links its leftovers again, also in the next week', async () => {
  const date = after(freshMonday(), 5);
  freshMonday();
  const days = [1, 2, 3].map((later) => after(date, later));
  const cooking = await anna.add(date, [soup.id]);
  const params = { id: cooking.id, recipeId: cooking.items[0]?.id ?? '' };
  for (const day of days.slice(0, 2))
    await app.ok('planLeftovers', { token: anna.token, params, body: { date: day } });
  // cooked anew, so it's no leftovers before either
  await anna.add(days[2] ?? '', [soup.id]);
  const week = readWeek(
    await app.ok('listMealPlans', { token: anna.token, query: { start: after(date, -5) } }),
  );
  expect(itemsOn(week, date)[0]?.leftovers_on).toEqual(days.slice(0, 2));
  const undo = async (changed: readonly DayPlan[]) => {
    const known = changed.map((day) => ({ ...day, former_revision: revisionOn(week, day.date) }));
    const change = restoreOf(week, known);
    const body = { days: change?.kind === 'restore' ? change.days : [] };
    await app.ok('restorePlanDays', { token: anna.token, body });
  };
  const cookedOn = async () => {
    const read = await Promise.all(days.map((day) => anna.day(day)));
    return read.map(({ items }) => items[0]?.cooked_on);
  };
  const remove = () =>
    app.ok('removeFromMealPlan', { token: anna.token, query: { date, recipe_id: String(soup.id) } });
  const clear = () => app.ok('clearMealPlanDay', { token: anna.token, query: { date } });
  for (const change of [remove, clear]) {
    const { data } = await change();
    expect(await cookedOn()).toEqual([null, null, null]);
    await undo([data]);
    expect(await cookedOn()).toEqual([date, date, null]);
  }
  const { id, items } = await anna.day(date);
  const moved = await app.ok('movePlanItem', {
    token: anna.token,
    params: { id, recipeId: items[0]?.id ?? '' },
    body: { date: after(date, -4) },
  });
  expect(await cookedOn()).toEqual([null, null, null]);
  await undo(moved.data);
  expect(await cookedOn()).toEqual([date, date, null]);
});

test('the undo of a move keeps leftovers that were still fresh after it linked, also in the next week', async () => {
  const saturday = after(freshMonday(), 5);
  freshMonday();
  const [sunday, tuesday] = [after(saturday, 1), after(saturday, 3)];
  const { token } = anna;
  const cooking = await anna.add(saturday, [soup.id]);
  const params = { id: cooking.id, recipeId: cooking.items[0]?.id ?? '' };
  await app.ok('planLeftovers', { token, params, body: { date: tuesday } });
  const week = readWeek(await app.ok('listMealPlans', { token, query: { start: after(saturday, -5) } }));
  const { data: moved } = await app.ok('movePlanItem', { token, params, body: { date: sunday } });
  expect((await anna.day(sunday)).items[0]?.leftovers_on).toEqual([tuesday]);
  const days = moved
    .filter(({ date }) => date in week.days)
    .map(({ date, revision }) => ({ date, revision, items: inputsOf(itemsOn(week, date)) }));
  await app.ok('restorePlanDays', { token, body: { days } });
  expect((await anna.day(saturday)).items[0]?.leftovers_on).toEqual([tuesday]);
  expect((await anna.day(tuesday)).items[0]).toMatchObject({ cooked_on: saturday });
});

test('a day has room for fifty dishes', async () => {
  const date = freshMonday();
  const rows = await app.db.selectFrom('recipes').select('ref_id').orderBy('id').limit(60).execute();
  const refs = rows.map(({ ref_id }) => ref_id);
  await anna.add(date, refs.slice(0, 50));
  const body = { type: 'recipe', date, ids: refs.slice(49, 52) };
  const { errors } = await app.fails('addToMealPlan', 422, { token: anna.token, body });
  expect(errors?.['ids']?.[0]).toContain('50');
  expect((await anna.day(date)).items).toHaveLength(50);
});

test('concurrent edits of one day leave a consistent day', async () => {
  const date = freshMonday();
  const next = after(date, 1);
  await anna.add(date, [porridge.id]);
  const from = await anna.day(date);
  const at = { id: from.id, recipeId: from.items[0]?.id ?? '' };
  const move = () => app.call('movePlanItem', { token: anna.token, params: at, body: { date: next } });
  const add = () => anna.add(date, [soup.id, cake.id]);
  const responses = await Promise.all([add(), add(), move(), move(), add(), anna.add(next, [soup.id])]);
  expect(responses).toHaveLength(6);
  expect(await anna.menu(date)).toEqual([`lunch: 1 ${soup.title}`, `snack: 1 ${cake.title}`]);
  expect(await anna.menu(next)).toEqual([`breakfast: 1 ${porridge.title}`, `lunch: 1 ${soup.title}`]);
  // Concurrent moves in both directions do not deadlock.
  const nextDay = await anna.day(next);
  await Promise.all([
    app.call('movePlanItem', {
      token: anna.token,
      params: { id: nextDay.id, recipeId: soup.id },
      body: { date },
    }),
    app.call('movePlanItem', {
      token: anna.token,
      params: { id: from.id, recipeId: soup.id },
      body: { date: next },
    }),
  ]);
  const soups = [...(await anna.menu(date)), ...(await anna.menu(next))].filter((it) =>
    it.includes(soup.title),
  );
  expect(soups).toEqual([`lunch: 2 ${soup.title}`]);
});

test('a dish is not moved or left over onto the same dish beyond a hundred servings, and says why', async () => {
  const [monday, tuesday] = ['2027-09-06', '2027-09-07'];
  const { token } = anna;
  const { data: found } = await app.ok('listRecipes', { token, query: {} });
  const ids = found.slice(0, 1).map(({ id }) => id);
  const { id, items } = await anna.add(monday, ids, { servings: 60 });
  await anna.add(tuesday, ids, { servings: 60 });
  const params = { id, recipeId: items[0]?.id ?? '' };
  const message =
    'Together that’s more than 100 servings, the most for one dish on a day. Lower one of them first.';
  for (const call of ['movePlanItem', 'planLeftovers'] as const) {
    const { status, body } = await app.call(call, { token, params, body: { date: tuesday } });
    expect([status, body]).toMatchObject([422, { errors: { date: [message] } }]);
  }
  for (const date of [monday, tuesday]) expect((await anna.day(date)).items[0]?.servings).toBe(60);
  const body = { type: 'recipe', date: '2027-09-08', ids: ids.map(String), servings: 101 };
  expect((await app.call('addToMealPlan', { token, body })).body).toMatchObject({
    message: 'A dish or food can have up to 100 servings. Choose fewer.',
  });
});
