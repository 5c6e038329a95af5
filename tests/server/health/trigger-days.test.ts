import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperationBody } from '#contract/operations.ts';
import { addDays, daysFrom } from '#domain/calendar/week.ts';
import { rng } from '#domain/random/random.ts';
import { screeningQuestions } from '#domain/triggers/screening.ts';
import { uncached } from '#server/db/query-cache.ts';
import { findDietaryProfile } from '#server/health/dietary-profiles.ts';
import { putSetting } from '#server/queries/settings.ts';
import { findEvents, findPrograms } from '#server/queries/trigger-tests.ts';
import { openProgram } from '#server/triggers/program-log.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { withNotes } from '#tests/server/recipes/recorded-queries.ts';
import { type Person, personWithDiary } from './trigger-member.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await putSetting(app.db, { key: 'food_tests', value: true, origin: 'operator' });
});
afterAll(() => app.close());

const utcDay = () => app.clock.now().toISOString().slice(0, 10);

async function started(): Promise<Person> {
  const someone = await personWithDiary(app);
  const body = {
    today: utcDay(),
    yes: [],
    no: screeningQuestions.map(({ id }) => id),
    substance: 'lactose',
    food_id: 'evaporated-milk',
    is_helped: true,
  };
  await app.ok('startTriggerTest', { token: someone.token, body });
  return someone;
}

async function programOf({ userId }: Person) {
  const [row] = await findPrograms(app.db, userId);
  const program = row && (await openProgram(app.context, app.db, userId, row));
  if (row === undefined || program === undefined) throw new Error('There is no test.');
  return { row, program };
}

test('EXT-31 what a running test leaves out is known without a replay of its events, at each of its steps', async () => {
  const someone = await started();
  const profile = async () => {
    const queries: string[] = [];
    const db = withNotes(app.db, ({ sql }) => queries.push(sql));
    const { doses } = await findDietaryProfile({ ...app.context, db, queryCache: uncached }, someone.userId);
    expect(queries.some((sql) => sql.includes('trigger_programs'))).toBe(true);
    expect(queries.filter((sql) => sql.includes('trigger_events'))).toEqual([]);
    return doses;
  };
  const low = [{ substance: 'lactose', isTest: true }];
  expect(await profile()).toMatchObject(low);
  for (let n = 0; n < 14; n += 1) await someone.log(1, addDays(utcDay(), n));
  await someone.advance(14);
  await someone.tests();
  await someone.note({ type: 'review.answered', is_better: true });
  expect(await profile()).toMatchObject(low);
  await someone.note({ type: 'pause.requested', reason: 'illness' });
  expect(await profile()).toBeUndefined();
  await someone.note({ type: 'resume.requested' });
  expect(await profile()).toMatchObject(low);
  // as in a test that began before this was stored
  await app.db.updateTable('trigger_programs').set({ encrypted_low: null }).execute();
  const { doses } = await findDietaryProfile({ ...app.context, queryCache: uncached }, someone.userId);
  expect(doses).toMatchObject(low);
  await someone.note({ type: 'stop.requested' });
  expect(await profile()).toBeUndefined();
});

test('EXT-31 a portion and a reaction from a second device, after their day was counted, end the block and are kept', async () => {
  const someone = await started();
  for (let n = 0; n < 14; n += 1) await someone.log(1, addDays(utcDay(), n));
  await someone.advance(14);
  await someone.note({ type: 'review.answered', is_better: true });
  expect((await someone.tests()).current?.stage).toBe('dosing');
  const first = utcDay();
  await someone.advance();
  expect((await someone.tests()).current).toMatchObject({ stage: 'dosing', day: 2 });
  expect((await programOf(someone)).program.eaten).toEqual([]);
  // the other device had no network
  await someone.logPortion(first);
  await someone.log(8, first);
  expect((await someone.tests()).current).toMatchObject({ stage: 'resting', portion: null });
  const { row, program } = await programOf(someone);
  expect(program.eaten.map(({ date }) => date)).toEqual([first]);
  expect(program.counted.get(first)).toMatchObject({ worst: 8, hasPortion: true });
  // it is added once
  const count = (await findEvents(app.db, someone.userId, row.id)).length;
  await someone.tests();
  expect(await findEvents(app.db, someone.userId, row.id)).toHaveLength(count);
});

interface Queued {
  readonly id: string;
  readonly body: OperationBody<'saveDiaryRecord'>;
}

test.each([11, 12, 13])(
  'EXT-31 walk %i over nights, weeks, time zones, and no network, on two devices, counts no day or entry twice, and loses none',
  async (seed) => {
    const random = rng(`days ${seed}`);
    const someone = await started();
    const startedOn = utcDay();
    let zone = 0;
    let furthest = startedOn;
    const queues: Queued[][] = [[], []];
    const said = new Map<string, number>();
    const today = () => addDays(utcDay(), zone);
    const send = async (device: number) => {
      const queue = queues[device] ?? [];
      // a response that was lost is a record sent again, and no order is promised
      const sent = [...queue, ...queue.filter(() => random() < 0.5)].map((each) => ({
        ...each,
        at: random(),
      }));
      for (const { id, body } of sent.toSorted((a, b) => a.at - b.at))
        await app.ok('saveDiaryRecord', { token: someone.token, params: { id }, body });
      queues[device] = [];
    };
    const read = async () => {
      const { data } = await app.ok('getTriggerTests', { token: someone.token, query: { today: today() } });
      if (today() > furthest) furthest = today();
      return data;
    };
    for (let step = 0; step < 40; step += 1) {
      const at = random();
      if (at < 0.4) await someone.advance(1);
      else if (at < 0.45) await someone.advance(7);
      else if (at < 0.55) zone = Math.floor(random() * 3) - 1;
      else if (at < 0.8 && !said.has(today())) {
        const severity = 1 + Math.floor(random() * 2);
        said.set(today(), severity);
        const body = { date: today(), time: null, kind: 'symptom', symptom: 'pain', severity } as const;
        queues[Math.floor(random() * 2)]?.push({ id: randomUUID(), body });
      } else {
        // the other device may have no network for longer
        await send(Math.floor(random() * 2));
        const { current } = await read();
        if (current === null) break;
        if (current.stage === 'review') {
          await someone.note({ type: 'review.answered', is_better: true, today: today() });
          if (utcDay() > furthest) furthest = utcDay();
        }
        // without a network, nothing is read, and nothing is counted
        await read();
      }
    }
    for (const device of [0, 1]) await send(device);
    await read();
    const { row, program } = await programOf(someone);
    const days = (await findEvents(app.db, someone.userId, row.id)).length;
    expect(days).toBeGreaterThan(0);
    const counted = daysFrom(startedOn, 400).filter((date) => program.has(`day ${date}`));
    const last = program.endedOn === null ? addDays(furthest, -1) : program.countedTo;
    expect(counted).toEqual(daysFrom(startedOn, 400).filter((date) => date <= last));
    expect(program.countedTo).toBe(last);
    // what came after its day was counted is part of the test, too
    if (program.endedOn === null)
      for (const date of counted) expect(program.counted.get(date)?.worst, date).toBe(said.get(date) ?? null);
    const span = { start: startedOn, end: addDays(startedOn, 41) };
    const { data: diary } = await app.ok('getDiary', { token: someone.token, query: span });
    for (const { date, worst, records } of diary) {
      expect(records.length, date).toBe(said.has(date) ? 1 : 0);
      expect(worst, date).toBe(said.get(date) ?? null);
    }
  },
);

test('EXT-31 the archive has the running test as of the day where the member is', async () => {
  const someone = await started();
  await someone.log(2);
  const lowBefore = async (today?: string) => {
    const query = today === undefined ? {} : { today };
    const { data } = await app.ok('exportCurrentUser', { token: someone.token, query });
    return data.trigger_tests.tests[0]?.before.low;
  };
  // the records of the days before the member's own one
  expect(await lowBefore(addDays(utcDay(), 1))).toBe(2);
  expect(await lowBefore(utcDay())).toBeNull();
  expect(await lowBefore()).toBeNull();
});
