import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedPlanPath } from '#domain/household/household.ts';
import { householdMessages } from '#domain/message/household-messages.ts';
import { deleteAccount } from '#server/accounts/delete-account.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { openShop } from '#tests/server/membership/sandbox-shop.ts';
import { anaAndBen, joinHousehold, sharesAll } from './household-members.ts';

let app: TestApp;
let ana: TestMember;
let ben: TestMember;
let stranger: TestMember;
let address: string;
const start = '2026-05-04';
const tuesday = '2026-05-05';

const share = ({ token }: TestMember, on = true) =>
  app.ok('saveHouseholdPlanning', { token, body: { shares_plan: on } });
const idOf = async ({ token }: TestMember) => (await app.ok('getCurrentUser', { token })).data.id;
const weekOf = async ({ token }: TestMember) =>
  (await app.ok('listMealPlans', { token, query: { start } })).data[0] ?? {};
const dayOf = async (member: TestMember, date: string) => (await weekOf(member))[date]?.[0];
const titlesOf = async (member: TestMember, date: string) =>
  (await dayOf(member, date))?.items.map(({ title }) => title).sort() ?? [];
const listOf = async ({ token }: TestMember) => {
  const { data, meta } = await app.ok('getShoppingList', { token, query: { start } });
  return { items: data.flatMap(({ items }) => items), meta };
};
const amountsOf = async (member: TestMember) =>
  (await listOf(member)).items.map(({ food_id, grams }) => [food_id, grams]);

async function household(): Promise<void> {
  ({ ana, ben } = await anaAndBen(app));
  stranger = await app.member();
  await (await openShop(app)).buy(stranger.token);
}

beforeAll(async () => {
  app = await startTestApp();
  await household();
  address = await app.fastify.listen({ host: '127.0.0.1', port: 0 });
  expect((app.fastify.server.address() as AddressInfo).port).toBeGreaterThan(0);
});
afterAll(() => app.close());

const recipes = async ({ token }: TestMember) =>
  (await app.ok('listRecipes', { token, query: { per_page: 10 } })).data.map(({ id }) => String(id));
const add = ({ token }: TestMember, date: string, id: string) =>
  app.ok('addToMealPlan', { token, body: { type: 'recipe', date, ids: [id], slot: 'dinner' } });

/** Reads server-sent events until one satisfies. */
async function firstEvent(
  member: TestMember,
  isWanted: (data: { by: string | null; what: string | null }) => boolean,
  once: () => Promise<unknown> = async () => undefined,
) {
  const response = await fetch(`${address}${sharedPlanPath}`, {
    headers: { authorization: `Bearer ${member.token}` },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  let text = '';
  let isBegun = false;
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    const events = [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? ''));
    if (events.length > 0 && !isBegun) {
      isBegun = true;
      await once();
    }
    const found = events.find(isWanted);
    if (found !== undefined) return found;
  }
  throw new Error('The stream ended.');
}

test('EXT-32 two members who share have one plan and one shopping list, which name who changed what', async () => {
  const [first = '', second = '', third = ''] = await recipes(ana);
  await add(ben, start, third);
  await add(ana, start, first);
  await share(ana);
  const { data } = await share(ben);
  expect(data?.shared_plan).toEqual({ keeper: 'Ana', is_keeper: false, others: ['Ana'] });
  expect(await titlesOf(ben, start)).toEqual(await titlesOf(ana, start));
  await add(ben, tuesday, second);
  expect(await titlesOf(ana, tuesday)).toEqual(await titlesOf(ben, tuesday));
  expect((await dayOf(ana, tuesday))?.changed_by).toBe('Ben');
  expect(await dayOf(ben, tuesday)).not.toHaveProperty('changed_by');

  const list = await listOf(ana);
  expect(list.meta).toMatchObject({ is_shared: true, is_for_table: true });
  expect(await amountsOf(ben)).toEqual(await amountsOf(ana));
  const [food] = list.items;
  const tick = ({ token }: TestMember, ticked: boolean) =>
    app.ok('tickShoppingItems', {
      token,
      body: { start, items: [{ food_id: food?.food_id ?? '', ticked, grams: food?.grams ?? null }] },
    });
  await tick(ben, true);
  expect((await listOf(ana)).items[0]).toMatchObject({ ticked: true, ticked_by: 'Ben' });
  expect((await listOf(ben)).items[0]).not.toHaveProperty('ticked_by');
  await tick(ana, false);
  expect((await listOf(ben)).items[0]).toMatchObject({ ticked: false });
});

test('EXT-32 each eats their own portion of the shared plan, and only its keeper can have it filled', async () => {
  const body = { start, seed: 7 };
  await app.ok('setCalorieTarget', { token: ben.token, body: { target_calories: 2600 } });
  await app.ok('generateMealPlanWeek', { token: ana.token, body });
  const refused = await app.fails('generateMealPlanWeek', 403, { token: ben.token, body });
  expect(refused.message).toBe(householdMessages.notPlanKeeper('Ana'));
  const [anas, bens] = [await dayOf(ana, '2026-05-06'), await dayOf(ben, '2026-05-06')];
  const kcal = (day: typeof anas) => day?.nutrients.find(({ name }) => name === 'Calories')?.amount ?? 0;
  expect(kcal(bens) / kcal(anas)).toBeGreaterThan(1.1);
  expect(bens?.table?.pots.map(({ servings }) => servings)).toEqual(
    anas?.table?.pots.map(({ servings }) => servings),
  );
  for (const { id, eaten_servings } of bens?.items ?? []) {
    const portions = anas?.table?.pots.find(({ item_id }) => item_id === id)?.portions;
    expect(eaten_servings).toBe(portions?.find(({ name }) => name === 'Ben')?.servings);
  }
});

test('EXT-32 each sees a change of the other as a server-sent event, and strangers get a 404', async () => {
  const item = (await dayOf(ana, tuesday))?.items[0];
  const planId = (await dayOf(ana, tuesday))?.id ?? '';
  const move = () =>
    app.ok('movePlanItem', {
      token: ben.token,
      params: { id: planId, recipeId: item?.id ?? '' },
      body: { date: '2026-05-12' },
    });
  expect(await firstEvent(ana, ({ by }) => by === 'Ben', move)).toMatchObject({ what: 'plan', by: 'Ben' });
  const tick = () =>
    app.ok('tickShoppingItems', {
      token: ana.token,
      body: { start, items: [{ food_id: 'olive-oil', ticked: true }] },
    });
  expect(await firstEvent(ben, ({ what }) => what === 'shopping', tick)).toMatchObject({ by: 'Ana' });
  const next = await app.ok('listMealPlans', { token: ana.token, query: { start: '2026-05-11' } });
  expect(next.data[0]?.['2026-05-12']?.[0]).toMatchObject({ changed_by: 'Ben', items: [{ id: item?.id }] });
  const openStream = (token?: string) =>
    app.fastify.inject({
      url: sharedPlanPath,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
  expect((await openStream()).statusCode).toBe(401);
  expect((await openStream(stranger.token)).statusCode).toBe(404);
  await app.ok('createHousehold', { token: stranger.token, body: sharesAll });
  expect((await openStream(stranger.token)).statusCode).toBe(404);
  await share(stranger);
  expect(await titlesOf(stranger, start)).toEqual([]);
  const own = { token: stranger.token, params: { id: planId, recipeId: item?.id ?? '' } };
  await app.fails('setPlannedServings', 404, { ...own, body: { servings: 2 } });
});

test('EXT-32 own recipes and foods on a shared plan are seen by all who share it, and by nobody else', async () => {
  const { data: food } = await app.ok('createCustomFood', {
    token: ben.token,
    body: { title: 'Ben’s bar', calories: 200 },
  });
  const date = '2026-05-08';
  await app.ok('addToMealPlan', {
    token: ben.token,
    body: { type: 'custom_food', date, ids: [food.id], slot: 'snack' },
  });
  expect(await titlesOf(ana, date)).toContain('Ben’s bar');
  const { data: recipe } = await app.ok('createOwnRecipe', {
    token: ben.token,
    body: { title: 'Ben’s soup', servings: 2, ingredients: ['500 g carrots'], steps: ['Cook the carrots.'] },
  });
  const params = { id: recipe.id };
  await app.fails('getRecipe', 404, { token: ana.token, params });
  await add(ben, date, String(recipe.id));
  expect((await app.ok('getRecipe', { token: ana.token, params })).data.title).toBe('Ben’s soup');
  await app.fails('getRecipe', 404, { token: stranger.token, params });
});

test('EXT-32 a member who stops sharing takes a copy of the shared days, and the plan keeps no trace of them', async () => {
  const shown = await titlesOf(ana, '2026-05-07');
  await share(ben, false);
  expect(await titlesOf(ben, '2026-05-07')).toEqual(shown);
  expect(await titlesOf(ben, start)).toEqual(expect.arrayContaining(await titlesOf(ana, start)));
  expect(JSON.stringify(await weekOf(ana))).not.toContain('changed_by');
  const before = await dayOf(ana, '2026-05-08');
  expect(before?.items.map(({ title }) => title)).not.toEqual(
    expect.arrayContaining([expect.stringMatching('Ben’s')]),
  );
  const [first = ''] = await recipes(ana);
  const changed = (await add(ana, '2026-05-08', first)).data;
  expect(changed).toMatchObject({ former_revision: before?.revision });
  await share(ben);
  await (await openShop(app)).buy(ben.token);
  const anasId = await idOf(ana);
  await app.db.transaction().execute((tx) => deleteAccount(app.context, tx, anasId));
  expect((await app.ok('getHousehold', { token: ben.token })).data?.shared_plan).toEqual({
    keeper: 'Ben',
    is_keeper: true,
    others: [],
  });
  expect(await titlesOf(ben, '2026-05-07')).toEqual(shown);
});

test('EXT-32 the owner’s membership covers the household; a member who leaves needs their own, and can still export their plan', async () => {
  const [owner, guest] = [await app.member(), await app.member()];
  await (await openShop(app)).buy(owner.token);
  const featuresOf = async () => (await app.ok('getCurrentUser', { token: guest.token })).data.features;
  await app.fails('listMealPlans', 402, { token: guest.token, query: { start } });
  expect(await featuresOf()).toEqual([]);
  await app.ok('createHousehold', { token: owner.token, body: sharesAll });
  await joinHousehold(app, owner, guest);
  const [first = ''] = await recipes(owner);
  await add(guest, start, first);
  expect(await featuresOf()).toContain('meal_plan');
  expect(await titlesOf(guest, start)).toHaveLength(1);
  await app.ok('leaveHousehold', { token: guest.token });
  await app.fails('listMealPlans', 402, { token: guest.token, query: { start } });
  expect((await app.ok('exportCurrentUser', { token: guest.token })).data.meal_plans).toMatchObject([
    { items: [{ recipe_id: Number(first) }] },
  ]);
});

test('EXT-32 once nobody listens to shared plans, they are no longer polled', () => {
  expect(app.logs.filter((line) => line.includes('changes of shared plans could not be read'))).toEqual([]);
});
