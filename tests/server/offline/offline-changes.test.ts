import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { png } from '#tests/server/files/pictures.ts';
import { type PlannerMember, plannerMember } from '#tests/server/planner/planner-member.ts';
import { isOnPostgres } from '#tests/server/test-database.ts';
import { type DeliveryOutcome, type OfflineDevice, offlineDevice } from './offline-device.ts';
import { collectionsOf, doEdit, edits, type World } from './offline-edits.ts';
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

const wipe = () => wipeChanges(app, [anna, ben]);
beforeEach(wipe);

const ticksOf = ({ userId }: PlannerMember) =>
  app.db.selectFrom('shopping_ticks').select('food_id').where('user_id', '=', userId).execute();
const waitingOf = async (device: OfflineDevice) => {
  await device.queue.refresh();
  const { pending, history } = device.queue.content();
  const losses = history.filter(({ state }) => state !== 'sent');
  return { changes: pending, losses: losses.map(({ text, detail }) => `${text}. ${detail}`) };
};
/** The first visit, which fills the cache. */
const visit = async ({ client }: OfflineDevice) => {
  await shownTo(client, world);
  const query = { query: { per_page: 3 } };
  await client.GET('/recipes', { params: query });
};
const untilSent = async (device: OfflineDevice) => {
  device.setOnline(true);
  for (let tries = 0; tries < 20 && (await device.send())?.remaining !== 0; tries += 1);
};

const deliveryOutcomes = fc.array(
  fc.constantFrom<DeliveryOutcome>('answered', 'requestLost', 'responseLost', 'down', 'closed'),
  {
    maxLength: 4,
  },
);
/** On the embedded database each takes four times as long; at night both do more. */
const walks = Number(process.env['RUNS'] ?? (isOnPostgres ? 8 : 2));
const walkTimeout = Math.max(240_000, walks * 10_000);
const steps = fc.array(fc.record({ edit: edits, isSent: fc.boolean(), fates: deliveryOutcomes }), {
  minLength: 1,
  maxLength: 7,
});

test('EXT-06 any edits made offline are shown at once and applied once: none lost, none doubled, with lost responses, a server that is down and an app that is closed midway', {
  timeout: walkTimeout,
}, async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      await wipe();
      let device = await offlineDevice(app, anna);
      await visit(device);
      const model = plainClient(app, ben);
      let isUnsure = false;
      for (const [index, { edit, isSent, fates: outcomes }] of all.entries()) {
        device.setOnline(false);
        await doEdit(device.client, world, edit);
        await doEdit(model, world, edit);
        const isLooked = isSent || index === all.length - 1;
        if (isLooked && !isUnsure)
          expect(await shownTo(device.client, world)).toEqual(await shownTo(model, world));
        if (!isSent) continue;
        device.setOnline(true);
        const report = await device.send(outcomes);
        if (report === null) device = await device.reopen();
        // the server may have applied what is still pending
        isUnsure = report?.remaining !== 0;
        await visit(device);
      }
      device = await device.reopen();
      await untilSent(device);
      const { changes, losses } = await waitingOf(device);
      expect([changes, losses]).toEqual([[], []]);
      expect(await shownTo(plainClient(app, anna), world)).toEqual(await shownTo(model, world));
      expect(await ticksOf(anna)).toEqual(await ticksOf(ben));
    }),
    { numRuns: walks },
  );
});

test('EXT-06 a dish that is moved offline to a day without a plan is shown there, and later changes of it are not lost', async () => {
  const device = await offlineDevice(app, anna);
  await visit(device);
  device.setOnline(false);
  const edit = { recipe: 0, other: 0, day: 0, isEnabled: false } as const;
  await doEdit(device.client, world, { ...edit, kind: 'schedule' });
  await doEdit(device.client, world, { ...edit, kind: 'move', other: 1 });
  await doEdit(device.client, world, { ...edit, kind: 'servings', day: 1 });
  const { days } = await shownTo(device.client, world);
  expect(days.map((titles) => titles.length)).toEqual([0, 1, 0]);
  expect(days[1]?.[0]).toMatch(/: 3 /);
  await untilSent(device);
  const { changes, losses } = await waitingOf(device);
  expect([changes, losses]).toEqual([[], []]);
  expect((await shownTo(plainClient(app, anna), world)).days).toEqual(days);
});

test('EXT-06 a review with its picture is stored unchanged and once; a refused picture is reported, and the text stays', async () => {
  const device = await offlineDevice(app, anna);
  await visit(device);
  device.setOnline(false);
  const [recipe = 0, other = 0] = world.recipes;
  const write = (id: number, picture: Blob) => {
    const form = new FormData();
    form.set('rating', '4');
    form.set('comment', 'Mild.');
    form.set('file', picture, 'dish.png');
    return device.client.POST('/recipes/{id}/reviews', {
      params: { path: { id: String(id) } },
      body: { rating: 4 },
      bodySerializer: () => form,
    });
  };
  const own = async (id: number) =>
    (await app.ok('getOwnReview', { token: anna.token, params: { id } })).data;
  const { data: shown } = await write(recipe, new Blob([new Uint8Array(await png())], { type: 'image/png' }));
  expect(shown?.data).toMatchObject({ rating: 4, comment: 'Mild.', created_at_text: 'waiting to be sent' });
  expect(shown?.data.attachments[0]?.image_url).toMatch(/^blob:/);
  await write(other, new Blob(['no picture'], { type: 'image/png' }));
  device.setOnline(true);
  const again = await device.reopen();
  expect(await again.send(['responseLost'])).toMatchObject({ remaining: 2 });
  expect(await again.send()).toMatchObject({ sent: 2, refused: 0, remaining: 0 });
  const { rows } = {
    rows: await app.db.selectFrom('files').select('state').where('user_id', '=', anna.userId).execute(),
  };
  expect(rows).toEqual([{ state: 'used' }]);
  expect((await own(recipe))?.attachments).toHaveLength(1);
  expect(await own(other)).toMatchObject({ rating: 4, comment: 'Mild.', attachments: [] });
  const [loss] = (await waitingOf(again)).losses;
  expect(loss).toMatch(
    /^Review of .*\. We couldn’t save the picture in your review of .*\. .* Your words and stars are saved/,
  );
});

test('EXT-06 concurrent changes of others stay, a taken name gets a number, a deleted target is reported, and the rest is sent', async () => {
  const device = await offlineDevice(app, anna);
  const elsewhere = plainClient(app, anna);
  const [one = 0, two = 0, three = 0] = world.recipes;
  const make = async (name: string) =>
    (await elsewhere.POST('/recipes/collections', { body: { name } })).data?.data.id ?? '';
  const at = (id: string) => ({ params: { path: { id } } });
  const [soups, removed] = [await make('Soups'), await make('Gone')];
  await elsewhere.POST('/recipes/collections/{id}/sync', { ...at(soups), body: { recipe_ids: [one, two] } });
  await visit(device);
  await device.client.GET('/recipes/collections/{id}', {
    params: { path: { id: soups }, query: { sort_by: 'default' } },
  });
  device.setOnline(false);
  const { client } = device;
  await client.POST('/recipes/collections/{id}/sync', { ...at(soups), body: { recipe_ids: [one] } });
  await client.PUT('/recipes/collections/{id}', { ...at(removed), body: { name: 'Still there' } });
  await client.POST('/recipes/collections', { body: { name: 'Breads' } });
  const twice = await client.POST('/recipes/collections', { body: { name: ' breads ' } });
  expect(twice.response.status).toBe(422);
  await client.POST('/recipes/{id}/favorites', { ...at(String(one)), body: { is_favorite: true } });
  const sorted = await client.GET('/recipes/collections/{id}', {
    params: { path: { id: soups }, query: { sort_by: 'z-a' } },
  });
  expect(sorted.data?.data.recipes.map(({ id }) => id)).toEqual([one]);

  await elsewhere.POST('/recipes/collections/{id}/sync', {
    ...at(soups),
    body: { recipe_ids: [one, two, three] },
  });
  await elsewhere.DELETE('/recipes/collections/{id}', at(removed));
  await make('Breads');
  device.setOnline(true);
  expect(await device.send()).toMatchObject({ sent: 3, refused: 1, remaining: 0 });
  const all = (await collectionsOf(elsewhere)).map(({ name, recipes }) => [
    name,
    ...recipes.map(({ id }) => id),
  ]);
  expect(all.find(([name]) => name === 'Soups')?.toSorted()).toEqual(['Soups', one, three].toSorted());
  expect(all.map(([name]) => name)).toEqual(expect.arrayContaining(['Breads', 'Breads (2)']));
  expect((await waitingOf(device)).losses.toSorted()).toEqual([
    'Collection renamed: Gone is Still there. We can’t find that collection. It may have been deleted on another device, so trying again won’t help.',
    'New collection: Breads. You have a collection named Breads already, so the new one is called Breads (2).',
  ]);
  // items created offline are found by their temporary id
  const { id: own } = twice.data?.data ?? { id: '' };
  expect(own).toBe('');
});

test('EXT-06 an own recipe that is edited on two devices keeps both edits; of the same part the later one, which is said', async () => {
  const elsewhere = plainClient(app, anna);
  const recipe = {
    title: 'Soup',
    summary: '',
    servings: 2,
    meal_types: [],
    ingredients: ['200 g carrots'],
    line_choices: [],
    steps: ['Simmer.'],
  };
  const { data: created } = await elsewhere.POST('/users/me/recipes', { body: recipe });
  const id = created?.data.ref_id ?? '';
  const at = { params: { path: { id } } };
  const device = await offlineDevice(app, anna);
  const edit = async (own: Partial<typeof recipe>, other: Partial<typeof recipe>) => {
    await device.client.GET('/recipes/{id}', at);
    device.setOnline(false);
    await device.client.PUT('/users/me/recipes/{id}', { ...at, body: own });
    await elsewhere.PUT('/users/me/recipes/{id}', { ...at, body: other });
    device.setOnline(true);
    expect(await device.send()).toMatchObject({ refused: 0, remaining: 0 });
    const { data } = (await elsewhere.GET('/recipes/{id}', at)).data ?? {};
    return [data?.title, data?.ingredient_lines, data?.instructions.steps.map(({ title }) => title)];
  };
  const steps = ['Simmer.', 'Blend.'];
  const ingredients = ['200 g carrots', '1 onion'];
  expect(await edit({ steps }, { title: 'Carrot soup', ingredients })).toEqual([
    'Carrot soup',
    ingredients,
    steps,
  ]);
  expect((await waitingOf(device)).losses).toEqual([]);
  await elsewhere.PUT('/users/me/recipes/{id}', { ...at, body: recipe });
  expect((await edit({ title: 'My soup' }, { title: 'Your soup', steps })).slice(0, 1)).toEqual(['My soup']);
  expect((await waitingOf(device)).losses).toEqual([
    expect.stringMatching(/^Recipe changed: My soup\. My soup was changed on another device, too\./),
  ]);
});
