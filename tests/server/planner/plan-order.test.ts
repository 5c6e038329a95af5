import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/calendar/week.ts';
import { type PlanChange, restoreOf } from '#domain/meal-plan/plan-change.ts';
import { type DayPlan, readWeek } from '#domain/meal-plan/week-plan.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { type PlannerMember, plannerMember } from './planner-member.ts';

let app: TestApp;
let anna: PlannerMember;
let ids: readonly number[] = [];

beforeAll(async () => {
  app = await startTestApp();
  anna = await plannerMember(app);
  const { data } = await app.ok('listRecipes', { token: anna.token, query: {} });
  ids = data.slice(0, 4).map(({ id }) => id);
});
afterAll(() => app.close());

let weeks = 0;
/** Each test uses another week. */
const freshMonday = () => {
  weeks += 1;
  return addDays('2028-01-03', 7 * weeks);
};

const read = async (date: string) =>
  readWeek(await app.ok('listMealPlans', { token: anna.token, query: { start: date } }));
const order = async (date: string) => (await anna.day(date)).items.map(({ recipe_id }) => recipe_id);
const itemOn = (day: Pick<DayPlan, 'items'>, at: number) => day.items[at]?.id ?? '';

/** A day with four dishes for dinner, the first two of them leftovers of the day before. */
async function dinners(date: string): Promise<DayPlan> {
  const before = addDays(date, -1);
  const cooked = await anna.add(before, ids.slice(0, 2), { slot: 'dinner' });
  for (const { id: recipeId } of cooked.items)
    await app.ok('planLeftovers', {
      token: anna.token,
      params: { id: cooked.id, recipeId },
      body: { date },
    });
  return anna.add(date, ids.slice(2), { slot: 'dinner' });
}

async function undo(week: Awaited<ReturnType<typeof read>>, changed: readonly DayPlan[]): Promise<void> {
  const change: PlanChange | null = restoreOf(week, changed);
  if (change?.kind !== 'restore') throw new Error('There is nothing to undo.');
  await app.ok('restorePlanDays', { token: anna.token, body: { days: change.days } });
}

test('a removed dish is where it was in its meal after the undo, leftovers among them', async () => {
  const date = addDays(freshMonday(), 1);
  const day = await dinners(date);
  expect(await order(date)).toEqual(ids);
  for (const at of [0, 1, 2, 3]) {
    const week = await read(date);
    const query = { date, recipe_id: itemOn(await anna.day(date), at) };
    const { data } = await app.ok('removeFromMealPlan', { token: anna.token, query });
    await undo(week, [data]);
    expect(await order(date)).toEqual(ids);
  }
  const cookedOn = (await anna.day(date)).items.map(({ cooked_on }) => cooked_on);
  expect(cookedOn).toEqual([addDays(date, -1), addDays(date, -1), null, null]);
  expect(day.items.map(({ cooked_on }) => cooked_on)).toEqual(cookedOn);
});

test('a day of several dishes that lost one and is cleared has its former order after the undo of each', async () => {
  const date = addDays(freshMonday(), 1);
  const { items } = await dinners(date);
  await app.ok('removeFromMealPlan', { token: anna.token, query: { date, recipe_id: items[1]?.id ?? '' } });
  const left = await read(date);
  const query = { date, recipe_id: items[2]?.id ?? '' };
  const { data: without } = await app.ok('removeFromMealPlan', { token: anna.token, query });
  await undo(left, [without]);
  expect(await order(date)).toEqual([ids[0], ids[2], ids[3]]);
  const whole = await read(date);
  const { data: cleared } = await app.ok('clearMealPlanDay', { token: anna.token, query: { date } });
  await undo(whole, [cleared]);
  expect(await order(date)).toEqual([ids[0], ids[2], ids[3]]);
});

test('a dish moved to another day comes last in its meal there, and the undo takes it back to its place', async () => {
  const monday = freshMonday();
  const [from, to] = [addDays(monday, 1), addDays(monday, 4)];
  const day = await dinners(from);
  await anna.add(to, ids.slice(3), { slot: 'dinner' });
  const week = await read(from);
  const params = { id: day.id, recipeId: itemOn(day, 2) };
  const { data } = await app.ok('movePlanItem', { token: anna.token, params, body: { date: to } });
  expect(await order(to)).toEqual([ids[3], ids[2]]);
  await undo(week, data);
  expect([await order(from), await order(to)]).toEqual([ids, [ids[3]]]);
});

test('a dish that goes to another meal and back keeps its place', async () => {
  const date = addDays(freshMonday(), 1);
  const { id, items } = await dinners(date);
  const params = { id, recipeId: items[1]?.id ?? '' };
  for (const slot of ['lunch', 'dinner'])
    await app.ok('movePlanItem', { token: anna.token, params, body: { date, slot } });
  expect(await order(date)).toEqual(ids);
});
