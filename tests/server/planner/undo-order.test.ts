import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/calendar/week.ts';
import { restoreOf } from '#domain/meal-plan/plan-change.ts';
import { type DayPlan, type RestoredDay, readWeek } from '#domain/meal-plan/week-plan.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { type PlannerMember, plannerMember } from './planner-member.ts';

let app: TestApp;
let anna: PlannerMember;
let ids: readonly number[] = [];

beforeAll(async () => {
  app = await startTestApp();
  anna = await plannerMember(app);
  const { data } = await app.ok('listRecipes', { token: anna.token, query: {} });
  ids = data.slice(0, 5).map(({ id }) => id);
});
afterAll(() => app.close());

let weeks = 0;
/** Each test uses another week. */
const freshMonday = () => {
  weeks += 1;
  return addDays('2029-01-01', 7 * weeks);
};
const read = async (date: string) =>
  readWeek(await app.ok('listMealPlans', { token: anna.token, query: { start: date } }));
const order = async (date: string) => (await anna.day(date)).items.map(({ recipe_id }) => recipe_id);

type Undo = readonly RestoredDay[];

/** Makes a change and returns its undo. */
async function undoable(date: string, change: () => Promise<DayPlan | readonly DayPlan[]>): Promise<Undo> {
  const week = await read(date);
  const undo = restoreOf(week, [await change()].flat());
  if (undo?.kind !== 'restore') throw new Error('There is nothing to undo.');
  return undo.days;
}
const removal = (date: string, recipeId: number | undefined) =>
  undoable(date, async () => {
    const query = { date, recipe_id: String(recipeId) };
    return (await app.ok('removeFromMealPlan', { token: anna.token, query })).data;
  });
const send = (days: Undo) => app.call('restorePlanDays', { token: anna.token, body: { days } });
const press = async (days: Undo) => expect((await send(days)).status).toBe(200);

test('several removals of a day are undone in any order, each dish in its place', async () => {
  for (const ranking of [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
    [0, 2, 1],
  ]) {
    const date = freshMonday();
    await anna.add(date, ids, { slot: 'dinner' });
    const undos = [];
    for (const at of [1, 2, 4]) undos.push(await removal(date, ids[at]));
    for (const at of ranking) await press(undos[at] ?? []);
    expect(await order(date)).toEqual(ids);
  }
});

test('an undo leaves what was planned, moved, or served otherwise since', async () => {
  const date = freshMonday();
  const [removed = 0, served = 0, added = 0] = ids;
  const { id, items } = await anna.add(date, [removed, served], { slot: 'dinner' });
  const undo = await removal(date, removed);
  const recipeId = items.find(({ recipe_id }) => recipe_id === served)?.id ?? '';
  await app.ok('setPlannedServings', { token: anna.token, params: { id, recipeId }, body: { servings: 3 } });
  await anna.add(date, [added], { slot: 'dinner' });
  await press(undo);
  const now = await anna.day(date);
  expect(now.items.map(({ recipe_id, servings }) => [recipe_id, servings])).toEqual([
    [removed, 1],
    [served, 3],
    [added, 1],
  ]);
  await press(undo);
  expect(await order(date)).toEqual([removed, served, added]);
});

test('a change that was itself changed again is not undone, and says so', async () => {
  const date = freshMonday();
  const [dish = 0] = ids;
  const { id, items } = await anna.add(date, [dish]);
  const params = { id, recipeId: items[0]?.id ?? '' };
  const serve = async (servings: number) =>
    (await app.ok('setPlannedServings', { token: anna.token, params, body: { servings } })).data;
  const undo = await undoable(date, () => serve(2));
  await serve(5);
  expect((await send(undo)).status).toBe(409);
  expect((await anna.day(date)).items[0]?.servings).toBe(5);
});

test('a cleared day is back around what was planned since, and a moved dish on its day', async () => {
  const date = freshMonday();
  const next = addDays(date, 1);
  const day = await anna.add(date, ids.slice(0, 2));
  const move = await undoable(date, async () => {
    const params = { id: day.id, recipeId: day.items[0]?.id ?? '' };
    return (await app.ok('movePlanItem', { token: anna.token, params, body: { date: next } })).data;
  });
  const clearing = await undoable(
    date,
    async () => (await app.ok('clearMealPlanDay', { token: anna.token, query: { date } })).data,
  );
  await anna.add(date, ids.slice(3, 4));
  await press(move);
  expect((await order(next)).length).toBe(0);
  await press(clearing);
  expect((await order(date)).toSorted()).toEqual([ids[0], ids[1], ids[3]].toSorted());
});

test('a recipe that was deleted meanwhile hinders no undo but its own', async () => {
  const date = freshMonday();
  const own = await app.ok('createOwnRecipe', {
    token: anna.token,
    body: { title: 'Toast', servings: 1, ingredients: ['2 slices bread'], steps: ['Toast the bread.'] },
  });
  await anna.add(date, [own.data.id, ...ids.slice(0, 1)]);
  const undo = await removal(date, ids[0]);
  const undoOwn = await removal(date, own.data.id);
  await app.ok('deleteOwnRecipe', { token: anna.token, params: { id: String(own.data.id) } });
  await press(undo);
  expect(await order(date)).toEqual([ids[0]]);
  expect((await send(undoOwn)).status).toBe(422);
});

test('SRV-65 an undo says which state of the day it knows', async () => {
  const date = freshMonday();
  expect((await send([{ date, items: [] }])).status).toBe(422);
});
