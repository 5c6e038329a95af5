import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { maxAdults, maxInvites } from '#domain/household/household.ts';
import { inputsOf } from '#domain/meal-plan/week-plan.ts';
import { householdMessages, inviteProblemTexts } from '#domain/message/household-messages.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { anaAndBen, joinHousehold, memberNamed, sharesAll } from './household-members.ts';

let app: TestApp;
let ana: TestMember;
let ben: TestMember;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ ana, ben } = await anaAndBen(app));
});

const start = '2026-05-04';
const guest = {
  kind: 'guest',
  name: 'Kim',
  age: 30,
  allergens: [],
  diets: [],
  excluded_foods: [],
  low: [],
  energy_target: null,
} as const;

const houseOf = async ({ token }: TestMember) => (await app.ok('getHousehold', { token })).data;
const namesOf = async (member: TestMember) => (await houseOf(member))?.people.map(({ name }) => name) ?? [];
const invite = async ({ token }: TestMember) => (await app.ok('createHouseholdInvite', { token })).data.code;
const accept = ({ token }: TestMember, code: string) =>
  app.call('acceptHouseholdInvite', { token, body: { code, ...sharesAll } });

test('EXT-32 who declines an invite stays by themselves and unknown to the sender, who can send another', async () => {
  const eva = await memberNamed(app, 'Eva');
  const code = await invite(ana);
  const { message } = await app.ok('declineHouseholdInvite', { token: eva.token, body: { code } });
  expect(message).toBe(householdMessages.declined);
  expect(await houseOf(eva)).toBeNull();
  const house = await houseOf(ana);
  expect([house?.invites, JSON.stringify(house).includes('Eva')]).toEqual([[], false]);
  const { data: notices } = await app.ok('listNotifications', { token: ana.token });
  expect(JSON.stringify(notices)).not.toContain('Eva');
  expect((await accept(eva, code)).body).toEqual({ message: inviteProblemTexts.used });
  expect((await accept(eva, await invite(ana))).status).toBe(200);
  expect(await namesOf(ana)).toEqual(['Ana', 'Ben', 'Eva']);
});

test('EXT-32 an invite that is refused, as the household is full, works once there is room', async () => {
  for (const name of ['Cleo', 'Dan', 'Eva', 'Finn'].slice(0, maxAdults - 2))
    await joinHousehold(app, ana, await memberNamed(app, name));
  const gus = await memberNamed(app, 'Gus');
  const code = await invite(ana);
  const refused = await accept(gus, code);
  expect([refused.status, refused.body]).toEqual([409, { message: inviteProblemTexts.full }]);
  expect((await houseOf(ana))?.invites).toHaveLength(1);
  await app.ok('leaveHousehold', { token: ben.token });
  expect((await accept(gus, code)).status).toBe(200);
  expect(await namesOf(gus)).toContain('Gus');
});

test('EXT-32 a refused code or further invite says what to do, and changes no invite', async () => {
  const eva = await memberNamed(app, 'Eva');
  const code = await invite(ana);
  for (const typed of ['', 'a\nb', 'x'.repeat(301)]) {
    const body = { code: typed };
    const read = await app.fails('readHouseholdInvite', 422, { token: eva.token, body });
    expect(read.errors?.['code']).toEqual([read.message]);
    await app.fails('acceptHouseholdInvite', 422, { token: eva.token, body: { ...body, ...sharesAll } });
    await app.fails('declineHouseholdInvite', 422, { token: eva.token, body });
  }
  for (let sent = 1; sent < maxInvites; sent += 1) await invite(ben);
  const { message } = await app.fails('createHouseholdInvite', 409, { token: ana.token });
  expect(message).toBe(householdMessages.tooManyInvites);
  const open = (await houseOf(ana))?.invites ?? [];
  expect(open).toHaveLength(maxInvites);
  expect((await accept(eva, code)).status).toBe(200);
  await invite(ana);
});

test('EXT-32 removing a guest removes their separate dishes and portions from coming days, and nothing else', async () => {
  const { token } = ana;
  await app.ok('leaveHousehold', { token: ben.token });
  const { data: before } = await app.ok('addDependent', { token, body: guest });
  const kim = before?.people.at(-1)?.id ?? '';
  await app.ok('saveHouseholdPlanning', { token, body: { for_all: true } });
  const { data: generated } = await app.ok('generateMealPlanWeek', { token, body: { start, seed: 7 } });
  // one of the dishes is Kim's alone
  const first = inputsOf(generated[0]?.items ?? []);
  const { revision } = (await app.ok('clearMealPlanDay', { token, query: { date: start } })).data;
  const items = first.map((item, at) => (at === 0 ? { ...item, only_for: [kim] } : { ...item }));
  await app.ok('restorePlanDays', { token, body: { days: [{ date: start, revision, items }] } });
  const itemsOf = async () => {
    const { data } = await app.ok('listMealPlans', { token, query: { start } });
    return data.flatMap((day) => Object.values(day).flat()).flatMap((day) => day.items);
  };
  const planned = await itemsOf();
  const own = planned.filter(({ only_for }) => only_for === undefined);
  expect(own).toHaveLength(planned.length - 1);
  const listOf = async () => (await app.ok('getShoppingList', { token, query: { start } })).data;
  const gramsIn = (list: Awaited<ReturnType<typeof listOf>>) =>
    list.flatMap(({ items }) => items).reduce((sum, { grams }) => sum + (grams ?? 0), 0);
  const listBefore = await listOf();

  await app.ok('removeDependent', { token, params: { id: kim } });
  const shownOf = ({ id, slot, servings }: (typeof own)[number]) => [id, slot, servings];
  expect((await itemsOf()).map(shownOf)).toEqual(own.map(shownOf));
  expect(JSON.stringify(await itemsOf())).not.toMatch(/Kim|dependent-/);
  // cooked for one from now on
  const list = await listOf();
  expect(gramsIn(list)).toBeLessThan(gramsIn(listBefore));
  expect(JSON.stringify(list)).not.toContain('Kim');
});
