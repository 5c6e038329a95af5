import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationBody } from '#contract/operations.ts';
import { addDays } from '#domain/calendar/week.ts';
import { protocol } from '#domain/triggers/protocol.ts';
import { screeningQuestions } from '#domain/triggers/screening.ts';
import { uncached } from '#server/db/query-cache.ts';
import { findDietaryProfile } from '#server/health/dietary-profiles.ts';
import { encryptJson } from '#server/health/encrypted-answers.ts';
import { putSetting } from '#server/queries/settings.ts';
import { findPrograms } from '#server/queries/trigger-tests.ts';
import { datesRead, daysBefore, readDaysOfTest } from '#server/triggers/days-of-test.ts';
import { openProgram } from '#server/triggers/program-log.ts';
import { findUsualLoads } from '#server/triggers/usual-loads.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { openShop } from '#tests/server/membership/sandbox-shop.ts';
import { type Person, personWithDiary } from './trigger-member.ts';

type Start = OperationBody<'startTriggerTest'>;

let app: TestApp;
/** A food that carries each sugar. */
let carriers: Record<string, string>;
beforeAll(async () => {
  app = await startTestApp();
  await putSetting(app.db, { key: 'food_tests', value: true, origin: 'operator' });
  const { token } = await app.member();
  const { data } = await app.ok('getTriggerChoices', { token });
  carriers = Object.fromEntries(
    data.substances.map(({ substance, foods }) => [substance, foods[0]?.id ?? '']),
  );
});
afterAll(() => app.close());

const today = () => app.clock.now().toISOString().slice(0, 10);
const allNo = screeningQuestions.map(({ id }) => id);

const startOf = (substance: string, alsoLow: Start['also_low'] = [], more: Partial<Start> = {}): Start => ({
  today: today(),
  yes: [],
  no: allNo,
  substance,
  food_id: carriers[substance] ?? '',
  is_helped: true,
  also_low: alsoLow,
  ...more,
});

const start = async (someone: Person, ...asked: Parameters<typeof startOf>) =>
  (await app.ok('startTriggerTest', { token: someone.token, body: startOf(...asked) })).data;

async function started(...asked: Parameters<typeof startOf>): Promise<Person> {
  const someone = await personWithDiary(app);
  await start(someone, ...asked);
  return someone;
}

/** Calm days with every portion, up to the result: it is tolerated. */
async function liveToResult(someone: Person): Promise<void> {
  for (let n = 0; n < 120; n += 1) {
    const { current } = await someone.tests();
    if (current?.stage === 'result') return;
    if (current?.stage === 'review') await someone.note({ type: 'review.answered', is_better: true });
    if ((await someone.tests()).current?.portion != null) await someone.eat();
    await someone.log(1 + Number(n % 3 === 0));
    await someone.advance();
  }
  throw new Error('It never came to a result.');
}

async function afterTest(...asked: Parameters<typeof startOf>): Promise<Person> {
  const someone = await started(...asked);
  await liveToResult(someone);
  await someone.note({ type: 'limit.declined' });
  return someone;
}

const dosesOf = async ({ userId }: Person) =>
  (await findDietaryProfile({ ...app.context, queryCache: uncached }, userId)).doses?.map(
    ({ substance }) => substance,
  );

const programOf = async ({ userId }: Person) => {
  const [row] = await findPrograms(app.db, userId);
  const program = row && (await openProgram(app.context, app.db, userId, row));
  if (row === undefined || program === undefined) throw new Error('There is no test.');
  return { row, program };
};

const names = (sugars: readonly { readonly substance: string }[] = []) =>
  sugars.map(({ substance }) => substance);

describe('EXT-31 several sugars in one restriction', () => {
  test('all of them are left out by verdicts, the plan, and its steadiness; a pause and a stop bring all back', async () => {
    const someone = await started('lactose', ['fructose', 'mannitol']);
    await (await openShop(app)).buy(someone.token);
    const { current } = await someone.tests();
    expect(current).toMatchObject({ substance: 'lactose', stage: 'restriction' });
    expect(current?.also_low).toEqual([
      { substance: 'fructose', name: 'Excess fructose' },
      { substance: 'mannitol', name: 'Mannitol' },
    ]);
    expect((await dosesOf(someone))?.toSorted()).toEqual(['fructose', 'lactose', 'mannitol']);
    const sentences = async () =>
      (await app.ok('listRecipes', { token: someone.token, query: { per_page: 50, query: 'mushroom' } })).data
        .map(({ fit }) => fit?.sentence ?? '')
        .filter((each) => /mannitol for your test/.test(each));
    expect((await sentences()).length).toBeGreaterThan(0);
    const { data: day } = await app.ok('generateMealPlan', {
      token: someone.token,
      body: { date: today(), seed: 3 },
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
    expect(await dosesOf(someone)).toBeUndefined();
    expect(await sentences()).toEqual([]);
    await someone.note({ type: 'resume.requested' });
    expect(await dosesOf(someone)).toHaveLength(3);
    const { next } = await someone.note({ type: 'stop.requested' });
    expect(next).toBeNull();
    expect(await dosesOf(someone)).toBeUndefined();
  }, 60_000);

  test('portions of what is tested first are served, and their food is bought, though the others are low', async () => {
    const someone = await started('fructans', ['gos', 'lactose']);
    for (let n = 0; n < 14; n += 1) await someone.log(1, addDays(today(), n));
    await someone.advance(14);
    const { current } = await someone.note({ type: 'review.answered', is_better: true });
    expect(current?.stage).toBe('dosing');
    await (await openShop(app)).buy(someone.token);
    const query = { start: today(), end: addDays(today(), 2) };
    const { data } = await app.ok('getShoppingList', { token: someone.token, query });
    const items = data.flatMap(({ items: of }) => of);
    expect(items.find(({ food_id }) => food_id === carriers['fructans'])?.recipes).toContain(
      'Your food test',
    );
    const recipes = current?.portion?.recipes.map(({ id }) => id) ?? [];
    if (recipes.length === 0) return;
    const rows = await app.db.selectFrom('recipes').select('doses').where('id', 'in', recipes).execute();
    for (const { doses } of rows)
      for (const at of [1, 3, 4]) expect(doses?.[at], `${at}`).toBeLessThanOrEqual(1.02);
  }, 60_000);

  test('are FODMAP sugars that the member may test, and three at most', async () => {
    const { token } = await personWithDiary(app);
    const refused = async (body: Start) =>
      Object.keys((await app.fails('startTriggerTest', 422, { token, body })).errors ?? {});
    expect(await refused(startOf('lactose', ['oxalate']))).toEqual(['also_low']);
    expect(await refused(startOf('oxalate', ['lactose']))).toEqual(['also_low']);
    expect(await refused(startOf('lactose', ['lactose']))).toEqual(['also_low']);
    expect(await refused(startOf('lactose', ['fructose', 'fructose']))).toEqual(['also_low']);
    expect(await refused(startOf('lactose', ['fructose', 'fructans', 'gos']))).toContain('also_low');
    // no food carries it
    expect(await refused(startOf('lactose', ['sorbitol']))).toEqual(['also_low']);
    const celiac = {
      yes: ['celiacOpen'],
      no: allNo.filter((id) => id !== 'celiacOpen'),
    } satisfies Partial<Start>;
    expect(await refused(startOf('lactose', ['fructans'], celiac))).toEqual(['also_low']);
    await app.ok('savePreferences', { token, body: { recipes_excluded_ingredients: ['Milk'] } });
    expect(await refused(startOf('fructose', ['lactose']))).toEqual(['also_low']);
    expect(await findPrograms(app.db, (await app.ok('getCurrentUser', { token })).data.id)).toEqual([]);
  });
});

describe('EXT-31 the next test of a restriction', () => {
  test('starts low at once, with the days credited but for a few and those of the gap, and the others still out', async () => {
    const someone = await afterTest('lactose', ['fructose', 'mannitol']);
    const { past, next } = await someone.tests();
    expect(past[0]).toMatchObject({ stage: 'decided' });
    const { lowDays, within } = protocol.nextTest;
    expect(names(next?.sugars)).toEqual(['fructose', 'mannitol']);
    expect(next?.days).toBe(lowDays);
    expect(next?.until).toBe(addDays(today(), within));
    expect(await dosesOf(someone)).toBeUndefined();
    const { program: former } = await programOf(someone);
    await someone.advance(2);
    expect((await someone.tests()).next).toMatchObject({ days: lowDays + 2, until: next?.until });
    const { current } = await start(someone, 'fructose', ['mannitol']);
    expect(current).toMatchObject({
      stage: 'restriction',
      day: protocol.restriction.axis - lowDays - 2 + 1,
      restricted_days: former.state.restrictedDays,
      before: { baseline: past[0]?.before.baseline },
    });
    expect(names(current?.also_low)).toEqual(['mannitol']);
    expect((await dosesOf(someone))?.toSorted()).toEqual(['fructose', 'mannitol']);
    // the review is asked after these days, and the portions are compared with them
    for (let n = 0; n < lowDays + 2; n += 1) {
      expect((await someone.tests()).current?.stage).toBe('restriction');
      await someone.log(2);
      await someone.advance();
    }
    expect((await someone.tests()).current).toMatchObject({ stage: 'review', before: { low: 2 } });
    await someone.note({ type: 'review.answered', is_better: true });
    const { program } = await programOf(someone);
    expect(program.stage).toBe('dosing');
    expect(program.state.usual).toBe(2);
    expect(program.state.restrictedDays).toBe(former.state.restrictedDays + lowDays + 2);
    // its finding is read from its own days and the fortnight before, but for the portions of the other test
    const { start: begun } = program;
    const days = await readDaysOfTest(app.context, someone.userId, begun.startedOn, today());
    const read = datesRead(begun, days, addDays(begun.startedOn, 2));
    expect(read.slice(-2)).toEqual([begun.startedOn, addDays(begun.startedOn, 1)]);
    const before = read.filter((date) => date < begun.startedOn);
    expect(before.length).toBeGreaterThan(0);
    expect(before.filter((date) => former.eaten.some((portion) => portion.date === date))).toEqual([]);
    expect(datesRead({ startedOn: begun.startedOn }, days, begun.startedOn)).toHaveLength(daysBefore);
    await liveToResult(someone);
    const { current: done } = await someone.tests();
    expect(done).toMatchObject({ stage: 'result', finding: { kind: 'tolerated' } });
    const { next: last } = await someone.note({ type: 'limit.declined' });
    expect(names(last?.sugars)).toEqual(['mannitol']);
    const { current: third } = await start(someone, 'mannitol');
    expect(third).toMatchObject({ stage: 'restriction', also_low: [] });
    expect(await dosesOf(someone)).toEqual(['mannitol']);
  }, 120_000);

  test('has a restriction of its own after a week, for other sugars, and where something was tested in between', async () => {
    const someone = await afterTest('lactose', ['fructose', 'mannitol']);
    const counted = { stage: 'restriction', day: 1, restricted_days: 0 };
    // fructans were not left out
    expect((await start(someone, 'fructose', ['fructans'])).current).toMatchObject(counted);
    const { next } = await someone.note({ type: 'stop.requested' });
    expect(next).toBeNull();
    expect((await start(someone, 'fructose')).current).toMatchObject(counted);
    await someone.note({ type: 'stop.requested' });
    const other = await afterTest('lactose', ['fructose']);
    for (let n = 0; n <= protocol.nextTest.within; n += 1) {
      await other.log(3);
      await other.advance();
    }
    expect((await other.tests()).next).toBeNull();
    expect((await start(other, 'fructose')).current).toMatchObject(counted);
  }, 120_000);

  test.each([
    ['a stop', { type: 'stop.requested' }],
    ['an alarm sign', { type: 'alarm.noted', sign: 'fever' }],
    ['no change', { type: 'review.answered', is_better: false }],
  ] as const)('is none after %s', async (_, event) => {
    const someone = await started('lactose', ['fructose']);
    for (let n = 0; n < 14; n += 1) await someone.log(1, addDays(today(), n));
    await someone.advance(14);
    const { past, next } = await someone.note(event);
    expect(past[0]).toMatchObject({ stage: 'stopped' });
    expect(next).toBeNull();
    const { current } = await start(someone, 'fructose');
    expect(current).toMatchObject({ stage: 'restriction', day: 1, restricted_days: 0 });
  });

  test('is stopped and screened like every other', async () => {
    const someone = await afterTest('fructose', ['lactose']);
    const yes = { yes: ['pregnant'], no: allNo.filter((id) => id !== 'pregnant') } satisfies Partial<Start>;
    const body = startOf('lactose', [], yes);
    await app.fails('startTriggerTest', 422, { token: someone.token, body });
    await start(someone, 'lactose');
    await app.ok('savePreferences', {
      token: someone.token,
      body: { recipes_excluded_ingredients: ['Milk'] },
    });
    expect((await someone.tests()).past[0]).toMatchObject({ stop_reason: 'foodClosed' });
    expect(await dosesOf(someone)).toBeUndefined();
  }, 60_000);
});

describe('EXT-31 EXT-19 what is stored of several sugars', () => {
  test('tests from before there were any open as they were', async () => {
    const someone = await started('lactose');
    const { row, program } = await programOf(someone);
    expect(program.start).not.toHaveProperty('alsoLow');
    expect(program.start).not.toHaveProperty('continues');
    const low = { substance: 'lactose', foodId: 'evaporated-milk', since: today() };
    const encrypted = encryptJson(app.context, someone.userId, `trigger low ${row.id}`, low);
    await app.db
      .updateTable('trigger_programs')
      .set({ encrypted_low: encrypted })
      .where('user_id', '=', someone.userId)
      .execute();
    expect(await dosesOf(someone)).toEqual(['lactose']);
    expect((await someone.tests()).current).toMatchObject({ also_low: [], stage: 'restriction' });
    await liveToResult(someone);
    expect((await someone.note({ type: 'limit.declined' })).next).toBeNull();
  }, 60_000);

  test('is unreadable in the database, and gone with the consent', async () => {
    const someone = await started('lactose', ['fructose', 'mannitol']);
    const rows = () =>
      app.db.selectFrom('trigger_programs').selectAll().where('user_id', '=', someone.userId).execute();
    expect(JSON.stringify(await rows())).not.toMatch(/lactose|fructose|mannitol/);
    await app.ok('withdrawConsent', { token: someone.token, params: { id: 'tests' } });
    expect(await rows()).toEqual([]);
    expect(await dosesOf(someone)).toBeUndefined();
  });
});
