import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#domain/calendar/week.ts';
import { protocol } from '#domain/triggers/protocol.ts';
import { datesRead, daysBefore, readDaysOfTest } from '#server/triggers/days-of-test.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { allNo, names, type Start, sugarTests } from './sugar-tests.ts';

let app: TestApp;
let sugars: Awaited<ReturnType<typeof sugarTests>>;
beforeAll(async () => {
  app = await startTestApp();
  sugars = await sugarTests(app);
});
afterAll(() => app.close());

describe('EXT-31 the next test of a restriction', () => {
  test('starts low at once, with the days credited but for a few and those of the gap, and the others still out', async () => {
    const someone = await sugars.afterTest('lactose', ['fructose', 'mannitol']);
    const { past, next } = await someone.tests();
    expect(past[0]).toMatchObject({ stage: 'decided' });
    const { lowDays, within } = protocol.nextTest;
    expect(names(next?.sugars)).toEqual(['fructose', 'mannitol']);
    expect(next?.days).toBe(lowDays);
    expect(next?.until).toBe(addDays(sugars.today(), within));
    expect(await sugars.dosesOf(someone)).toBeUndefined();
    const { program: former } = await sugars.programOf(someone);
    await someone.advance(2);
    expect((await someone.tests()).next).toMatchObject({ days: lowDays + 2, until: next?.until });
    const { current } = await sugars.start(someone, 'fructose', ['mannitol']);
    expect(current).toMatchObject({
      stage: 'restriction',
      day: protocol.restriction.axis - lowDays - 2 + 1,
      restricted_days: former.state.restrictedDays,
      before: { baseline: past[0]?.before.baseline },
    });
    expect(names(current?.also_low)).toEqual(['mannitol']);
    expect((await sugars.dosesOf(someone))?.toSorted()).toEqual(['fructose', 'mannitol']);
    // the review is asked after these days, and the portions are compared with them
    for (let n = 0; n < lowDays + 2; n += 1) {
      expect((await someone.tests()).current?.stage).toBe('restriction');
      await someone.log(2);
      await someone.advance();
    }
    expect((await someone.tests()).current).toMatchObject({ stage: 'review', before: { low: 2 } });
    await someone.note({ type: 'review.answered', is_better: true });
    const { program } = await sugars.programOf(someone);
    expect(program.stage).toBe('dosing');
    expect(program.state.usual).toBe(2);
    expect(program.state.restrictedDays).toBe(former.state.restrictedDays + lowDays + 2);
    // its finding is read from its own days and the fortnight before, but for the portions of the other test
    const { start: begun } = program;
    const days = await readDaysOfTest(app.context, someone.userId, begun.startedOn, sugars.today());
    const read = datesRead(begun, days, addDays(begun.startedOn, 2));
    expect(read.slice(-2)).toEqual([begun.startedOn, addDays(begun.startedOn, 1)]);
    const before = read.filter((date) => date < begun.startedOn);
    expect(before.length).toBeGreaterThan(0);
    expect(before.filter((date) => former.eaten.some((portion) => portion.date === date))).toEqual([]);
    expect(datesRead({ startedOn: begun.startedOn }, days, begun.startedOn)).toHaveLength(daysBefore);
    await sugars.liveToResult(someone);
    const { current: done } = await someone.tests();
    expect(done).toMatchObject({ stage: 'result', finding: { kind: 'tolerated' } });
    const { next: last } = await someone.note({ type: 'limit.declined' });
    expect(names(last?.sugars)).toEqual(['mannitol']);
    const { current: third } = await sugars.start(someone, 'mannitol');
    expect(third).toMatchObject({ stage: 'restriction', also_low: [] });
    expect(await sugars.dosesOf(someone)).toEqual(['mannitol']);
  }, 120_000);

  test('has a restriction of its own after a week, for other sugars, and where something was tested in between', async () => {
    const someone = await sugars.afterTest('lactose', ['fructose', 'mannitol']);
    const counted = { stage: 'restriction', day: 1, restricted_days: 0 };
    // fructans were not left out
    expect((await sugars.start(someone, 'fructose', ['fructans'])).current).toMatchObject(counted);
    const { next } = await someone.note({ type: 'stop.requested' });
    expect(next).toBeNull();
    expect((await sugars.start(someone, 'fructose')).current).toMatchObject(counted);
    await someone.note({ type: 'stop.requested' });
    const other = await sugars.afterTest('lactose', ['fructose']);
    for (let n = 0; n <= protocol.nextTest.within; n += 1) {
      await other.log(3);
      await other.advance();
    }
    expect((await other.tests()).next).toBeNull();
    expect((await sugars.start(other, 'fructose')).current).toMatchObject(counted);
  }, 120_000);

  test.each([
    ['a stop', { type: 'stop.requested' }],
    ['an alarm sign', { type: 'alarm.noted', sign: 'fever' }],
    ['no change', { type: 'review.answered', is_better: false }],
  ] as const)('is none after %s', async (_, event) => {
    const someone = await sugars.started('lactose', ['fructose']);
    for (let n = 0; n < 14; n += 1) await someone.log(1, addDays(sugars.today(), n));
    await someone.advance(14);
    const { past, next } = await someone.note(event);
    expect(past[0]).toMatchObject({ stage: 'stopped' });
    expect(next).toBeNull();
    const { current } = await sugars.start(someone, 'fructose');
    expect(current).toMatchObject({ stage: 'restriction', day: 1, restricted_days: 0 });
  });

  test('is stopped and screened like every other', async () => {
    const someone = await sugars.afterTest('fructose', ['lactose']);
    const yes = { yes: ['pregnant'], no: allNo.filter((id) => id !== 'pregnant') } satisfies Partial<Start>;
    const body = sugars.startOf('lactose', [], yes);
    await app.fails('startTriggerTest', 422, { token: someone.token, body });
    await sugars.start(someone, 'lactose');
    await app.ok('savePreferences', {
      token: someone.token,
      body: { recipes_excluded_ingredients: ['Milk'] },
    });
    expect((await someone.tests()).past[0]).toMatchObject({ stop_reason: 'foodClosed' });
    expect(await sugars.dosesOf(someone)).toBeUndefined();
  }, 60_000);
});
