import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { type OfflineDevice, offlineDevice } from '#tests/server/offline/offline-device.ts';
import { anaAndBen } from './household-members.ts';

let app: TestApp;
let phones: OfflineDevice[];
const start = '2026-05-04';
const [tuesday, wednesday, thursday] = ['2026-05-05', '2026-05-06', '2026-05-07'];

beforeAll(async () => {
  app = await startTestApp();
  const { ana, ben } = await anaAndBen(app);
  phones = [];
  for (const { token } of [ana, ben]) {
    const { data } = await app.ok('getCurrentUser', { token });
    await app.ok('saveHouseholdPlanning', { token, body: { shares_plan: true } });
    phones.push(await offlineDevice(app, { userId: data.id, token }));
  }
});
afterAll(() => app.close());

const rowsOf = async ({ client }: OfflineDevice) => {
  const { data } = await client.GET('/users/me/meal-plans', { params: { query: { start } } });
  return Object.values(data?.data[0] ?? {}).flatMap((days) =>
    (days ?? []).flatMap(({ id, date, items }) => items.map((item) => ({ planId: id, date, id: item.id }))),
  );
};
const ticksOf = async ({ client }: OfflineDevice) => {
  const { data } = await client.GET('/users/me/shopping-list', { params: { query: { start } } });
  const items = data?.data.flatMap((aisle) => aisle.items) ?? [];
  return Object.fromEntries(items.filter(({ ticked }) => ticked).map((it) => [it.food_id, it.ticked_by]));
};
const foodsOf = async ({ client }: OfflineDevice) => {
  const { data } = await client.GET('/users/me/shopping-list', { params: { query: { start } } });
  return data?.data.flatMap((aisle) => aisle.items.map(({ food_id }) => food_id)) ?? [];
};
const tick = ({ client }: OfflineDevice, foods: readonly string[], ticked: boolean) =>
  client.PUT('/users/me/shopping-list/ticks', {
    body: { start, items: foods.map((food_id) => ({ food_id, ticked, grams: null })) },
  });
const move = ({ client }: OfflineDevice, { planId, id }: { planId: string; id: string }, date: string) =>
  client.POST('/meal-plans/{id}/recipes/{recipeId}/move', {
    params: { path: { id: planId, recipeId: id } },
    body: { date },
  });

test('EXT-32 EXT-06 two members without a network change one plan and list: the last per row wins, nothing is lost', async () => {
  const [anas, bens] = phones;
  if (anas === undefined || bens === undefined) throw new Error('Two phones were expected.');
  const { data } = await anas.client.GET('/recipes', { params: { query: { per_page: 2 } } });
  const ids = data?.data.map(({ id }) => String(id)) ?? [];
  await anas.client.POST('/users/me/meal-plans', {
    body: { type: 'recipe', date: tuesday, ids, slot: 'dinner' },
  });
  const [first, second] = await rowsOf(bens);
  const foods = await foodsOf(anas);
  await rowsOf(anas);
  await foodsOf(bens);
  const [one = '', two = '', three = ''] = foods;
  if (first === undefined || second === undefined) throw new Error('Two dishes were expected.');

  for (const phone of phones) phone.setOnline(false);
  await tick(anas, [one, two], true);
  await move(anas, first, wednesday);
  await tick(bens, [two, three], true);
  await tick(bens, [one], false);
  await move(bens, first, thursday);
  await move(bens, second, thursday);
  expect((await rowsOf(anas)).find(({ id }) => id === first.id)?.date).toBe(wednesday);
  expect((await rowsOf(bens)).map(({ date }) => date)).toEqual([thursday, thursday]);

  for (const phone of [bens, anas]) {
    phone.setOnline(true);
    expect(await phone.send()).toMatchObject({ refused: 0, remaining: 0 });
  }
  for (const phone of phones) {
    const rows = await rowsOf(phone);
    expect(Object.fromEntries(rows.map(({ id, date }) => [id, date]))).toEqual({
      [first.id]: wednesday,
      [second.id]: thursday,
    });
  }
  expect(Object.keys(await ticksOf(anas)).sort()).toEqual([one, two, three].sort());
  expect(await ticksOf(bens)).toMatchObject({ [one]: 'Ana', [two]: 'Ana' });
  expect(await ticksOf(anas)).toMatchObject({ [three]: 'Ben' });
});

const titlesOn = async (date: string) => {
  const [, bens] = phones;
  const { data } = (await bens?.client.GET('/users/me/meal-plans', { params: { query: { start } } })) ?? {};
  return (data?.data[0]?.[date]?.[0]?.items ?? []).map(({ title }) => title).toSorted();
};
const dayOn = async ({ client }: OfflineDevice, date: string) => {
  const { data } = await client.GET('/users/me/meal-plans', { params: { query: { start } } });
  return data?.data[0]?.[date]?.[0];
};
const threeDishes = async ({ client }: OfflineDevice) => {
  const { data } = await client.GET('/recipes', { params: { query: { per_page: 3 } } });
  return (data?.data ?? []).map(({ id, ref_id, title }) => ({ id: String(id), ref_id, title }));
};
const plan = ({ client }: OfflineDevice, date: string, id: string) =>
  client.POST('/users/me/meal-plans', { body: { type: 'recipe', date, ids: [id], slot: 'dinner' } });

test('EXT-32 EXT-06 an undo without a network keeps what the other has put on the day meanwhile', async () => {
  const [anas, bens] = phones;
  if (anas === undefined || bens === undefined) throw new Error('Two phones were expected.');
  const date = '2026-05-08';
  const [one, two, three] = await threeDishes(anas);
  if (one === undefined || two === undefined || three === undefined) throw new Error('Three were expected.');
  await plan(anas, date, one.id);
  const before = await dayOn(anas, date);

  anas.setOnline(false);
  await plan(anas, date, two.id);
  const item = { type: 'recipe', id: one.ref_id, slot: 'dinner', servings: 1 } as const;
  const added = { ...item, id: two.ref_id };
  await anas.client.PUT('/users/me/meal-plans/days', {
    body: { days: [{ date, items: [item], after: [item, added] }] },
  });
  expect((await dayOn(anas, date))?.items.map(({ title }) => title)).toEqual([one.title]);
  await plan(bens, date, three.id);

  anas.setOnline(true);
  expect(await anas.send()).toMatchObject({ refused: 0, remaining: 0 });
  expect(await titlesOn(date)).toEqual([one.title, three.title].toSorted());
  expect((await dayOn(anas, date))?.items.map(({ id }) => id)).toContain(before?.items[0]?.id);
});

test('EXT-32 EXT-06 a day is not cleared over what the other has put on it, whatever else waits to be sent', async () => {
  const [anas, bens] = phones;
  if (anas === undefined || bens === undefined) throw new Error('Two phones were expected.');
  const date = '2026-05-09';
  const [one, two] = await threeDishes(anas);
  if (one === undefined || two === undefined) throw new Error('Two were expected.');
  await plan(anas, date, one.id);
  const { revision = '' } = (await dayOn(anas, date)) ?? {};

  anas.setOnline(false);
  await plan(anas, '2026-05-10', two.id);
  await anas.client.DELETE('/users/me/meal-plans/date', { params: { query: { date, revision } } });
  expect((await dayOn(anas, date))?.items).toEqual([]);
  await plan(bens, date, two.id);

  anas.setOnline(true);
  expect(await anas.send()).toMatchObject({ sent: 1, refused: 1, remaining: 0 });
  expect(await titlesOn(date)).toEqual([one.title, two.title].toSorted());
});

test('EXT-06 a day that is changed and then cleared without a network is empty', async () => {
  const [anas] = phones;
  if (anas === undefined) throw new Error('A phone was expected.');
  const date = '2026-05-05';
  const [one, two] = await threeDishes(anas);
  await plan(anas, date, one?.id ?? '');
  const { revision = '' } = (await dayOn(anas, date)) ?? {};

  anas.setOnline(false);
  await plan(anas, date, two?.id ?? '');
  await anas.client.DELETE('/users/me/meal-plans/date', { params: { query: { date, revision } } });
  anas.setOnline(true);
  expect(await anas.send()).toMatchObject({ refused: 0, remaining: 0 });
  expect(await titlesOn(date)).toEqual([]);
});
