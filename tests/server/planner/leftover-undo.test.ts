import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/calendar/week.ts';
import { restoreOf } from '#domain/meal-plan/plan-change.ts';
import { inputsOf, itemsOn, readWeek, revisionOn } from '#domain/meal-plan/week-plan.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { type PlannerMember, plannerMember } from './planner-member.ts';

let app: TestApp;
let anna: PlannerMember;
let soup = { id: 0 };

beforeAll(async () => {
  app = await startTestApp();
  anna = await plannerMember(app);
  const { data } = await app.ok('listRecipes', { token: anna.token, query: { keyword: 'soup' } });
  soup = data[0] ?? soup;
});
afterAll(() => app.close());

let weeks = 0;
/** Each test uses another week. */
const freshMonday = () => {
  weeks += 1;
  return addDays('2027-01-04', 7 * weeks);
};

test('a dish that is moved onto the same dish is cooked there for its leftovers, and the undo takes them back', async () => {
  const date = freshMonday();
  const [same, last] = [addDays(date, 1), addDays(date, 2)];
  const { id, items } = await anna.add(date, [soup.id]);
  const params = { id, recipeId: items[0]?.id ?? '' };
  for (const eaten of [same, last])
    await app.ok('planLeftovers', { token: anna.token, params, body: { date: eaten } });
  const week = readWeek(await app.ok('listMealPlans', { token: anna.token, query: { start: date } }));
  const { data } = await app.ok('movePlanItem', { token: anna.token, params, body: { date: same } });
  expect((await anna.day(same)).items[0]).toMatchObject({
    servings: 2,
    cooked_on: null,
    leftovers_on: [last],
  });
  const undo = restoreOf(week, data);
  if (undo?.kind !== 'restore') throw new Error('There is nothing to undo.');
  await app.ok('restorePlanDays', { token: anna.token, body: { days: undo.days } });
  expect((await anna.day(date)).items[0]?.leftovers_on).toEqual([same, last]);
  expect((await anna.day(same)).items[0]).toMatchObject({ servings: 1, cooked_on: date });
  expect((await anna.day(last)).items[0]).toMatchObject({ servings: 1, cooked_on: date });
});

test('a dish cooked twice that is moved onto the other is one cooking until it is moved back', async () => {
  const date = freshMonday();
  const [other, last] = [addDays(date, 1), addDays(date, 3)];
  const { id, items } = await anna.add(date, [soup.id]);
  await anna.add(other, [soup.id]);
  const params = { id, recipeId: items[0]?.id ?? '' };
  await app.ok('planLeftovers', { token: anna.token, params, body: { date: last } });
  const week = readWeek(await app.ok('listMealPlans', { token: anna.token, query: { start: date } }));
  const { data } = await app.ok('movePlanItem', { token: anna.token, params, body: { date: other } });
  expect((await anna.day(other)).items[0]?.leftovers_on).toEqual([last]);
  const undo = restoreOf(week, data);
  if (undo?.kind !== 'restore') throw new Error('There is nothing to undo.');
  await app.ok('restorePlanDays', { token: anna.token, body: { days: undo.days } });
  expect((await anna.day(date)).items[0]?.leftovers_on).toEqual([last]);
  expect((await anna.day(other)).items[0]).toMatchObject({ servings: 1, cooked_on: null });
});

test('leftovers that are restored with their cooking are of it, not of a later one of the same recipe', async () => {
  const date = freshMonday();
  const [other, last] = [addDays(date, 1), addDays(date, 2)];
  const { id, items } = await anna.add(date, [soup.id]);
  await anna.add(other, [soup.id]);
  const params = { id, recipeId: items[0]?.id ?? '' };
  await app.ok('planLeftovers', { token: anna.token, params, body: { date: last } });
  const read = async () =>
    readWeek(await app.ok('listMealPlans', { token: anna.token, query: { start: date } }));
  const week = await read();
  const dates = [date, other, last];
  const daysWith = (now: typeof week, itemsOf: (day: string) => ReturnType<typeof inputsOf>) =>
    dates.map((day) => ({ date: day, revision: revisionOn(now, day), items: itemsOf(day) }));
  const put = (days: ReturnType<typeof daysWith>) =>
    app.ok('restorePlanDays', { token: anna.token, body: { days } });
  await put(daysWith(week, () => []));
  await put(daysWith(await read(), (day) => inputsOf(itemsOn(week, day))));
  expect((await anna.day(last)).items[0]).toMatchObject({ cooked_on: date });
  expect((await anna.day(other)).items[0]?.leftovers_on).toBeUndefined();
});
