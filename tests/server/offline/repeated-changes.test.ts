import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { consumeQuota } from '#server/queries/rate-limits.ts';
import { limits } from '#server/security/limits.ts';
import { queueStore } from '#src/offline/queue-store.ts';
import { requeueRefused } from '#src/offline/send-queue.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { png } from '#tests/server/files/pictures.ts';
import { type PlannerMember, plannerMember } from '#tests/server/planner/planner-member.ts';
import { type OfflineDevice, offlineDevice } from './offline-device.ts';
import { at, doEdit, edits, start, type World } from './offline-edits.ts';
import { plainClient, wipeChanges } from './plain-client.ts';
import { shownTo } from './shown-to-member.ts';

let app: TestApp;
let anna: PlannerMember;
let ben: PlannerMember;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  anna = await plannerMember(app);
  ben = await plannerMember(app);
  const { data } = await app.ok('listRecipes', { token: anna.token, query: { per_page: 3 } });
  world = { recipes: data.map(({ id }) => id) };
});
afterAll(() => app.close());
beforeEach(() => wipeChanges(app, [anna, ben]));

/** What the page of changes lists, apart from what was sent as it was. */
async function newsOf({ queue }: OfflineDevice) {
  await queue.refresh();
  const { pending, history } = queue.content();
  const news = history.filter(({ state }) => state !== 'sent');
  return { pending, news: news.map(({ state, text, detail }) => `${state}: ${text}. ${detail}`) };
}
const nothing = { pending: [], news: [] };

const lostSteps = fc.array(
  fc.record({ edit: edits, meanwhile: fc.array(edits, { minLength: 1, maxLength: 3 }) }),
  { minLength: 1, maxLength: 5 },
);

const walks = Number(process.env['RUNS'] ?? 3);

test('EXT-21 any change that was carried out stays done when its answer is lost, whatever happens elsewhere until it is sent again', {
  timeout: Math.max(240_000, walks * 20_000),
}, async () => {
  await fc.assert(
    fc.asyncProperty(lostSteps, async (steps) => {
      await wipeChanges(app, [anna, ben]);
      const device = await offlineDevice(app, anna);
      const [elsewhere, model] = [plainClient(app, anna), plainClient(app, ben)];
      for (const { edit, meanwhile } of steps) {
        await device.losingResponses(() => doEdit(device.client, world, edit));
        await doEdit(model, world, edit);
        for (const other of meanwhile) {
          await doEdit(elsewhere, world, other);
          await doEdit(model, world, other);
        }
        await device.send();
        expect(await newsOf(device)).toEqual(nothing);
        expect(await shownTo(device.client, world)).toEqual(await shownTo(model, world));
      }
    }),
    { numRuns: walks },
  );
});

const soup = (title: string) => ({
  title,
  servings: 2,
  ingredients: ['500 g carrots', '20 g butter'],
  steps: ['Simmer.'],
});

test('EXT-21 an own recipe whose answer was lost is done, although it was deleted, its limit reached or its page imported meanwhile', async () => {
  const device = await offlineDevice(app, anna);
  const { client } = device;
  const address = 'https://example.org/soup';
  const post = (title: string, source: string | null = null) =>
    client.POST('/users/me/recipes', { body: { ...soup(title), source_address: source } });
  await device.losingResponses(() => post('Deleted meanwhile'));
  await app.db.deleteFrom('recipes').where('owner_id', '=', anna.userId).execute();
  await device.send();
  expect(await newsOf(device)).toEqual(nothing);

  await device.losingResponses(() => post('Imported', address));
  const taken = await plainClient(app, anna).POST('/users/me/recipes', {
    body: { ...soup('Again'), source_address: address },
  });
  expect(taken.response.status).toBe(409);
  await device.send();
  expect(await newsOf(device)).toEqual(nothing);
  const titles = await app.db
    .selectFrom('recipes')
    .select('title')
    .where('owner_id', '=', anna.userId)
    .execute();
  expect(titles).toEqual([{ title: 'Imported' }]);
});

test('EXT-21 a line without a known food is reported as something to add, not as a recipe that could not be saved', async () => {
  const device = await offlineDevice(app, anna);
  const body = { ...soup('Odd soup'), ingredients: ['500 g carrots', '3 g zzyzx'] };
  await device.losingResponses(() => device.client.POST('/users/me/recipes', { body }));
  await device.send();
  expect((await newsOf(device)).news).toEqual([
    'incomplete: New recipe: Odd soup. We don’t know the food in “3 g zzyzx”. Edit the recipe and save it again to choose one.',
  ]);
});

test('EXT-21 a change that was carried out stays done when the membership ends meanwhile, and one that was not waits for the next', async () => {
  const member = await plannerMember(app);
  const device = await offlineDevice(app, member);
  const [recipe = 0] = world.recipes;
  const plan = (date: string) =>
    device.client.POST('/recipes/{id}/meal-plan', { ...at(recipe), body: { date } });
  await device.losingResponses(() => plan('2026-05-05'));
  device.setOnline(false);
  await plan('2026-05-06');
  device.setOnline(true);
  const membership = await app.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', member.userId)
    .execute();
  await app.db.deleteFrom('subscriptions').where('user_id', '=', member.userId).execute();
  await device.send();
  expect((await newsOf(device)).pending.map(({ body }) => body)).toEqual([{ date: '2026-05-06' }]);
  expect((await newsOf(device)).news).toEqual([]);
  const refused = await plainClient(app, member).POST('/recipes/{id}/meal-plan', {
    ...at(recipe),
    body: { date: '2026-05-07' },
  });
  expect(refused.response.status).toBe(402);

  await app.db.insertInto('subscriptions').values(membership).execute();
  await device.send();
  expect(await newsOf(device)).toEqual(nothing);
  const { data } = await app.ok('listMealPlans', { token: member.token, query: { start } });
  const planned = Object.values(data[0] ?? {}).flatMap((days) => days.flatMap(({ items }) => items));
  expect(planned).toHaveLength(2);
});

test('EXT-21 a review with a picture is done, although the pictures of the day are used up meanwhile', async () => {
  const member = await plannerMember(app);
  const device = await offlineDevice(app, member);
  const [recipe = 0] = world.recipes;
  const form = new FormData();
  form.set('rating', '4');
  form.set('file', new Blob([new Uint8Array(await png())], { type: 'image/png' }), 'dish.png');
  const write = () =>
    device.client.POST('/recipes/{id}/reviews', {
      ...at(recipe),
      body: { rating: 4 },
      bodySerializer: () => form,
    });
  await device.losingResponses(write);
  while ((await consumeQuota(app.db, limits.picture, member.userId, app.clock.now())) === 0);
  await device.send();
  expect(await newsOf(device)).toEqual(nothing);
  const { data } = await app.ok('getOwnReview', { token: member.token, params: { id: recipe } });
  expect(data?.attachments).toHaveLength(1);
});

test('EXT-21 what belongs to a refused recipe follows it when it is tried again, and nothing is done twice', async () => {
  const device = await offlineDevice(app, anna);
  device.setOnline(false);
  const [recipe = 0] = world.recipes;
  const { data } = await device.client.POST('/recipes/collections', { body: { name: 'Soups' } });
  const id = data?.data.id ?? '';
  await device.client.POST('/recipes/collections/{id}/sync', { ...at(id), body: { recipe_ids: [recipe] } });
  // refused by another version of the server, say
  for (const mutation of await queueStore.list(anna.userId))
    await queueStore.settle(mutation, {
      history: {
        id: mutation.key,
        userId: anna.userId,
        text: mutation.operationId,
        state: 'refused',
        detail: '',
        at: mutation.createdAt,
        isRead: false,
        mutation,
      },
    });
  device.setOnline(true);
  const refused = (await queueStore.history(anna.userId)).toSorted((a) =>
    a.text === 'createCollection' ? -1 : 1,
  );
  for (const entry of refused) await requeueRefused(device.device, refused, entry.id);
  await device.send();
  expect(await newsOf(device)).toEqual(nothing);
  const { data: held } = await app.ok('listCollections', { token: anna.token });
  expect(held.map(({ name, recipes_count: count }) => [name, count])).toContainEqual(['Soups', 1]);
});

test('EXT-21 a picture of a recipe that was written offline reaches it once it was sent, and is refused in words before', async () => {
  const device = await offlineDevice(app, anna);
  device.setOnline(false);
  const { data } = await device.client.POST('/users/me/recipes', { body: soup('Cabin soup') });
  const id = data?.data.ref_id ?? '';
  const photo = new Blob([new Uint8Array(await png())], { type: 'image/png' });
  const upload = () =>
    device.client.POST('/users/me/recipes/{id}/photo', {
      ...at(id),
      body: { photo },
      bodySerializer: () => {
        const form = new FormData();
        form.set('photo', photo, 'soup.png');
        return form;
      },
    });
  const before = await upload();
  expect(before.response.status).toBe(409);
  expect(before.error).toEqual({ message: 'This isn’t sent yet. Try again once you’re online.' });
  device.setOnline(true);
  await device.send();
  await device.queue.refresh();
  const { data: stored } = await upload();
  expect(stored?.data.image).toMatch(/^\/files\/recipes\//);
});

test('EXT-21 two requests of one change that arrive together count once, although only one picture of the day is left', async () => {
  const member = await plannerMember(app);
  const { times } = limits.picture;
  for (let used = 1; used < times; used += 1)
    await consumeQuota(app.db, limits.picture, member.userId, app.clock.now());
  const [recipe = 0] = world.recipes;
  const key = crypto.randomUUID();
  const picture = new Blob([new Uint8Array(await png())], { type: 'image/png' });
  const form = () => {
    const fields = new FormData();
    fields.set('rating', '4');
    fields.set('file', picture, 'dish.png');
    return fields;
  };
  const write = () =>
    plainClient(app, member).POST('/recipes/{id}/reviews', {
      ...at(recipe),
      headers: { 'Idempotency-Key': key },
      body: { rating: 4 },
      bodySerializer: form,
    });
  const [first, second] = await Promise.all([write(), write()]);
  expect([first.response.status, second.response.status]).toEqual([201, 201]);
  expect(second.data).toEqual(first.data);
});

test('EXT-21 a collection that got another name is done when the answer to that is lost, with what belongs to it', async () => {
  const device = await offlineDevice(app, anna);
  const { client } = device;
  const [recipe = 0] = world.recipes;
  const create = (name: string) => client.POST('/recipes/collections', { body: { name } });
  await create('Stews');
  device.setOnline(false);
  const { data } = await create('Stews');
  const id = data?.data.id ?? '';
  await client.POST('/recipes/collections/{id}/sync', { ...at(id), body: { recipe_ids: [recipe] } });
  device.setOnline(true);
  await device.send(['answered', 'responseLost']);
  expect((await newsOf(device)).pending).toHaveLength(2);
  await device.send();
  const { pending, news } = await newsOf(device);
  expect(pending).toEqual([]);
  expect(news).toEqual([
    'adjusted: New collection: Stews. You have a collection named Stews already, so the new one is called Stews (2).',
  ]);
  const { data: held } = await app.ok('listCollections', { token: anna.token });
  expect(held.map(({ name, recipes_count: count }) => [name, count])).toEqual(
    expect.arrayContaining([
      ['Stews', 0],
      ['Stews (2)', 1],
    ]),
  );
});

test('EXT-21 a change that was carried out is done, although its response is no longer kept', async () => {
  const device = await offlineDevice(app, anna);
  await device.losingResponses(() =>
    device.client.POST('/users/me/recipes', { body: soup('Forgotten soup') }),
  );
  await app.db.updateTable('applied_changes').set({ response_encrypted: null }).execute();
  await device.send();
  expect(await newsOf(device)).toEqual(nothing);
});
