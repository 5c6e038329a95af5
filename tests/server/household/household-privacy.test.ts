import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedPlanPath } from '#domain/household/household.ts';
import { inviteProblemTexts } from '#domain/message/household-messages.ts';
import { deleteAccount } from '#server/accounts/delete-account.ts';
import { limits } from '#server/security/limits.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { openShop } from '#tests/server/membership/sandbox-shop.ts';
import { meet } from '#tests/server/safety/persona.ts';
import { traces } from '#tests/server/traces.ts';
import { anaAndBen, joinHousehold, memberNamed, sharesAll } from './household-members.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const start = '2026-05-04';
const share = (token: string) => app.ok('saveHouseholdPlanning', { token, body: { shares_plan: true } });

/** All that Ana reads where Ben's foods matter, as one text. */
async function shownTo(token: string, recipeId: number, bensId: string): Promise<string> {
  const params = { id: recipeId };
  const all = [
    await app.ok('getHousehold', { token }),
    await app.ok('listRecipes', { token, query: { per_page: 50 } }),
    await app.ok('listRecipes', { token, query: { per_page: 50, for: bensId } }),
    await app.ok('listRecipes', { token, query: { per_page: 50, for: 'us', query: 'spinach' } }),
    await app.ok('getRecipe', { token, params }),
    await app.ok('findTableVersion', { token, params }),
    await app.ok('generateMealPlanWeek', { token, body: { start, seed: 7 } }),
    await app.ok('listMealPlans', { token, query: { start } }),
    await app.ok('getShoppingList', { token, query: { start } }),
    await app.ok('listNotifications', { token }),
    await app.ok('exportCurrentUser', { token }),
  ];
  return JSON.stringify(all);
}

test('EXT-32 EXT-17 nothing that another member reads says why somebody leaves a food out, nor does a log', async () => {
  const ana = await memberNamed(app, 'Ana');
  await (await openShop(app)).buy(ana.token);
  await app.ok('createHousehold', { token: ana.token, body: sharesAll });
  const { token } = await meet(app, {
    id: 'stones',
    about: 'kidney stones, pregnant',
    years: 30,
    sex: 'female',
    answers: { 'kidney-stones': 1, pregnancy: 2 },
  });
  await app.ok('updateCurrentUser', { token, body: { name: 'Ben' } });
  await joinHousehold(app, ana, { ...ana, token });
  for (const each of [ana.token, token]) await share(each);
  const rows = await app.db.selectFrom('recipes').select(['id', 'food_ids']).execute();
  const id = rows.find(({ food_ids: ids }) => ids.includes('spinach'))?.id ?? 0;
  const { data: own } = await app.ok('getRecipe', { token, params: { id } });
  expect(JSON.stringify(own)).toMatch(/Kidney stones/);
  const people = (await app.ok('getHousehold', { token: ana.token })).data?.people ?? [];
  const ben = people.find(({ name }) => name === 'Ben');
  expect(ben?.constraints).toEqual(['A few more foods left out']);
  const text = await shownTo(ana.token, id, ben?.id ?? '');
  expect(text).toMatch(/Ben/);
  expect(text).not.toMatch(/kidney.stones|stones-oxalate|pregnan/i);
  expect(app.logs.join()).not.toMatch(/kidney.stones|pregnan/i);

  // once withdrawn, nothing is judged by it, and nobody can search by it
  const off = { shares_food: false, shares_energy: false };
  await app.ok('saveHouseholdSharing', { token, body: off });
  await app.fails('listRecipes', 422, { token: ana.token, query: { for: ben?.id ?? '' } });
  const { data: page } = await app.ok('getRecipe', { token: ana.token, params: { id } });
  expect(page.table?.sentence).toMatch(/we can’t check it for Ben$/);
  const { data: version } = await app.ok('findTableVersion', { token: ana.token, params: { id } });
  expect(version.people.find(({ name }) => name === 'Ben')).toMatchObject({
    fits: null,
    why: 'Doesn’t share what they eat',
  });
  const { data: days } = await app.ok('listMealPlans', { token: ana.token, query: { start } });
  const shown = Object.values(days[0] ?? {})
    .flatMap((week) => week ?? [])
    .flatMap(({ table }) => table?.people ?? []);
  const bens = shown.filter(({ name }) => name === 'Ben');
  expect(bens.length).toBeGreaterThan(0);
  for (const { calories, target, nutrients, over } of bens)
    expect([calories, target, nutrients, over]).toEqual([null, null, [], []]);
}, 120_000);

test('EXT-32 a removed member’s open stream ends without a word of what follows, and their token reads nothing', async () => {
  const { ana, ben } = await anaAndBen(app);
  for (const { token } of [ana, ben]) await share(token);
  const address = await app.fastify.listen({ host: '127.0.0.1', port: 0 });
  const stream = await fetch(`${address}${sharedPlanPath}`, {
    headers: { authorization: `Bearer ${ben.token}` },
  });
  const { data } = await app.ok('listRecipes', { token: ana.token, query: { per_page: 1 } });
  const bens = (await app.ok('getHousehold', { token: ana.token })).data?.people.find(
    ({ name }) => name === 'Ben',
  );
  await app.ok('removeHouseholdAdult', { token: ana.token, params: { id: bens?.id ?? '' } });
  const body = { type: 'recipe', date: start, ids: [String(data[0]?.id)], slot: 'dinner' } as const;
  await app.ok('addToMealPlan', { token: ana.token, body });
  expect(await stream.text()).not.toMatch(/"by":"Ana"/);
  const again = await fetch(`${address}${sharedPlanPath}`, {
    headers: { authorization: `Bearer ${ben.token}` },
  });
  expect(again.status).toBe(404);
  expect((await app.ok('getHousehold', { token: ben.token })).data).toBeNull();
  const { data: page } = await app.ok('getRecipe', { token: ben.token, params: { id: data[0]?.id ?? 0 } });
  expect(page).not.toHaveProperty('table');
  await app.fails('findTableVersion', 404, { token: ben.token, params: { id: data[0]?.id ?? 0 } });
});

test('EXT-32 codes can’t be guessed: tries are limited per member, and a limited member finds no open invite', async () => {
  const { ana } = await anaAndBen(app);
  const guesser: TestMember = await app.member();
  const { code } = (await app.ok('createHouseholdInvite', { token: ana.token })).data;
  const read = (tried: string) =>
    app.call('readHouseholdInvite', { token: guesser.token, body: { code: tried } });
  for (let at = 0; at < limits.householdInvites.times; at += 1)
    expect((await read('ABCD-EFGH-JKLM')).body).toEqual({ message: inviteProblemTexts.unknown });
  expect((await read(code)).status).toBe(429);
  const accepted = await app.call('acceptHouseholdInvite', {
    token: guesser.token,
    body: { code, ...sharesAll },
  });
  expect(accepted.status).toBe(429);
  const other = await app.member();
  await app.ok('readHouseholdInvite', { token: other.token, body: { code } });
});

test('EXT-32 a child that is removed leaves no trace in the database', async () => {
  const { ana } = await anaAndBen(app);
  const name = 'Lena Untraceable';
  const child = { kind: 'child', age: 5, allergens: [], diets: [], excluded_foods: [], low: [] } as const;
  await app.ok('addDependent', { token: ana.token, body: { ...child, name, energy_target: null } });
  const lena = (await app.ok('getHousehold', { token: ana.token })).data?.people.find(
    (it) => it.name === name,
  );
  const id = lena?.id ?? '';
  const seats = { date: start, slot: 'dinner', is_every_week: false, people: [id] } as const;
  await app.ok('saveHouseholdSeats', { token: ana.token, body: seats });
  await app.ok('removeDependent', { token: ana.token, params: { id } });
  const number = Number(id.replace('dependent-', ''));
  const profiles = await app.db.selectFrom('household_dependents').selectAll().execute();
  expect(JSON.stringify(profiles)).not.toContain(name);
  const rows = await app.db.selectFrom('household_seats').selectAll().execute();
  expect(rows.filter(({ dependent_id }) => dependent_id === number)).toEqual([]);
  const items = await app.db.selectFrom('plan_items').select('only_for').execute();
  expect(JSON.stringify(items)).not.toContain(id);
});

test('EXT-32 EXT-08 who leaves a household or deletes the account is named to nobody there afterwards', async () => {
  const { ana } = await anaAndBen(app);
  const notices = async () =>
    (await app.ok('listNotifications', { token: ana.token })).data
      .map(({ payload }) => payload.body)
      .join(' ');
  const [refId] = (await app.ok('listRecipes', { token: ana.token })).data.map(({ ref_id }) => ref_id);
  for (const name of ['Ida Untraceable', 'Eva Untraceable']) {
    const member = await memberNamed(app, name);
    const { data: user } = await app.ok('getCurrentUser', { token: member.token });
    await joinHousehold(app, ana, member);
    for (const { token } of [ana, member]) await share(token);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const params = { id: refId ?? '' };
    for (const { token } of [member, ana])
      await app.ok('scheduleRecipe', { token, headers, params, body: { date: start } });
    expect(await notices()).toContain('Untraceable is now in your household.');
    if (name.startsWith('Ida')) await app.ok('leaveHousehold', { token: member.token });
    else await app.db.transaction().execute((tx) => deleteAccount(app.context, tx, user.id));
    expect(await notices()).not.toContain('Untraceable');
    expect(await traces(app.db, name)).toEqual(name.startsWith('Ida') ? ['users'] : []);
    if (name.startsWith('Eva')) expect(await traces(app.db, user.id)).toEqual([]);
  }
});

test('a device that shows an older sharing changes only what is switched on it', async () => {
  const { ana, ben } = await anaAndBen(app);
  const switched = async (body: { shares_food?: boolean; shares_energy?: boolean }) => {
    const { data } = await app.ok('saveHouseholdSharing', { token: ben.token, body });
    return [data?.shares_food, data?.shares_energy];
  };
  expect(await switched({ shares_food: false })).toEqual([false, true]);
  expect(await switched({ shares_energy: false })).toEqual([false, false]);
  expect(await switched({ shares_energy: true })).toEqual([false, true]);
  const people = (await app.ok('getHousehold', { token: ana.token })).data?.people ?? [];
  expect(people.find(({ name }) => name === 'Ben')).toMatchObject({ constraints: null });
  await app.fails('saveHouseholdSharing', 422, { token: ben.token, body: {} });
});
