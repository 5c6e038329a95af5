import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { anaAndBen, joinHousehold, memberNamed, sharesAll } from './household-members.ts';

let app: TestApp;
let ana: TestMember;
let ben: TestMember;
const date = '2026-05-04';

beforeAll(async () => {
  app = await startTestApp();
  ({ ana, ben } = await anaAndBen(app));
  await app.ok('saveHouseholdPlanning', { token: ana.token, body: { for_all: true } });
  const { data } = await app.ok('listRecipes', { token: ana.token, query: { per_page: 1 } });
  const ids = data.map(({ id }) => String(id));
  for (const on of [date, '2026-05-11'])
    await app.ok('addToMealPlan', { token: ana.token, body: { type: 'recipe', date: on, ids } });
});
afterAll(() => app.close());

const seatedOn = async (on: string, slot: string) => {
  const { data } = await app.ok('listMealPlans', { token: ana.token, query: { start: on } });
  const meals = data[0]?.[on]?.[0]?.table?.meals ?? [];
  return meals.find((meal) => meal.slot === slot)?.people ?? [];
};
const namesOn = async (on: string, slot: string) =>
  (await seatedOn(on, slot)).filter(({ is_there }) => is_there).map(({ name }) => name);
const idOf = async (name: string) =>
  (await seatedOn(date, 'dinner')).find((person) => person.name === name)?.id ?? '';
const choose = (
  { token }: TestMember,
  slot: string,
  people: readonly string[],
  shown: object,
  every = false,
) => app.ok('saveHouseholdSeats', { token, body: { date, slot, is_every_week: every, people, shown } });

test('EXT-32 two who change the same meal from what they were shown both count', async () => {
  const [idOfAna, idOfBen] = [await idOf('Ana'), await idOf('Ben')];
  const shown = { there: [idOfAna, idOfBen], away: [] };
  await choose(ana, 'breakfast', [idOfBen], shown);
  await choose(ben, 'breakfast', [idOfAna], shown);
  expect(await namesOn(date, 'breakfast')).toEqual([]);
  await choose(ana, 'breakfast', [idOfAna], { there: [], away: [idOfAna, idOfBen] }, true);
  expect(await namesOn('2026-05-11', 'breakfast')).toEqual(['Ana']);
});

test('EXT-32 a choice for every week keeps members who joined since at the table', async () => {
  const [idOfAna, idOfBen] = [await idOf('Ana'), await idOf('Ben')];
  await joinHousehold(app, ana, await memberNamed(app, 'Cara'));
  await choose(ana, 'lunch', [idOfAna], { there: [idOfAna, idOfBen], away: [] }, true);
  expect(await namesOn('2026-05-11', 'lunch')).toEqual(['Ana', 'Cara']);
});

test('EXT-32 who accepts two invites at the same time is in one household, and the other invite stays open', async () => {
  const dora = await memberNamed(app, 'Dora');
  const owner = await memberNamed(app, 'Emil');
  await app.ok('createHousehold', { token: owner.token, body: sharesAll });
  const codes = await Promise.all(
    [ana, owner].map(async ({ token }) => (await app.ok('createHouseholdInvite', { token })).data.code),
  );
  const accept = (code: string) =>
    app.call('acceptHouseholdInvite', { token: dora.token, body: { code, ...sharesAll } });
  const statuses = (await Promise.all(codes.map(accept))).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409]);
  const { token } = await memberNamed(app, 'Finn');
  const open = codes[statuses.indexOf(409)] ?? '';
  await app.ok('acceptHouseholdInvite', { token, body: { code: open, ...sharesAll } });
});
