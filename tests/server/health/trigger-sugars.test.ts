import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#domain/calendar/week.ts';
import { encryptJson } from '#server/health/encrypted-answers.ts';
import { findPrograms } from '#server/queries/trigger-tests.ts';
import { findUsualLoads } from '#server/triggers/usual-loads.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { openShop } from '#tests/server/membership/sandbox-shop.ts';
import { allNo, names, type Start, sugarTests } from './sugar-tests.ts';
import { personWithDiary } from './trigger-member.ts';

let app: TestApp;
let sugars: Awaited<ReturnType<typeof sugarTests>>;
beforeAll(async () => {
  app = await startTestApp();
  sugars = await sugarTests(app);
});
afterAll(() => app.close());

describe('EXT-31 several sugars in one restriction', () => {
  test('all of them are left out by verdicts, the plan, and its steadiness; a pause and a stop bring all back', async () => {
    const someone = await sugars.started('lactose', ['fructose', 'mannitol']);
    await (await openShop(app)).buy(someone.token);
    const { current } = await someone.tests();
    expect(current).toMatchObject({ substance: 'lactose', stage: 'restriction' });
    expect(current?.also_low).toEqual([
      { substance: 'fructose', name: 'Excess fructose' },
      { substance: 'mannitol', name: 'Mannitol' },
    ]);
    expect((await sugars.dosesOf(someone))?.toSorted()).toEqual(['fructose', 'lactose', 'mannitol']);
    const sentences = async () =>
      (await app.ok('listRecipes', { token: someone.token, query: { per_page: 50, query: 'mushroom' } })).data
        .map(({ fit }) => fit?.sentence ?? '')
        .filter((each) => /mannitol for your test/.test(each));
    expect((await sentences()).length).toBeGreaterThan(0);
    const { data: day } = await app.ok('generateMealPlan', {
      token: someone.token,
      body: { date: sugars.today(), seed: 3 },
    });
    const planned = day.items.flatMap(({ recipe_id }) => recipe_id ?? []);
    expect(planned.length).toBeGreaterThan(0);
    const rows = await app.db.selectFrom('recipes').select('doses').where('id', 'in', planned).execute();
    for (const { doses } of rows)
      for (const at of [1, 2, 6]) expect(doses?.[at], `${at}`).toBeLessThanOrEqual(1.02);
    // what is left out is not kept steady
    const steady = await findUsualLoads(app.context, someone.userId);
    for (const sugar of ['lactose', 'fructose', 'mannitol'] as const) expect(steady?.has(sugar)).toBe(false);
    const { data: exported } = await app.ok('exportCurrentUser', { token: someone.token });
    expect(names(exported.trigger_tests.tests[0]?.also_low)).toEqual(['fructose', 'mannitol']);
    await someone.note({ type: 'pause.requested', reason: 'travel' });
    expect(await sugars.dosesOf(someone)).toBeUndefined();
    expect(await sentences()).toEqual([]);
    await someone.note({ type: 'resume.requested' });
    expect(await sugars.dosesOf(someone)).toHaveLength(3);
    const { next } = await someone.note({ type: 'stop.requested' });
    expect(next).toBeNull();
    expect(await sugars.dosesOf(someone)).toBeUndefined();
  }, 60_000);

  /** At the first portion, with what the shopping list says of it. */
  const atPortion = async (...asked: Parameters<typeof sugars.started>) => {
    const someone = await sugars.started(...asked);
    for (let n = 0; n < 14; n += 1) await someone.log(1, addDays(sugars.today(), n));
    await someone.advance(14);
    const { current } = await someone.note({ type: 'review.answered', is_better: true });
    await (await openShop(app)).buy(someone.token);
    const query = { start: sugars.today(), end: addDays(sugars.today(), 2) };
    const { data } = await app.ok('getShoppingList', { token: someone.token, query });
    const carrier = sugars.carriers[asked[0]];
    const bought = data.flatMap(({ items }) => items).find(({ food_id }) => food_id === carrier);
    return { current, bought };
  };

  test('portions of what is tested first are served, and bought, though their food may hold what is low with it', async () => {
    const { current, bought } = await atPortion('fructans', ['gos', 'lactose']);
    expect(current?.stage).toBe('dosing');
    expect(bought?.recipes).toContain('Your food test');
  }, 60_000);

  test('the dishes for a portion are low in all of them', async () => {
    const { current } = await atPortion('lactose', ['fructose', 'mannitol']);
    const recipes = current?.portion?.recipes.map(({ id }) => id) ?? [];
    expect(recipes.length).toBeGreaterThan(0);
    const rows = await app.db.selectFrom('recipes').select('doses').where('id', 'in', recipes).execute();
    for (const { doses } of rows)
      for (const at of [1, 2, 6]) expect(doses?.[at], `${at}`).toBeLessThanOrEqual(1.02);
  }, 60_000);

  test('are FODMAP sugars that the member may test, and three at most', async () => {
    const { token } = await personWithDiary(app);
    const refused = async (body: Start) =>
      Object.keys((await app.fails('startTriggerTest', 422, { token, body })).errors ?? {});
    expect(await refused(sugars.startOf('lactose', ['oxalate']))).toEqual(['also_low']);
    expect(await refused(sugars.startOf('oxalate', ['lactose']))).toEqual(['also_low']);
    expect(await refused(sugars.startOf('lactose', ['lactose']))).toEqual(['also_low']);
    expect(await refused(sugars.startOf('lactose', ['fructose', 'fructose']))).toEqual(['also_low']);
    expect(await refused(sugars.startOf('lactose', ['fructose', 'fructans', 'gos']))).toContain('also_low');
    // no food carries it
    expect(await refused(sugars.startOf('lactose', ['sorbitol']))).toEqual(['also_low']);
    const celiac = {
      yes: ['celiacOpen'],
      no: allNo.filter((id) => id !== 'celiacOpen'),
    } satisfies Partial<Start>;
    expect(await refused(sugars.startOf('lactose', ['fructans'], celiac))).toEqual(['also_low']);
    await app.ok('savePreferences', { token, body: { recipes_excluded_ingredients: ['Milk'] } });
    expect(await refused(sugars.startOf('fructose', ['lactose']))).toEqual(['also_low']);
    expect(await findPrograms(app.db, (await app.ok('getCurrentUser', { token })).data.id)).toEqual([]);
  });
});

describe('EXT-31 EXT-19 what is stored of several sugars', () => {
  test('tests from before there were any open as they were', async () => {
    const someone = await sugars.started('lactose');
    const { row, program } = await sugars.programOf(someone);
    expect(program.start).not.toHaveProperty('alsoLow');
    expect(program.start).not.toHaveProperty('continues');
    const low = { substance: 'lactose', foodId: 'evaporated-milk', since: sugars.today() };
    const encrypted = encryptJson(app.context, someone.userId, `trigger low ${row.id}`, low);
    await app.db
      .updateTable('trigger_programs')
      .set({ encrypted_low: encrypted })
      .where('user_id', '=', someone.userId)
      .execute();
    expect(await sugars.dosesOf(someone)).toEqual(['lactose']);
    expect((await someone.tests()).current).toMatchObject({ also_low: [], stage: 'restriction' });
    await sugars.liveToResult(someone);
    expect((await someone.note({ type: 'limit.declined' })).next).toBeNull();
  }, 60_000);

  test('is unreadable in the database, and gone with the consent', async () => {
    const someone = await sugars.started('lactose', ['fructose', 'mannitol']);
    const rows = () =>
      app.db.selectFrom('trigger_programs').selectAll().where('user_id', '=', someone.userId).execute();
    expect(JSON.stringify(await rows())).not.toMatch(/lactose|fructose|mannitol/);
    await app.ok('withdrawConsent', { token: someone.token, params: { id: 'tests' } });
    expect(await rows()).toEqual([]);
    expect(await sugars.dosesOf(someone)).toBeUndefined();
  });
});
