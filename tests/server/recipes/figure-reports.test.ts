import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { statusArea } from '#server/admin/commands/status.ts';
import { readConfig } from '#server/config.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { adminOf } from '#tests/server/operator/admin-run.ts';

let app: TestApp;
let admin: ReturnType<typeof adminOf>;
let [anna, ben] = [{} as TestMember, {} as TestMember];
let id: number;
beforeAll(async () => {
  app = await startTestApp();
  admin = adminOf(app);
  [anna, ben] = [await app.member(), await app.member()];
  id = (await app.ok('listRecipes', { token: anna.token })).data[0]?.id ?? 0;
});
beforeEach(async () => {
  await app.db.deleteFrom('figure_reports').execute();
});
afterAll(() => app.close());

const text = 'My dietitian’s table says <b>more</b>.';
const rows = () => app.db.selectFrom('figure_reports').selectAll().orderBy('created_at').execute();
const open = async () => JSON.parse((await admin(['reports', '--json'])).out);

test('a reported figure reaches the operator as the member was shown it, until it is done', async () => {
  const { token } = anna;
  const at = { token, params: { id } };
  const { data: recipe } = await app.ok('getRecipe', at);
  const [reason] = recipe.verdicts.oxalate.reasons;
  if (reason === undefined) throw new Error('The recipe has no ingredients.');
  expect((await admin(['reports'])).out).toBe('There are no open reports.\n');
  expect(await app.ok('reportFigure', { ...at, body: { text: ` ${text} `, axis: 'oxalate' } })).toEqual({
    message: 'Thanks, we’ll look into it.',
  });
  app.clock.advance(1_000);
  await app.ok('reportFigure', { ...at, body: { text, axis: 'oxalate', food_id: reason.food_id } });
  app.clock.advance(1_000);
  await app.ok('reportFigure', { ...at, body: { text } });

  const [ofDish, ofFood, ofAll] = await open();
  const words = { 1: 'Low', 2: 'Medium', 3: 'High' } as const;
  const { level, dose } = recipe.verdicts.oxalate;
  expect(ofDish).toMatchObject({ recipe: recipe.ref_id, axis: 'oxalate', food: null, text, handled: null });
  expect(ofDish.figure).toContain(`Oxalate: ${level === null ? 'Unknown' : words[level]}`);
  expect(ofDish.figure).toContain(String(dose));
  expect(ofFood.figure).toContain(`${reason.ingredient} ${reason.grams} g`);
  expect(ofAll.figure).toMatch(/^Oxalate: \w+, Histamine: \w+, .*FODMAP: \w+/);
  expect(JSON.stringify([ofDish, ofFood, ofAll])).not.toContain(anna.email);
  expect((await admin(['reports', 'list'])).out).toContain(recipe.ref_id);

  const { data: archive } = await app.ok('exportCurrentUser', { token });
  expect(archive.figure_reports.map((each) => [each.text, each.handled_at])).toEqual(
    [text, text, text].map((each) => [each, null]),
  );
  expect((await admin(['reports', 'done', ofDish.id, '--dry-run'])).out).toContain('Nothing was changed.');
  expect((await admin(['reports', 'done', ofDish.id])).out).toContain('as done.');
  expect((await admin(['reports', 'done', ofDish.id])).out).toBe('It’s done already.\n');
  expect(await open()).toEqual([ofFood, ofAll]);
  for (const unknown of ['1', '00000000-0000-4000-8000-000000000000'])
    expect(await admin(['reports', 'done', unknown])).toMatchObject({ code: 1 });

  const areas = [statusArea(() => readConfig({ DATA_DIR: '/nowhere' }))];
  expect(JSON.parse((await admin(['status', '--json'], { areas })).out).counts).toMatchObject({
    'open reports': 2,
  });
});

test('a report of a dish with swaps has the figure of the dish with them', async () => {
  const { token } = anna;
  const { id: tomatoes } = (
    await app.ok('getRecipe', { token, params: { id: 'spaghetti-with-fresh-tomato-and-basil' } })
  ).data;
  const at = { token, params: { id: tomatoes }, query: { swapped: ['cherry-tomatoes:zucchini'] } };
  await app.ok('reportFigure', { ...at, body: { text, axis: 'histamine', food_id: 'zucchini' } });
  await app.fails('reportFigure', 422, { ...at, body: { text, food_id: 'cherry-tomatoes' } });
  expect((await rows()).map(({ figure }) => figure)).toEqual([expect.stringMatching(/; zucchini \d/i)]);
});

test('a stranger’s recipe, a foreign ingredient, and a blank or long text are refused and not stored', async () => {
  const { data: own } = await app.ok('createOwnRecipe', {
    token: anna.token,
    body: {
      title: 'Leek soup',
      servings: 2,
      ingredients: ['500 g carrots'],
      steps: ['Simmer the carrots.'],
      meal_types: ['Soup'],
    },
  });
  const { token } = ben;
  await app.fails('reportFigure', 404, { token, params: { id: own.id }, body: { text } });
  await app.fails('reportFigure', 404, { token, params: { id: 'no-such-dish' }, body: { text } });
  await app.fails('reportFigure', 401, { params: { id }, body: { text } });
  const at = { token, params: { id } };
  const blank = await app.fails('reportFigure', 422, { ...at, body: { text: ' \n ' } });
  expect(blank.errors).toEqual({ text: ['Tell us what looks wrong.'] });
  for (const wrong of ['', 'x'.repeat(1_001)])
    await app.fails('reportFigure', 422, { ...at, body: { text: wrong } });
  const foreign = await app.fails('reportFigure', 422, { ...at, body: { text, food_id: 'plutonium' } });
  expect(foreign.errors).toHaveProperty('food_id');
  expect(await rows()).toEqual([]);
  await app.ok('reportFigure', {
    ...at,
    token: anna.token,
    params: { id: own.id },
    body: { text: '💥'.repeat(500) },
  });
  await app.ok('deleteOwnRecipe', { token: anna.token, params: { id: own.id } });
  expect(await rows()).toEqual([]);
});

test('a member reports 20 figures a day, which does not limit others', async () => {
  const { token } = await app.member();
  const at = { token, params: { id }, body: { text } };
  for (let index = 0; index < 20; index += 1) await app.ok('reportFigure', at);
  const { message } = await app.fails('reportFigure', 429, at);
  expect(message).toBe('You’ve reported many figures today. Please try again tomorrow.');
  await app.ok('reportFigure', { ...at, token: ben.token });
  expect(await rows()).toHaveLength(21);
});

test('guests report, too, ten times a day from one address, which is not stored', async () => {
  const at = { params: { id }, body: { text, axis: 'oxalate' as const }, address: '203.0.113.7' };
  for (let index = 0; index < 10; index += 1) await app.ok('reportGuestFigure', at);
  const { message } = await app.fails('reportGuestFigure', 429, at);
  expect(message).toBe('You’ve reported many figures today. Please try again tomorrow.');
  await app.ok('reportGuestFigure', { ...at, address: '203.0.113.8' });
  const stored = await rows();
  expect(stored).toHaveLength(11);
  expect(stored[0]).toMatchObject({ user_id: null, axis: 'oxalate', text });
  expect(stored[0]?.figure).toMatch(/^Oxalate: \w+/);
  expect(JSON.stringify(stored)).not.toContain('203.0.113');
  expect(await open()).toHaveLength(11);

  const elsewhere = { ...at, address: '203.0.113.9' };
  await app.fails('reportGuestFigure', 404, { ...elsewhere, params: { id: 'no-such-dish' } });
  await app.fails('reportGuestFigure', 422, { ...elsewhere, body: { text: ' \n ' } });
  await app.fails('reportGuestFigure', 422, { ...elsewhere, body: { text, food_id: 'plutonium' } });
});
