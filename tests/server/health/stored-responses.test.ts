import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { consentIds, foodNeedMetas } from '#domain/consent/consents.ts';
import { deleteAccount } from '#server/accounts/delete-account.ts';
import { putMetas } from '#server/queries/metas.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { anaAndBen, joinHousehold, memberNamed } from '#tests/server/household/household-members.ts';

let app: TestApp;
let ana: TestMember;
let ben: TestMember;
let refs: readonly string[];
let ids: { readonly ana: string; readonly ben: string };
const idOf = async ({ token }: TestMember) => (await app.ok('getCurrentUser', { token })).data.id;
beforeAll(async () => {
  app = await startTestApp();
  ({ ana, ben } = await anaAndBen(app));
  ids = { ana: await idOf(ana), ben: await idOf(ben) };
  const rows = await app.db.selectFrom('recipes').select('ref_id').orderBy('id').limit(2).execute();
  refs = rows.map(({ ref_id }) => ref_id);
});
afterAll(() => app.close());

const keys = { ana: randomUUID(), ben: randomUUID() };
const plan = ({ token }: TestMember, key: string) =>
  app.call('scheduleRecipe', {
    token,
    headers: { 'idempotency-key': key },
    params: { id: refs[0] ?? '' },
    body: { date: '2026-05-20' },
  });
const rowsOf = (userId: string) =>
  app.db.selectFrom('applied_changes').selectAll().where('user_id', '=', userId).execute();
const forgotten = async (userId: string) =>
  (await rowsOf(userId)).every(({ response_encrypted: encrypted }) => encrypted === null);

/** Both have a stored response. */
beforeEach(async () => {
  await app.db.deleteFrom('applied_changes').execute();
  for (const [member, key] of [
    [ana, keys.ana],
    [ben, keys.ben],
  ] as const)
    expect((await plan(member, key)).status).toBe(201);
  expect([await forgotten(ids.ana), await forgotten(ids.ben)]).toEqual([false, false]);
});

test('responses to keyed changes can’t be read without the key of the server, nor by another member’s row', async () => {
  const [row] = await rowsOf(ids.ana);
  const text = JSON.stringify(await app.db.selectFrom('applied_changes').selectAll().execute());
  expect(text).not.toMatch(/2026-05-20|servings|title|slot/);
  await app.db
    .updateTable('applied_changes')
    .set({ response_encrypted: row?.response_encrypted ?? '', target_encrypted: null })
    .where('user_id', '=', ids.ben)
    .execute();
  expect((await plan(ben, keys.ben)).status).toBe(410);
});

test('a repeat of a change whose response is forgotten changes nothing, and says that it is saved', async () => {
  const dishes = async () => {
    const { data } = await app.ok('listMealPlans', { token: ana.token, query: { start: '2026-05-18' } });
    return data[0]?.['2026-05-20']?.[0]?.items.length;
  };
  const before = await dishes();
  await app.db.updateTable('applied_changes').set({ response_encrypted: null }).execute();
  expect(await plan(ana, keys.ana)).toMatchObject({
    status: 410,
    body: { message: 'This change is saved already.' },
  });
  expect(await dishes()).toBe(before);
  // one from before paths and bodies were stored
  await app.db.updateTable('applied_changes').set({ target_encrypted: null }).execute();
  expect((await plan(ana, keys.ana)).status).toBe(410);
});

async function takes(...names: readonly string[]) {
  const { token } = ana;
  const { data } = await app.ok('listMedicines', { token });
  const medicines = data.filter(({ name }) => names.includes(name));
  expect(medicines).toHaveLength(names.length);
  await app.ok('saveMyMedicines', {
    token,
    body: { answer: 'some', medicines: medicines.map(({ medicine_id }) => ({ medicine_id })) },
  });
}

test.each(consentIds)(
  'EXT-19 responses of a member and of their household are forgotten when the consent %s is withdrawn',
  async (id) => {
    await app.ok('withdrawConsent', { token: ana.token, params: { id } });
    expect([await forgotten(ids.ana), await forgotten(ids.ben)]).toEqual([true, true]);
    const { data } = await app.ok('listConsents', { token: ana.token });
    const version = data.find((each) => each.id === id)?.version ?? '';
    await app.ok('giveConsent', { token: ana.token, params: { id }, body: { version } });
  },
);

test('so they are when a medicine is taken from the list', async () => {
  await takes('Simvastatin', 'Warfarin');
  expect((await plan(ana, randomUUID())).status).toBe(201);
  await takes('Simvastatin');
  expect([await forgotten(ids.ana), await forgotten(ids.ben)]).toEqual([true, true]);
});

test.each(foodNeedMetas)('so they are when %s is changed', async (name) => {
  const values =
    name.startsWith('recipe_low_') && !name.endsWith('ingredients') ? [true, false] : [['milk'], []];
  const [first = null, second = null] = values;
  await putMetas(app.db, ids.ana, { [name]: first });
  expect((await plan(ana, randomUUID())).status).toBe(201);
  await putMetas(app.db, ids.ana, { [name]: first, questionnaire_answered: true });
  expect(await forgotten(ids.ana)).toBe(false);
  await putMetas(app.db, ids.ana, { [name]: second });
  expect([await forgotten(ids.ana), await forgotten(ids.ben)]).toEqual([true, true]);
});

test.each(['shares_food', 'shares_energy'] as const)('so they are when %s ends', async (what) => {
  const sharing = { shares_food: true, shares_energy: true };
  await app.ok('saveHouseholdSharing', { token: ana.token, body: sharing });
  expect(await forgotten(ids.ben)).toBe(false);
  await app.ok('saveHouseholdSharing', { token: ana.token, body: { ...sharing, [what]: false } });
  expect([await forgotten(ids.ana), await forgotten(ids.ben)]).toEqual([true, true]);
});

test('so they are when somebody leaves the household or its account is deleted', async () => {
  const eva = await memberNamed(app, 'Eva');
  await joinHousehold(app, ana, eva);
  await app.ok('leaveHousehold', { token: eva.token });
  expect([await forgotten(ids.ana), await forgotten(ids.ben)]).toEqual([true, true]);
  const ida = await memberNamed(app, 'Ida');
  await joinHousehold(app, ana, ida);
  const idaId = await idOf(ida);
  expect((await plan(ben, randomUUID())).status).toBe(201);
  await app.db.transaction().execute((tx) => deleteAccount(app.context, tx, idaId));
  expect(await forgotten(ids.ben)).toBe(true);
});

test('so they are when a child’s profile changes or is removed', async () => {
  const { token } = ana;
  const child = {
    name: 'Mia',
    kind: 'child',
    age: 5,
    allergens: ['Milk'],
    diets: [],
    excluded_foods: [],
    low: [],
    energy_target: null,
  } as const;
  const { data } = await app.ok('addDependent', { token, body: child });
  const id = data?.people.find(({ name }) => name === 'Mia')?.id ?? '';
  expect(await forgotten(ids.ben)).toBe(false);
  await app.ok('updateDependent', { token, params: { id }, body: { ...child, allergens: [] } });
  expect(await forgotten(ids.ben)).toBe(true);
  expect((await plan(ben, randomUUID())).status).toBe(201);
  await app.ok('removeDependent', { token, params: { id } });
  expect(await forgotten(ids.ben)).toBe(true);
});
