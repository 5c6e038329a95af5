import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { type PlannerMember, plannerMember } from './planner-member.ts';

let app: TestApp;
let anna: PlannerMember;
let ben: PlannerMember;
let refs: readonly string[];

beforeAll(async () => {
  app = await startTestApp();
  anna = await plannerMember(app);
  ben = await plannerMember(app);
  const rows = await app.db
    .selectFrom('recipes')
    .select('ref_id')
    .where(sql<boolean>`meal_types = array['Soup']`)
    .orderBy('id')
    .limit(8)
    .execute();
  refs = rows.map(({ ref_id }) => ref_id);
});
afterAll(() => app.close());

const [monday, tuesday] = ['2027-03-01', '2027-03-02'];
const inputOf = (ref: string) => ({ type: 'recipe', id: ref, slot: 'lunch' });
const restore = (days: readonly object[], { token } = anna) =>
  app.call('restorePlanDays', { token, body: { days } });
const revisionOf = async (date: string) => (await anna.week(date))[date]?.[0]?.revision ?? '0';
const idsOn = async (date: string) =>
  ((await anna.week(date))[date]?.[0]?.items ?? []).map(({ ref_id }) => ref_id);

test('every change returns the revision before it and the day after it', async () => {
  const [one = '', two = ''] = refs;
  const token = anna.token;
  const added = await anna.add(monday, [one]);
  expect(added).toMatchObject({ former_revision: '0', revision: await revisionOf(monday) });
  const again = await anna.add(monday, [one]);
  expect(again).toMatchObject({ former_revision: added.revision, revision: added.revision });
  const params = { id: added.id, recipeId: one };
  const more = await app.ok('setPlannedServings', { token, params, body: { servings: 3 } });
  expect(more.data.former_revision).toBe(added.revision);
  expect(more.data.revision).not.toBe(added.revision);
  const less = await app.ok('setPlannedServings', { token, params, body: { servings: 1 } });
  expect(less.data.revision).toBe(added.revision);
  const eaten = await app.ok('planLeftovers', { token, params, body: { date: tuesday } });
  expect(eaten.data).toMatchObject({ date: tuesday, former_revision: '0' });
  const moved = await app.ok('movePlanItem', { token, params, body: { date: tuesday } });
  expect(moved.data.map(({ date, former_revision }) => [date, former_revision])).toEqual([
    [monday, added.revision],
    [tuesday, eaten.data.revision],
  ]);
  expect(moved.data[0]?.revision).toBe('0');
  const copied = await app.ok('copyMealPlanDay', { token, body: { from: tuesday, to: monday } });
  expect(copied.data.former_revision).toBe('0');
  const query = { date: monday, recipe_id: one };
  const removed = await app.ok('removeFromMealPlan', { token, query });
  expect(removed.data).toMatchObject({ former_revision: copied.data.revision, revision: '0' });
  await anna.add(monday, [two]);
  const seen = await revisionOf(monday);
  expect((await app.ok('clearMealPlanDay', { token, query: { date: monday } })).data.former_revision).toBe(
    seen,
  );
});

test('EXT-03 the generator returns the days before the change, for the undo', async () => {
  const [one = ''] = refs;
  const sunday = '2027-03-07';
  const before = await anna.add(sunday, [one]);
  const body = { date: sunday, timeFrame: 'day', targetCalories: 2000, diet: '' };
  const { data } = await app.ok('generateMealPlan', { token: anna.token, body });
  expect(data).toMatchObject({ former_revision: before.revision, revision: await revisionOf(sunday) });
  await restore([{ date: sunday, revision: data.revision, items: [inputOf(one)] }]);
  expect(await idsOn(sunday)).toEqual([one]);
});

test('an undo of days that another tab has changed meanwhile is a 409 and changes none of them', async () => {
  const [one = '', two = '', three = ''] = refs;
  const dates = ['2027-03-08', '2027-03-09'] as const;
  const first = await anna.add(dates[0], [one]);
  const second = await anna.add(dates[1], [two]);
  await anna.add(dates[1], [three]);
  const days = [
    { date: dates[0], revision: first.revision, items: [] },
    { date: dates[1], revision: second.revision, items: [] },
  ];
  const { status, body } = await restore(days);
  expect([status, body]).toEqual([
    409,
    { message: 'This day was changed elsewhere, so we left it as it is.' },
  ]);
  expect([await idsOn(dates[0]), await idsOn(dates[1])]).toEqual([[one], [two, three]]);
  const late = { token: anna.token, query: { date: dates[1], revision: second.revision } };
  await app.fails('clearMealPlanDay', 409, late);
  expect(await idsOn(dates[1])).toEqual([two, three]);
  const now = await revisionOf(dates[1]);
  await app.ok('clearMealPlanDay', { token: anna.token, query: { date: dates[1], revision: now } });
  expect(await idsOn(dates[1])).toEqual([]);
});

test('a dish that takes the place of another is a change of the day, which an undo doesn’t revert', async () => {
  const [one = '', two = '', three = ''] = refs;
  const date = '2027-03-10';
  await anna.add(date, [one]);
  const seen = await anna.add(date, [two]);
  const params = { id: seen.id, recipeId: seen.items.find(({ ref_id }) => ref_id === one)?.id ?? '' };
  const body = { type: 'recipe', id: three, servings: 1 };
  await app.ok('replacePlanItem', { token: anna.token, params, body });
  expect((await restore([{ date, revision: seen.revision, items: [inputOf(one)] }])).status).toBe(409);
  expect((await idsOn(date)).toSorted()).toEqual([two, three].toSorted());
});

test('two undos and two additions at once: one undo at most, and only of the day it knew', async () => {
  const [kept = '', back = '', ...others] = refs;
  const date = '2027-03-15';
  for (let round = 0; round < 6; round += 1) {
    await app.ok('clearMealPlanDay', { token: anna.token, query: { date } });
    const { revision } = await anna.add(date, [kept]);
    const undo = () => restore([{ date, revision, items: [inputOf(kept), inputOf(back)] }]);
    const more = others.slice(0, 2);
    const [first, second] = await Promise.all([undo(), undo(), ...more.map((ref) => anna.add(date, [ref]))]);
    const done = [first, second].filter((it) => it?.status === 200).length;
    expect([first?.status, second?.status].filter((it) => it !== 200 && it !== 409)).toEqual([]);
    expect(done).toBeLessThanOrEqual(1);
    // What was added concurrently is on the plan in either order: an undo after it would have been refused.
    expect((await idsOn(date)).toSorted()).toEqual([kept, ...more, ...(done === 1 ? [back] : [])].toSorted());
  }
});

test('a removal and a change of servings, together with any other change of the day, never deadlock', async () => {
  const [one = '', two = '', three = ''] = refs;
  const date = '2027-03-22';
  const { token } = anna;
  for (let round = 0; round < 4; round += 1) {
    const { id, revision } = await anna.add(date, [one, two]);
    const statuses = await Promise.all([
      app.call('setPlannedServings', { token, params: { id, recipeId: two }, body: { servings: 2 + round } }),
      app.call('removeFromMealPlan', { token, query: { date, recipe_id: one } }),
      app.call('addToMealPlan', { token, body: { type: 'recipe', date, ids: [three] } }),
      restore([{ date, revision, items: [inputOf(one), inputOf(two)] }]),
      app.call('movePlanItem', { token, params: { id, recipeId: three }, body: { date, slot: 'dinner' } }),
      app.call('clearMealPlanDay', { token, query: { date, revision } }),
    ]);
    expect(statuses.map(({ status }) => status).filter((it) => ![200, 201, 404, 409].includes(it))).toEqual(
      [],
    );
    await app.ok('clearMealPlanDay', { token, query: { date } });
  }
});

test('SRV-03 SRV-65 invalid days are a 422, and nothing is changed', async () => {
  const [one = ''] = refs;
  const date = '2027-03-29';
  const { revision } = await anna.add(date, [one]);
  const food = await ben.food({ title: 'Protein bar' });
  const many = Array.from({ length: 1_000 }, () => inputOf(one));
  const day = { date, revision, items: [] as object[] };
  const wrong: (readonly object[])[] = [
    [],
    [day, day],
    Array(8).fill(day),
    [{ ...day, items: many }],
    [{ ...day, revision: '' }],
    [{ ...day, revision: 'x'.repeat(1000) }],
    [{ ...day, date: '2027-02-30' }],
    [{ ...day, items: [inputOf('no-such-recipe')] }],
    [{ ...day, items: [{ type: 'custom_food', id: food }] }],
    ...[0, -1, 1.5, 101, 1e308].map((servings) => [{ ...day, items: [{ ...inputOf(one), servings }] }]),
  ];
  for (const days of wrong) expect((await restore(days)).status).toBe(422);
  // Another member's plan of the same date is a different one.
  expect((await restore([day], ben)).status).toBe(409);
  expect(await idsOn(date)).toEqual([one]);
  expect(await revisionOf(date)).toBe(revision);
  const ids = Array.from({ length: 10_000 }, () => '1');
  const body = { type: 'recipe', date, ids };
  await app.fails('addToMealPlan', 422, { token: anna.token, body });
  for (const servings of [0, -1, 1e308])
    await app.fails('addToMealPlan', 422, { token: anna.token, body: { ...body, ids: [one], servings } });
  expect(await idsOn(date)).toEqual([one]);
});
