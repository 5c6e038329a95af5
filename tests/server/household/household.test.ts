import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { householdMessages, inviteProblemTexts } from '#domain/message/household-messages.ts';
import { deleteAccount } from '#server/accounts/delete-account.ts';
import { cleanUp } from '#server/jobs/clean-up.ts';
import { setBlocked } from '#server/queries/user-admin.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';

let app: TestApp;
let ana: TestMember;
let ben: TestMember;
let stranger: TestMember;
const sharing = { shares_food: true, shares_energy: false };
const child = {
  name: 'Lena',
  kind: 'child',
  age: 5,
  allergens: ['Milk'],
  diets: [],
  excluded_foods: ['olives'],
  low: ['histamine'],
  energy_target: null,
} as const;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  [ana, ben, stranger] = await Promise.all([app.member(), app.member(), app.member()]);
  await app.ok('updateCurrentUser', { token: ana.token, body: { name: 'Ana' } });
  await app.ok('updateCurrentUser', { token: ben.token, body: { name: 'Ben' } });
  await app.ok('createHousehold', { token: ana.token, body: sharing });
});

const idOf = async ({ token }: TestMember) => (await app.ok('getCurrentUser', { token })).data.id;
const invite = async ({ token }: TestMember) => (await app.ok('createHouseholdInvite', { token })).data.code;
const accept = ({ token }: TestMember, code: string, shares = sharing) =>
  app.call('acceptHouseholdInvite', { token, body: { code, ...shares } });
const join = async (member: TestMember, code?: string, shares = sharing) =>
  expect((await accept(member, code ?? (await invite(ana)), shares)).status).toBe(200);
const houseOf = async ({ token }: TestMember) => (await app.ok('getHousehold', { token })).data;
const peopleOf = async (member: TestMember) => (await houseOf(member))?.people ?? [];
const namesOf = async (member: TestMember) => (await peopleOf(member)).map(({ name }) => name);
const refusal = async (member: TestMember, code: string) => {
  const { status, body } = await accept(member, code);
  const read = await app.call('readHouseholdInvite', { token: member.token, body: { code } });
  expect([read.status, read.body]).toEqual([status, body]);
  return [status, (body as { message: string }).message];
};

test('EXT-32 an invite is read, accepted once, and both see each other by what they share', async () => {
  await app.ok('savePreferences', {
    token: ben.token,
    body: { recipes_excluded_ingredients: ['Peanuts'], recipes_diet: ['Vegan'] },
  });
  const code = await invite(ana);
  const { data: offered } = await app.ok('readHouseholdInvite', { token: ben.token, body: { code } });
  expect(offered).toMatchObject({ from: 'Ana', people: 1 });
  await join(ben, code.toLowerCase().replaceAll('-', ' '));
  expect(await peopleOf(ana)).toMatchObject([
    { name: 'Ana', position: 'owner', is_me: true },
    { name: 'Ben', position: 'adult', is_me: false, constraints: ['No peanuts', 'Vegan'], energy: null },
  ]);
  const { data: notices } = await app.ok('listNotifications', { token: ana.token });
  expect(notices[0]?.payload.title).toBe('Your invite was accepted');

  const off = { shares_food: false, shares_energy: true };
  await app.ok('saveHouseholdSharing', { token: ben.token, body: off });
  expect((await peopleOf(ana))[1]).toMatchObject({ constraints: null, energy: expect.any(Number) });
  await app.ok('withdrawConsent', { token: ana.token, params: { id: 'food' } });
  expect((await peopleOf(ben))[0]).toMatchObject({ name: 'Ana', constraints: null });
});

test('EXT-32 every bad invite has its sentence, and nothing is lost', async () => {
  const code = await invite(ana);
  expect(await refusal(ana, code)).toEqual([409, inviteProblemTexts.own]);
  expect(await refusal(ben, 'ABCD-ABCD-ABCD')).toEqual([404, inviteProblemTexts.unknown]);
  await join(ben, code);
  expect(await refusal(stranger, code)).toEqual([409, inviteProblemTexts.used]);
  const second = await invite(ana);
  expect(await refusal(ben, second)).toEqual([409, inviteProblemTexts.alreadyHere]);
  await app.ok('createHousehold', { token: stranger.token, body: sharing });
  expect(await refusal(stranger, second)).toEqual([409, inviteProblemTexts.elsewhere]);
  await app.fails('createHousehold', 409, { token: stranger.token, body: sharing });
  await app.ok('leaveHousehold', { token: stranger.token });

  const anasId = await idOf(ana);
  await setBlocked(app.db, anasId, app.clock.now());
  expect(await refusal(stranger, second)).toEqual([404, inviteProblemTexts.unknown]);
  await setBlocked(app.db, anasId, null);
  await setBlocked(app.db, await idOf(stranger), app.clock.now());
  expect((await accept(stranger, second)).status).toBe(403);
  expect(await namesOf(ana)).toEqual(['Ana', 'Ben']);
});

test('EXT-32 an invite ends after 7 days, is declined for good, and can be taken back', async () => {
  const declined = await invite(ana);
  await app.ok('declineHouseholdInvite', { token: ben.token, body: { code: declined } });
  expect(await refusal(ben, declined)).toEqual([409, inviteProblemTexts.used]);
  const revoked = await invite(ana);
  const [open] = (await houseOf(ana))?.invites ?? [];
  await app.fails('revokeHouseholdInvite', 404, { token: stranger.token, params: { id: open?.id ?? '' } });
  await app.ok('revokeHouseholdInvite', { token: ana.token, params: { id: open?.id ?? '' } });
  expect(await refusal(ben, revoked)).toEqual([404, inviteProblemTexts.unknown]);
  const late = await invite(ana);
  app.clock.advance(7 * 86_400_000 - 1);
  await cleanUp(app.context);
  const again = async (member: TestMember) => {
    const { email: username, password } = member;
    const body = { grant_type: 'password', username, password, client_id: 'app' };
    return { ...member, token: (await app.ok('issueToken', { body })).access_token };
  };
  [ana, ben] = [await again(ana), await again(ben)];
  expect((await app.call('readHouseholdInvite', { token: ben.token, body: { code: late } })).status).toBe(
    200,
  );
  app.clock.advance(1);
  await cleanUp(app.context);
  expect(await refusal(ben, late)).toEqual([409, inviteProblemTexts.expired]);
});

test('EXT-32 EXT-08 a member whose deletion is due is shown to nobody, and back after a sign-in', async () => {
  await join(ben);
  const { code } = (await app.ok('createHouseholdInvite', { token: ben.token })).data;
  const bensId = await idOf(ben);
  await app.db
    .updateTable('users')
    .set({ deletion_due_at: app.clock.now() })
    .where('id', '=', bensId)
    .execute();
  expect(await namesOf(ana)).toEqual(['Ana']);
  expect((await houseOf(ana))?.invites).toEqual([]);
  expect(await refusal(stranger, code)).toEqual([404, inviteProblemTexts.unknown]);
  await app.db.updateTable('users').set({ deletion_due_at: null }).where('id', '=', bensId).execute();
  expect(await namesOf(ana)).toEqual(['Ana', 'Ben']);
  expect((await houseOf(ana))?.invites).toHaveLength(1);
});

test('EXT-32 of two members who accept one invite at the same time, one is in', async () => {
  const code = await invite(ana);
  const statuses = (await Promise.all([accept(ben, code), accept(stranger, code)])).map(
    ({ status }) => status,
  );
  expect(statuses.sort()).toEqual([200, 409]);
  expect(await namesOf(ana)).toHaveLength(2);
});

test('EXT-32 the profile of a child is changed by its keeper alone, and every stranger gets a 404', async () => {
  await join(ben);
  const { data } = await app.ok('addDependent', { token: ben.token, body: child });
  const lena = data?.people.find(({ name }) => name === 'Lena');
  const params = { id: lena?.id ?? '' };
  expect(lena).toMatchObject({
    age: 5,
    constraints: ['No milk', 'No olives', 'Low Histamine', 'A few more foods left out'],
    profile: child,
    is_mine: true,
  });
  expect((await peopleOf(ana)).at(-1)).toMatchObject({ name: 'Lena', profile: null, is_mine: false });
  const older = { ...child, age: 6 };
  await app.ok('updateDependent', { token: ben.token, params, body: older });
  expect((await peopleOf(ana)).at(-1)).toMatchObject({ age: 6 });
  await app.fails('updateDependent', 403, { token: ana.token, params, body: older });
  for (const name of ['  ', '\u200B', '\u202E']) {
    const body = { ...child, name };
    const { errors } = await app.fails('addDependent', 422, { token: ben.token, body });
    expect(Object.keys(errors ?? {})).toEqual(['name']);
  }

  const outsider = { token: stranger.token, params };
  const adult = { id: (await peopleOf(ana))[1]?.id ?? '' };
  for (const inOwnHousehold of [false, true]) {
    if (inOwnHousehold) await app.ok('createHousehold', { token: stranger.token, body: sharing });
    await app.fails('updateDependent', 404, { ...outsider, body: child });
    await app.fails('removeDependent', 404, outsider);
    await app.fails('removeHouseholdAdult', 404, { ...outsider, params: adult });
    expect(JSON.stringify(await houseOf(stranger))).not.toMatch(/Lena|Ana|Ben/);
  }
  await app.ok('leaveHousehold', { token: stranger.token });
  await app.fails('leaveHousehold', 404, { token: stranger.token });
  await app.fails('saveHouseholdSharing', 404, { token: stranger.token, body: sharing });
  await app.fails('createHouseholdInvite', 404, { token: stranger.token });
  await app.fails('addDependent', 404, { token: stranger.token, body: child });
  await app.ok('removeDependent', { token: ana.token, params });
  expect(await namesOf(ben)).toEqual(['Ana', 'Ben']);
});

test('EXT-32 of several children the one that is meant is changed and removed, and none for an unknown id', async () => {
  for (const name of ['Lena', 'Tom'])
    await app.ok('addDependent', { token: ana.token, body: { ...child, name } });
  const tom = (await peopleOf(ana)).find(({ name }) => name === 'Tom');
  const at = { token: ana.token, params: { id: tom?.id ?? '' } };
  await app.ok('updateDependent', { ...at, body: { ...child, name: 'Tommy' } });
  expect(await namesOf(ana)).toEqual(['Ana', 'Lena', 'Tommy']);
  await app.fails('removeDependent', 404, { ...at, params: { id: 'dependent-999999' } });
  await app.ok('removeDependent', at);
  expect(await namesOf(ana)).toEqual(['Ana', 'Lena']);
});

test('EXT-32 only the owner removes an adult, who sees nothing any more', async () => {
  await join(ben);
  await join(stranger);
  const [first, second] = await peopleOf(ana);
  const anas = { id: first?.id ?? '' };
  const bens = { id: second?.id ?? '' };
  await app.fails('removeHouseholdAdult', 403, { token: stranger.token, params: bens });
  const self = await app.fails('removeHouseholdAdult', 422, { token: ana.token, params: anas });
  expect(self.message).toBe(householdMessages.removeSelf);
  await app.ok('removeHouseholdAdult', { token: ana.token, params: bens });
  expect(await houseOf(ben)).toBeNull();
  expect(await namesOf(ana)).not.toContain('Ben');
});

test('EXT-32 EXT-08 when the owner’s account is deleted, the eldest adult owns the household with its children', async () => {
  await join(ben);
  await join(stranger);
  await app.ok('addDependent', { token: ana.token, body: child });
  const anasId = await idOf(ana);
  await app.db.transaction().execute((tx) => deleteAccount(app.context, tx, anasId));
  expect(await peopleOf(ben)).toMatchObject([
    { name: 'Ben', position: 'owner' },
    { position: 'adult' },
    { name: 'Lena', is_mine: true },
  ]);
  await app.ok('leaveHousehold', { token: stranger.token });
  await app.ok('leaveHousehold', { token: ben.token });
  for (const table of ['household_adults', 'household_dependents', 'household_invites'] as const) {
    const rows = await app.db.selectFrom(table).select('user_id').execute();
    expect(rows.map(({ user_id }) => user_id)).not.toContain(anasId);
  }
});

test('EXT-32 a constraint that follows from health is shared without its reason', async () => {
  await app.ok('updateCurrentUser', { token: ben.token, body: { date_of_birth: '1935-01-01' } });
  await join(ben);
  const text = JSON.stringify(await houseOf(ana));
  const own = JSON.stringify(await houseOf(ben));
  expect([text, own].join()).not.toMatch(/Phenelzine|Pregnan|years|1935/);
  expect((await peopleOf(ana))[1]?.constraints).toEqual((await peopleOf(ben))[1]?.constraints);
});

test('EXT-32 a recipe says whom of the table it fits, on its page, on cards, and with its changes', async () => {
  const find = async () => {
    const { data } = await app.ok('listRecipes', {
      token: ana.token,
      query: { query: 'cheese', per_page: 50 },
    });
    return data.filter(({ allergens }) => allergens.includes('Milk'));
  };
  const [before] = await find();
  const params = { id: before?.id ?? 0 };
  expect(before).not.toHaveProperty('table');
  await app.fails('findTableVersion', 404, { token: ana.token, params });
  await app.ok('savePreferences', { token: ana.token, body: { recipes_excluded_ingredients: ['Eggs'] } });
  await app.ok('addDependent', { token: ana.token, body: { ...child, low: [] } });
  await join(ben, undefined, { shares_food: false, shares_energy: false });
  const [card] = await find();
  const search = (whom: string, query: string) =>
    app.ok('listRecipes', { token: ana.token, query: { query, for: whom, per_page: 50 } });
  const found = async (whom: string, query = 'cheese') => (await search(whom, query)).data;
  const lena = (await peopleOf(ana)).at(-1)?.id ?? '';
  for (const whom of ['us', lena])
    for (const { allergens } of await found(whom, '')) expect(allergens).not.toContain('Milk');
  const shared = await found('us', '');
  expect(shared.length).toBeGreaterThan(10);
  expect(shared.filter(({ allergens }) => allergens.includes('Eggs'))).toEqual([]);
  expect(shared.filter(({ table }) => table?.fits_all !== true)).toEqual([]);
  expect((await found('me')).some(({ allergens }) => allergens.includes('Milk'))).toBe(true);
  const notFilteredBy = async (whom?: string) =>
    (await app.ok('listRecipes', { token: ana.token, query: whom === undefined ? {} : { for: whom } })).meta
      .not_filtered_by;
  expect(await notFilteredBy()).toEqual(['eggs']);
  expect(await notFilteredBy(lena)).toEqual(['eggs']);
  expect([await notFilteredBy('me'), await notFilteredBy('us')]).toEqual([[], []]);
  await app.fails('listRecipes', 422, { token: stranger.token, query: { for: lena } });
  const { data: page } = await app.ok('getRecipe', { token: ana.token, params });
  expect(card?.table).toEqual(page.table);
  expect(page.table).toMatchObject({ fits_all: false });
  expect(page.table?.sentence).toMatch(/Lena.*; we can’t check it for Ben$/);
  // of one that a single change makes fit, cards and page name it
  const changed = (await find()).find(({ table }) => table?.after_change !== undefined);
  expect(changed?.table?.fits_all).toBe(false);
  expect(changed?.table?.sentence).toMatch(
    / (without the|with .* instead of) .*; we can’t check it for Ben$/,
  );
  const changedAt = { token: ana.token, params: { id: changed?.id ?? 0 } };
  expect((await app.ok('getRecipe', changedAt)).data.table).toEqual(changed?.table);
  expect((await app.ok('findTableVersion', changedAt)).data.kind).toBe(changed?.table?.after_change);
  const { data: version } = await app.ok('findTableVersion', { token: ana.token, params });
  expect(version.people.map(({ name, fits }) => [name, fits])).toEqual([
    ['Ana', !page.allergens.includes('Eggs')],
    ['Ben', null],
    ['Lena', false],
  ]);
  expect(version.people.map(({ servings }) => servings)).toEqual([1, 1, 0.7]);
  expect(version.servings).toBe(3);
  expect(version.people.at(-1)?.why).toMatch(/^Contains milk/);
  await app.fails('findTableVersion', 404, { token: ana.token, params: { id: 'no-such-recipe' } });
  await app.fails('findTableVersion', 404, { token: stranger.token, params });
});
