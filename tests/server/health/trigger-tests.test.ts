import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationBody } from '#contract/operations.ts';
import { addDays } from '#domain/calendar/week.ts';
import { consentTexts } from '#domain/consent/consents.ts';
import { retestOn } from '#domain/triggers/dose-limit.ts';
import { screeningQuestions } from '#domain/triggers/screening.ts';
import { putSetting } from '#server/queries/settings.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { type Person, personWithDiary } from './trigger-member.ts';

type Start = OperationBody<'startTriggerTest'>;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await offer(true);
});
afterAll(() => app.close());

const offer = (value: boolean) => putSetting(app.db, { key: 'food_tests', value, origin: 'operator' });
const person = () => personWithDiary(app);
const today = () => app.clock.now().toISOString().slice(0, 10);
const allNo = screeningQuestions.map(({ id }) => id);
const start = (more: Partial<Start> = {}): Start => ({
  today: today(),
  yes: [],
  no: allNo,
  substance: 'lactose',
  food_id: 'evaporated-milk',
  is_helped: true,
  ...more,
});

/** Calm days, up to a stage. */
async function until(someone: Person, stage: string, max = 40): Promise<void> {
  for (let n = 0; n < max; n += 1) {
    if ((await someone.tests()).current?.stage === stage) return;
    await someone.log(1);
    await someone.advance();
  }
  throw new Error(`It never came to ${stage}.`);
}

async function atFirstPortion(more: Partial<Start> = {}): Promise<Person> {
  const someone = await person();
  await app.ok('startTriggerTest', { token: someone.token, body: start(more) });
  await until(someone, 'review');
  await someone.note({ type: 'review.answered', is_better: true });
  return someone;
}

const portionOf = async ({ token, tests }: Person, by: 'helper' | 'member' = 'helper') =>
  (
    await app.ok('openTriggerPortion', {
      token,
      params: { id: (await tests()).current?.id ?? '' },
      body: { today: today(), by },
    })
  ).data;

type Current = NonNullable<Awaited<ReturnType<Person['tests']>>['current']>;

/** A day at a time; symptoms come with more grams than `troubledAbove`. */
async function liveToResult(
  someone: Person,
  troubledAbove: number,
  onPortion: (current: Current, grams: number) => void = () => {},
): Promise<void> {
  for (let n = 0; n < 200; n += 1) {
    const { current } = await someone.tests();
    if (current?.stage === 'result') return;
    const noise = n % 3 === 0 ? 1 : 0;
    if (current?.portion == null) await someone.log(1 + noise);
    else {
      const { grams } = await portionOf(someone);
      onPortion(current, grams);
      await someone.eat();
      await someone.log((grams > troubledAbove ? 6 : 1) + noise);
    }
    await someone.advance();
  }
}

describe('EXT-31 a food test', () => {
  test('goes from the diary through restriction and portions to a limit that the member accepts', async () => {
    const someone = await atFirstPortion();
    const doses = new Set<number>();
    // symptoms come with more than 30 g, which hold 3 g of lactose
    await liveToResult(someone, 30, (current, grams) => {
      doses.add(grams);
      // the load is nowhere in what the member gets
      expect(JSON.stringify(current)).not.toMatch(/load|grams|dose/);
      expect(current.portion).toMatchObject({ amount: null, is_known: false });
    });
    const { current, limits } = await someone.tests();
    expect(doses).toContain(0);
    expect(doses.size).toBeGreaterThan(2);
    expect(current).toMatchObject({ stage: 'result', finding: { kind: 'trigger', version: '5' } });
    const limit = current?.finding?.limit;
    expect(limit?.unit).toBe('g');
    expect(limit?.low).toBeLessThan(4);
    expect(limit?.high).toBeGreaterThan(2);
    expect(current?.finding?.points.length).toBeGreaterThan(15);
    expect(limits).toEqual([]);
    // entries that come late are in no look that was made
    await someone.log(9, current?.finding?.points[0]?.date);
    expect((await someone.tests()).current?.finding).toMatchObject({ kind: 'trigger', limit });
    // somebody with the link to a report sees the result, which its member hasn’t decided about yet
    const { data: made } = await app.ok('createReportLink', {
      token: someone.token,
      body: { today: today() },
    });
    const open = { body: { token: made.path.split('#')[1] } };
    const { data: report } = await app.ok('openSharedReport', open);
    expect(report.tests).toMatchObject([{ stage: 'result', finding: { limit } }]);
    const after = await someone.note({ type: 'limit.accepted' });
    expect(after.current).toBeNull();
    expect(after.past).toMatchObject([{ stage: 'decided' }]);
    expect(after.limits).toMatchObject([{ substance: 'lactose', food: 'Evaporated Milk', limit }]);
    // six months later it is offered again, and the limit holds until another one is accepted
    expect(after.limits[0]?.retest_on).toBe(retestOn(today()));
    await someone.advance(184);
    const { limits: later } = await someone.tests();
    expect(later).toEqual(after.limits);
    expect(later[0]?.retest_on.localeCompare(today())).toBeLessThan(1);
    await app.ok('startTriggerTest', { token: someone.token, body: start() });
    expect((await someone.tests()).limits).toEqual(after.limits);
    await someone.note({ type: 'stop.requested' });
    expect((await someone.tests()).limits).toEqual(after.limits);
    const sentences = async () =>
      (await app.ok('listRecipes', { token: someone.token, query: { per_page: 50 } })).data.map(
        ({ fit }) => fit?.sentence ?? '',
      );
    expect((await sentences()).filter((each) => /lactose/.test(each)).length).toBeGreaterThan(0);
    const params = { id: after.limits[0]?.id ?? '' };
    await app.ok('deleteTriggerLimit', { token: someone.token, params });
    expect((await someone.tests()).limits).toEqual([]);
    expect((await sentences()).filter((each) => /lactose/.test(each))).toEqual([]);
  }, 60_000);

  test('of a single food names it, whatever sugars come with it in each of its portions', async () => {
    const someone = await atFirstPortion({ substance: 'food:onion', food_id: 'onion' });
    await liveToResult(someone, 50);
    const { current } = await someone.tests();
    expect(current).toMatchObject({ stage: 'result', finding: { kind: 'trigger', limit: { unit: 'g' } } });
    expect(current?.finding?.limit?.low).toBeLessThan(50);
    expect(current?.finding?.limit?.high).toBeGreaterThan(25);
  }, 60_000);

  test('what a member may not test at home never starts', async () => {
    const { token } = await person();
    const refuse = (more: Partial<Start>, status: 409 | 422 = 422) =>
      app.fails('startTriggerTest', status, { token, body: start(more) });
    const field = async (more: Partial<Start>) => Object.keys((await refuse(more)).errors ?? {});
    expect(await field({ yes: ['pregnant'] })).toEqual(['yes']);
    expect(await field({ no: allNo.slice(1) })).toEqual(['no']);
    expect(await field({ substance: 'histamine' })).toEqual(['substance']);
    expect(await field({ substance: 'oxalate', food_id: 'whole-milk' })).toEqual(['food_id']);
    expect(await field({ substance: 'food:tomato', food_id: 'tomato', yes: ['severeReaction'] })).toEqual([
      'food_id',
    ]);
    expect(await field({ today: '2020-01-01' })).toEqual(['today']);
    for (const id of ['instant-coffee', 'salt', 'swordfish', 'chicken-liver', 'kidney-beans-dried'])
      expect(await field({ substance: `food:${id}`, food_id: id })).toEqual(['food_id']);
    expect(await field({ substance: 'oxalate', food_id: 'brazil-nuts' })).toEqual(['food_id']);
    await app.ok('startTriggerTest', { token, body: start() });
    await refuse({}, 409);
  });

  test('starts only with weight and height, which the choices ask for', async () => {
    const { token } = await app.member();
    const { data } = await app.ok('getTriggerChoices', { token });
    expect(data).toMatchObject({ is_body_unknown: true, is_withheld: false });
    const someone = await person();
    const { data: known } = await app.ok('getTriggerChoices', { token: someone.token });
    expect(known).toMatchObject({ is_body_unknown: false, is_withheld: false });
    await app.ok('updateCurrentUser', { token: someone.token, body: { weight: null } });
    const { errors } = await app.fails('startTriggerTest', 422, { token: someone.token, body: start() });
    expect(errors).toEqual({
      yes: ['Add your weight and height to your profile first, so that we know it’s safe for you.'],
    });
  });

  test('an allergen saved while it runs ends it, and is never served', async () => {
    const someone = await atFirstPortion();
    expect((await someone.tests()).current?.portion ?? null).not.toBeNull();
    await app.ok('savePreferences', {
      token: someone.token,
      body: { recipes_excluded_ingredients: ['Milk'] },
    });
    const { current, past } = await someone.tests();
    expect(current).toBeNull();
    expect(past[0]).toMatchObject({ stage: 'stopped', stop_reason: 'foodClosed', portion: null });
  });

  test('a reaction today ends the portions at once, and a portion that was looked at is an open one', async () => {
    const someone = await atFirstPortion();
    await portionOf(someone, 'member');
    expect((await someone.tests()).current?.portion?.is_known).toBe(true);
    await someone.eat();
    await someone.log(9);
    expect((await someone.tests()).current).toMatchObject({ stage: 'resting', portion: null });
    await app.fails('openTriggerPortion', 409, {
      token: someone.token,
      params: { id: (await someone.tests()).current?.id ?? '' },
      body: { today: today(), by: 'helper' },
    });
  });

  test('an alarm sign stops it whatever else is the matter, once', async () => {
    const someone = await atFirstPortion();
    const id = (await someone.tests()).current?.id ?? '';
    await offer(false);
    const call = {
      token: someone.token,
      params: { id },
      body: { id: 'one', today: today(), type: 'alarm.noted', sign: 'breathing' },
    } as const;
    await app.ok('noteTriggerEvent', call);
    const { data } = await app.ok('noteTriggerEvent', call);
    await offer(true);
    expect(data.past[0]).toMatchObject({ stop_reason: 'alarm', alarm: 'breathing', ended_on: today() });
  });

  test('a pause counts no day, a closed app loses none, and no day is counted twice', async () => {
    const someone = await person();
    await app.ok('startTriggerTest', { token: someone.token, body: start() });
    for (let n = 0; n < 5; n += 1) await someone.log(1, addDays(today(), n));
    await someone.advance(5);
    const after = async () => (await someone.tests()).current;
    expect(await after()).toMatchObject({ stage: 'restriction', restricted_days: 5, day: 6 });
    const yesterday = { token: someone.token, query: { today: addDays(today(), -1) } };
    await app.ok('getTriggerTests', yesterday);
    expect((await after())?.restricted_days).toBe(5);
    await someone.note({ type: 'pause.requested', reason: 'travel' });
    await someone.advance(4);
    await someone.note({ type: 'resume.requested' });
    expect(await after()).toMatchObject({ stage: 'restriction', restricted_days: 5, day: 1 });
    expect(
      (
        await app.fails('noteTriggerEvent', 409, {
          token: someone.token,
          params: { id: (await after())?.id ?? '' },
          body: { id: 'x', today: today(), type: 'review.answered', is_better: true },
        })
      ).message,
    ).toContain('another step');
  });
});

describe('EXT-31 EXT-19 the privacy of food tests', () => {
  test('none without its consent; unreadable in the database; exported; gone with either consent', async () => {
    const someone = await person();
    const { userId } = someone;
    await app.ok('withdrawConsent', { token: someone.token, params: { id: 'tests' } });
    await app.fails('startTriggerTest', 403, { token: someone.token, body: start() });
    await app.ok('giveConsent', {
      token: someone.token,
      params: { id: 'tests' },
      body: { version: consentTexts.tests.version },
    });
    await app.ok('startTriggerTest', { token: someone.token, body: start() });
    await someone.advance();
    await someone.tests();
    const rows = async () => [
      ...(await app.db.selectFrom('trigger_programs').selectAll().where('user_id', '=', userId).execute()),
      ...(await app.db.selectFrom('trigger_events').selectAll().where('user_id', '=', userId).execute()),
    ];
    const stored = JSON.stringify(await rows());
    expect(stored).not.toMatch(/lactose|milk|worst/);
    const { data } = await app.ok('exportCurrentUser', { token: someone.token });
    expect(data.trigger_tests.tests).toMatchObject([{ substance: 'lactose', stage: 'restriction' }]);
    const stranger = await app.member();
    const params = { id: (await someone.tests()).current?.id ?? '' };
    await app.fails('noteTriggerEvent', 404, {
      token: stranger.token,
      params,
      body: { id: 'x', today: today(), type: 'stop.requested' },
    });
    await app.ok('withdrawConsent', { token: someone.token, params: { id: 'diary' } });
    expect(await rows()).toEqual([]);
    expect(app.logs.join('\n')).not.toMatch(/lactose/);
  });

  test('a site that does not offer them starts none', async () => {
    const { token } = await person();
    await offer(false);
    await app.fails('startTriggerTest', 403, { token, body: start() });
    await offer(true);
  });
});
