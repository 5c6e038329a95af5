import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanUp } from '#server/jobs/clean-up.ts';
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
  const rows = await app.db.selectFrom('recipes').select('ref_id').orderBy('id').limit(4).execute();
  refs = rows.map(({ ref_id }) => ref_id);
});
afterAll(() => app.close());

const withKey = (key: string) => ({ 'idempotency-key': key });
const toggle = ({ token }: PlannerMember, ref: string, key?: string) =>
  app.call('toggleFavorite', { token, params: { id: ref }, ...(key && { headers: withKey(key) }) });
const favorites = async ({ token }: PlannerMember) =>
  (await app.ok('listFavoriteRecipes', { token })).data.map(({ title }) => title).toSorted();

/** An edit as the app sends it, whose response may get lost. */
interface Edit {
  readonly operation: 'toggleFavorite' | 'addToMealPlan' | 'copyMealPlanDay';
  readonly ref: number;
  readonly day: number;
}
const dayOf = (day: number) => `2026-05-1${day}`;
const send = ({ token }: PlannerMember, { operation, ref, day }: Edit, key: string) => {
  const id = refs[ref] ?? '';
  const common = { token, headers: withKey(key) };
  if (operation === 'toggleFavorite') return app.call(operation, { ...common, params: { id } });
  const body =
    operation === 'addToMealPlan'
      ? { type: 'recipe', date: dayOf(day), ids: [id] }
      : { from: dayOf(day), to: dayOf((day + 1) % 3) };
  return app.call(operation, { ...common, body });
};
const stateOf = async (member: PlannerMember) => ({
  favorites: await favorites(member),
  days: await Promise.all([0, 1, 2].map((day) => member.menu(dayOf(day)))),
});
const wipe = async () => {
  for (const { userId } of [anna, ben]) {
    await app.db.deleteFrom('favorites').where('user_id', '=', userId).execute();
    const own = app.db.selectFrom('meal_plans').select('id').where('user_id', '=', userId);
    await app.db.deleteFrom('plan_items').where('plan_id', 'in', own).execute();
  }
};

const edits = fc.array(
  fc.record({
    operation: fc.constantFrom('toggleFavorite', 'addToMealPlan', 'copyMealPlanDay'),
    ref: fc.nat(3),
    day: fc.nat(2),
  }),
  { minLength: 1, maxLength: 8 },
);

test('EXT-06 any edit sent twice, concurrently or later, takes effect once', async () => {
  await fc.assert(
    fc.asyncProperty(edits, fc.boolean(), async (all, atOnce) => {
      await wipe();
      for (const edit of all) await send(ben, edit, randomUUID());
      const done: { readonly edit: Edit; readonly key: string }[] = [];
      for (const edit of all) {
        const key = randomUUID();
        const twice = [send(anna, edit, key), ...(atOnce ? [send(anna, edit, key)] : [])];
        const [first, second] = await Promise.all(twice);
        if (first && first.status < 300) done.push({ edit, key });
        if (second) expect(second).toMatchObject({ status: first?.status, body: first?.body });
      }
      for (const { edit, key } of done) await send(anna, edit, key);
      expect(await stateOf(anna)).toEqual(await stateOf(ben));
    }),
    { numRuns: 12 },
  );
});

test('EXT-06 a favorite is set to the wanted state idempotently, and toggled without one', async () => {
  await wipe();
  const [ref = ''] = refs;
  const { token } = anna;
  const setFavorite = async (isFavorite?: boolean) => {
    const body = isFavorite === undefined ? {} : { body: { is_favorite: isFavorite } };
    return (await app.ok('toggleFavorite', { token, params: { id: ref }, ...body })).data.is_favorite;
  };
  expect([
    await setFavorite(true),
    await setFavorite(true),
    await setFavorite(false),
    await setFavorite(false),
  ]).toEqual([true, true, false, false]);
  expect([await setFavorite(), await setFavorite()]).toEqual([true, false]);
});

test('EXT-06 a queued change is never applied for another member', async () => {
  await wipe();
  const change = {
    token: ben.token,
    params: { id: refs[0] ?? '' },
    headers: { ...withKey(randomUUID()), 'x-member': anna.userId },
  };
  await app.fails('toggleFavorite', 401, change);
  expect([await favorites(anna), await favorites(ben)]).toEqual([[], []]);
  await app.ok('toggleFavorite', { ...change, token: anna.token });
  expect(await favorites(anna)).toHaveLength(1);
});

test('EXT-06 EXT-21 an idempotency key is scoped to member and operation, is stored for 90 days, and must be a UUID', async () => {
  await wipe();
  const [one = '', two = ''] = refs;
  const key = randomUUID();
  expect((await toggle(anna, one, key)).body).toMatchObject({ data: { is_favorite: true } });
  expect((await toggle(anna, one, key)).body).toMatchObject({ data: { is_favorite: true } });
  expect((await toggle(ben, two, key)).body).toMatchObject({ data: { is_favorite: true } });
  expect([(await favorites(anna)).length, (await favorites(ben)).length]).toEqual([1, 1]);
  expect((await toggle(anna, one, 'no uuid')).status).toBe(400);
  const storedKeys = async () => (await app.db.selectFrom('applied_changes').select('key').execute()).length;
  app.clock.advance(90 * 24 * 3_600_000 - 1);
  await cleanUp(app.context);
  expect(await storedKeys()).toBeGreaterThan(0);
  app.clock.advance(1);
  await cleanUp(app.context);
  expect(await storedKeys()).toBe(0);
});

test('EXT-21 every response to a call with a key repeats it, also a refusal; nothing else does', async () => {
  const { token } = await plannerMember(app);
  const key = randomUUID();
  const headers = withKey(key);
  const toggled = await app.call('toggleFavorite', { token, headers, params: { id: refs[0] ?? '' } });
  const unknown = await app.call('deleteCollection', { token, headers, params: { id: '99' } });
  const invalid = await app.call('addToMealPlan', { token, headers, body: { type: 'recipe' } });
  const without = await app.call('toggleFavorite', { token, params: { id: refs[0] ?? '' } });
  expect([toggled, unknown, invalid].map((each) => [each.status, each.headers['idempotency-key']])).toEqual([
    [200, key],
    [404, key],
    [422, key],
  ]);
  expect(without.headers['idempotency-key']).toBeUndefined();
});

test('EXT-06 a failed change has no effect, and its key can be used again', async () => {
  const key = randomUUID();
  const { token } = await plannerMember(app);
  const add = (id: string) =>
    app.call('addToMealPlan', {
      token,
      headers: withKey(key),
      body: { type: 'recipe', date: '2026-05-12', ids: [id] },
    });
  expect((await add('no-such-recipe')).status).toBe(422);
  expect((await add(refs[0] ?? '')).status).toBe(201);
});
