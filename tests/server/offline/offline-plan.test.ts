import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/calendar/week.ts';
import { restoreOf } from '#domain/meal-plan/plan-change.ts';
import {
  type DayPlan,
  itemsOn,
  type PlanItem,
  type PlanItemInput,
  readWeek,
  type WeekPlan,
} from '#domain/meal-plan/week-plan.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { plannerMember } from '#tests/server/planner/planner-member.ts';
import { type OfflineDevice, offlineDevice } from './offline-device.ts';

let app: TestApp;
let phone: OfflineDevice;
let recipes: readonly string[] = [];

beforeAll(async () => {
  app = await startTestApp();
  const { token } = await plannerMember(app);
  const { data: user } = await app.ok('getCurrentUser', { token });
  phone = await offlineDevice(app, { userId: user.id, token });
  const { data } = await phone.client.GET('/recipes', { params: { query: { per_page: 5 } } });
  recipes = data?.data.map(({ id }) => String(id)) ?? [];
});
afterAll(() => app.close());

let weeks = 0;
const freshMonday = () => {
  weeks += 1;
  return addDays('2027-01-04', 7 * weeks);
};

async function read(start: string): Promise<WeekPlan> {
  const { data } = await phone.client.GET('/users/me/meal-plans', { params: { query: { start } } });
  if (data === undefined) throw new Error('The week can’t be read.');
  return readWeek(data);
}

/** What a member sees of the week, besides what the server judges. */
const seen = (week: WeekPlan) =>
  Object.keys(week.days).flatMap((date) =>
    itemsOn(week, date).map(({ recipe_id, slot, servings, cooked_on, leftovers_on, only_for }) => ({
      ...{ date, recipe_id, slot, servings, cooked_on, leftovers_on, only_for },
    })),
  );

const itemOn = (week: WeekPlan, date: string, at = 0): PlanItem => {
  const item = itemsOn(week, date)[at];
  if (item === undefined) throw new Error(`Nothing is planned on ${date}.`);
  return item;
};
const add = (date: string, ids: readonly string[]) =>
  phone.client.POST('/users/me/meal-plans', {
    body: { type: 'recipe', date, ids: [...ids], slot: 'dinner' },
  });
const params = (week: WeekPlan, date: string, at = 0) => ({
  path: { id: week.days[date]?.id ?? '', recipeId: itemOn(week, date, at).id },
});
const leftovers = (week: WeekPlan, from: string, date: string) =>
  phone.client.POST('/meal-plans/{id}/recipes/{recipeId}/leftovers', {
    params: { ...params(week, from) },
    body: { date },
  });
const move = (week: WeekPlan, from: string, date: string) =>
  phone.client.POST('/meal-plans/{id}/recipes/{recipeId}/move', {
    params: { ...params(week, from) },
    body: { date },
  });
const clear = (date: string) =>
  phone.client.DELETE('/users/me/meal-plans/date', { params: { query: { date } } });
const remove = (week: WeekPlan, date: string, at = 0) =>
  phone.client.DELETE('/users/me/meal-plans', {
    params: { query: { date, recipe_id: itemOn(week, date, at).id } },
  });

type Answer = Promise<{ readonly data?: { readonly data: DayPlan | readonly DayPlan[] } }>;

/** Makes a change; the result undoes it. */
async function undoable(start: string, change: (week: WeekPlan) => Answer) {
  const week = await read(start);
  const answer = await change(week);
  const undo = restoreOf(week, [answer.data?.data ?? []].flat());
  if (undo?.kind !== 'restore') throw new Error('There is nothing to undo.');
  const days = undo.days.map(({ items, after = [], ...day }) => ({
    ...day,
    ...{ items: items.map(mutable), after: after.map(mutable) },
  }));
  return () => phone.client.PUT('/users/me/meal-plans/days', { body: { days } });
}
const mutable = ({ leftovers_on, only_for, ...item }: PlanItemInput) => ({
  ...item,
  ...(leftovers_on && { leftovers_on: [...leftovers_on] }),
  ...(only_for && { only_for: [...only_for] }),
});

/** Does the work without a network, and compares what is shown then with what the server says of it. */
async function expectSame(start: string, work: (week: WeekPlan) => Promise<unknown>): Promise<WeekPlan> {
  const week = await read(start);
  phone.setOnline(false);
  await work(week);
  const shown = await read(start);
  phone.setOnline(true);
  expect(await phone.send()).toMatchObject({ refused: 0, remaining: 0 });
  const saved = await read(start);
  expect(seen(shown)).toEqual(seen(saved));
  return saved;
}

/** A dish cooked on the first day, with leftovers on the two after it. */
async function cookedWeek() {
  const monday = freshMonday();
  const [tuesday, wednesday] = [addDays(monday, 1), addDays(monday, 2)];
  await add(monday, recipes.slice(0, 1));
  for (const date of [tuesday, wednesday]) await leftovers(await read(monday), monday, date);
  return { monday, tuesday, wednesday };
}

test('EXT-06 leftovers of a cooking that is removed or cleared without a network are cooked by themselves', async () => {
  for (const change of [remove, (_: WeekPlan, date: string) => clear(date)]) {
    const { monday, tuesday } = await cookedWeek();
    const week = await expectSame(monday, (now) => change(now, monday));
    expect(itemOn(week, tuesday).cooked_on).toBeNull();
  }
});

test('EXT-06 a removed or cleared cooking that is undone without a network has its leftovers', async () => {
  for (const change of [
    (week: WeekPlan, date: string): Answer => remove(week, date),
    (_: WeekPlan, date: string): Answer => clear(date),
  ]) {
    const { monday, tuesday } = await cookedWeek();
    const undo = await undoable(monday, (week) => change(week, monday));
    const week = await expectSame(monday, undo);
    expect(itemOn(week, tuesday).cooked_on).toBe(monday);
  }
});

test('EXT-06 a cooking that is removed and back, both without a network, has its leftovers', async () => {
  const { monday, tuesday, wednesday } = await cookedWeek();
  await expectSame(monday, async () => (await undoable(monday, (week) => remove(week, monday)))());
  const week = await expectSame(monday, async () =>
    (await undoable(monday, (now) => remove(now, tuesday)))(),
  );
  expect(itemOn(week, monday).leftovers_on).toEqual([tuesday, wednesday]);
});

test('EXT-06 of two dishes removed without a network, the undo of the first brings back that one alone', async () => {
  const monday = freshMonday();
  await add(monday, recipes.slice(0, 4));
  const week = await expectSame(monday, async () => {
    const undo = await undoable(monday, (now) => remove(now, monday, 0));
    await undoable(monday, (now) => remove(now, monday, 1));
    await undo();
  });
  expect(itemsOn(week, monday).map(({ recipe_id }) => String(recipe_id))).toEqual(
    [0, 1, 3].map((at) => recipes[at]),
  );
});

test('EXT-06 the undo of a change that was sent meanwhile leaves what was changed since', async () => {
  const monday = freshMonday();
  await add(monday, recipes.slice(0, 2));
  const undo = await undoable(monday, (now) => remove(now, monday, 0));
  const week = await expectSame(monday, async () => {
    await add(monday, recipes.slice(3, 4));
    await undo();
  });
  expect(itemsOn(week, monday)).toHaveLength(3);
});

test('EXT-06 a dish that is moved without a network onto the same dish is one with the servings of both', async () => {
  const monday = freshMonday();
  const tuesday = addDays(monday, 1);
  for (const date of [monday, tuesday]) await add(date, recipes.slice(0, 2));
  const week = await expectSame(monday, (now) => move(now, monday, tuesday));
  expect(itemsOn(week, tuesday).map(({ servings }) => servings)).toEqual([2, 1]);
});

test('EXT-06 a cooking that is moved without a network keeps the leftovers that last that long', async () => {
  for (const days of [-1, 1, 2, 3]) {
    const { monday: first } = await cookedWeek();
    await expectSame(first, (now) => move(now, first, addDays(first, days)));
  }
  const { monday, tuesday } = await cookedWeek();
  await expectSame(monday, (now) => move(now, tuesday, addDays(monday, 5)));
});

test('EXT-06 a move that is undone without a network splits the dishes and their leftovers again', async () => {
  const { monday, tuesday, wednesday } = await cookedWeek();
  const week = await expectSame(monday, async () =>
    (await undoable(monday, (now) => move(now, monday, tuesday)))(),
  );
  expect(itemOn(week, monday).leftovers_on).toEqual([tuesday, wednesday]);
});

test('EXT-06 leftovers that are planned without a network onto the same dish add up, and again set the servings', async () => {
  const monday = freshMonday();
  const tuesday = addDays(monday, 1);
  for (const date of [monday, tuesday]) await add(date, recipes.slice(0, 1));
  const week = await expectSame(monday, (now) => leftovers(now, monday, tuesday));
  expect(itemOn(week, tuesday)).toMatchObject({ servings: 2, cooked_on: monday });
  await expectSame(monday, (now) => leftovers(now, monday, tuesday));
});
