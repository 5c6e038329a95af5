import { afterAll, beforeEach, expect, test } from 'vitest';
import { servingsEaten } from '#domain/meal-plan/day-totals.ts';
import { maxItemsADay } from '#domain/meal-plan/plan-limits.ts';
import { cleanUp } from '#server/jobs/clean-up.ts';
import { startTestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { openShop } from '#tests/server/membership/sandbox-shop.ts';
import { adminOf } from '#tests/server/operator/admin-run.ts';
import { anaAndBen } from './household-members.ts';

const app = await startTestApp();
afterAll(() => app.close());

/** The day of the plan is one that the diary can be asked for. */
const date = app.clock.now().toISOString().slice(0, 10);
let ana: TestMember;
let ben: TestMember;
let dishes: readonly string[];

const share = ({ token }: TestMember, on = true) =>
  app.ok('saveHouseholdPlanning', { token, body: { shares_plan: on } });
const add = ({ token }: TestMember, ids: readonly string[], slot: 'dinner' | 'lunch' = 'dinner') =>
  app.ok('addToMealPlan', { token, body: { type: 'recipe', date, ids: [...ids], slot } });
const dayOf = async ({ token }: TestMember) => {
  const { data } = await app.ok('listMealPlans', { token, query: { start: date } });
  const day = data[0]?.[date]?.[0];
  if (day === undefined) throw new Error('Nothing is planned on this day.');
  return day;
};
const kcalOf = async (member: TestMember) =>
  (await dayOf(member)).nutrients.find(({ name }) => name === 'Calories')?.amount ?? 0;

beforeEach(async () => {
  ({ ana, ben } = await anaAndBen(app));
  const rows = await app.db.selectFrom('recipes').select('id').orderBy('id').limit(60).execute();
  dishes = rows.map(({ id }) => String(id));
});

test.each([
  ['somebody who shares it', () => ({ me: ben, other: ana })],
  ['its keeper', () => ({ me: ana, other: ben })],
])('EXT-32 what %s ate instead of a shared meal counts for them alone', async (_, people) => {
  const { me, other } = people();
  await add(ana, dishes.slice(0, 1));
  await share(ana);
  await share(ben);
  const before = await kcalOf(other);
  const { id, items } = await dayOf(me);
  const { data } = await app.ok('recordEatenInstead', {
    token: me.token,
    params: { id, recipeId: items[0]?.id ?? '' },
    body: { title: 'Plain rice', calories: 311 },
  });
  expect(data[0]?.items.map(({ title }) => title)).toEqual([items[0]?.title, 'Plain rice']);
  expect(await kcalOf(me)).toBe(311);
  expect(await kcalOf(other)).toBe(before);
  const diary = async ({ token }: TestMember) =>
    (await app.ok('getDiary', { token, query: { start: date, end: date } })).data[0]?.meals.map(
      ({ title }) => title,
    );
  expect(await diary(me)).toEqual(['Plain rice']);
  expect(await diary(other)).toEqual([items[0]?.title]);
});

test.each([
  ['a member who leaves', () => app.ok('leaveHousehold', { token: ben.token })],
  ['a member who stops sharing', () => share(ben, false)],
  [
    'a member whom the owner removes',
    async () => {
      const { data } = await app.ok('getHousehold', { token: ana.token });
      const bens = data?.people.find(({ name }) => name === 'Ben')?.id ?? '';
      await app.ok('removeHouseholdAdult', { token: ana.token, params: { id: bens } });
    },
  ],
  ['the member who stays when its keeper leaves', () => app.ok('leaveHousehold', { token: ana.token })],
  [
    'the member who stays when its keeper’s account is deleted',
    async () => {
      const { data: user } = await app.ok('getCurrentUser', { token: ana.token });
      const due = { deletion_due_at: app.clock.now() };
      await app.db.updateTable('users').set(due).where('id', '=', user.id).execute();
      await cleanUp(app.context);
    },
  ],
  [
    'the member who stays when an operator deletes its keeper’s account',
    async () => {
      const { code, err } = await adminOf(app)(['users', 'delete', ana.email, '--yes']);
      expect({ code, err }).toEqual({ code: 0, err: '' });
    },
  ],
])('EXT-32 the copy of a shared plan has the portions of %s', async (_, end) => {
  await app.ok('setCalorieTarget', { token: ana.token, body: { target_calories: 1500 } });
  await app.ok('setCalorieTarget', { token: ben.token, body: { target_calories: 3000 } });
  await (await openShop(app)).buy(ben.token);
  const guest = { name: 'Kim', age: 30, allergens: [], diets: [], excluded_foods: [], low: [] };
  await app.ok('addDependent', { token: ben.token, body: { ...guest, kind: 'guest', energy_target: null } });
  await share(ana);
  await share(ben);
  await add(ana, dishes.slice(0, 2));
  const eaten = (await dayOf(ben)).items.map((item) => [item.title, servingsEaten(item)]);
  expect(eaten.map(([, servings]) => servings)).toEqual([2, 2]);
  await end();
  expect((await dayOf(ben)).items.map(({ title, servings }) => [title, servings])).toEqual(eaten);
});

test('EXT-32 a day that gets a copy of shared dishes takes only as many as fit', async () => {
  await add(ben, dishes.slice(0, maxItemsADay - 1), 'lunch');
  await share(ana);
  await share(ben);
  await add(ana, dishes.slice(maxItemsADay, maxItemsADay + 3));
  await share(ben, false);
  const titles = (await dayOf(ben)).items.map(({ recipe_id }) => recipe_id);
  expect(titles).toHaveLength(maxItemsADay);
  expect(titles).toContain(Number(dishes[maxItemsADay]));
});

test('EXT-32 a member alone in a household can share the plan and stop sharing without losing a dish', async () => {
  await app.ok('leaveHousehold', { token: ben.token });
  await add(ana, dishes.slice(0, 2));
  const before = await dayOf(ana);
  const { data } = await share(ana);
  expect(data?.shared_plan).toEqual({ keeper: 'Ana', is_keeper: true, others: [] });
  expect((await dayOf(ana)).items).toEqual(before.items);
  await share(ana, false);
  expect((await dayOf(ana)).items).toEqual(before.items);
});

test('EXT-32 when the owner’s membership has ended, the others’ plans wait until it is renewed', async () => {
  await add(ben, dishes.slice(0, 1));
  await app.db
    .updateTable('subscriptions')
    .set({ status: 'ended', access_ends_at: null, ended_at: app.clock.now() })
    .execute();
  await app.fails('listMealPlans', 402, { token: ben.token, query: { start: date } });
  const exported = (await app.ok('exportCurrentUser', { token: ben.token })).data.meal_plans;
  expect(exported).toMatchObject([{ items: [{ recipe_id: Number(dishes[0]) }] }]);
});
