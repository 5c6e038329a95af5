import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperationResponse } from '#contract/operations.ts';
import { addDays, daysThrough } from '#domain/calendar/week.ts';
import { largestPortionG } from '#domain/triggers/portion.ts';
import { screeningQuestions } from '#domain/triggers/screening.ts';
import { putSetting } from '#server/queries/settings.ts';
import { findPrograms } from '#server/queries/trigger-tests.ts';
import { openProgram } from '#server/triggers/program-log.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { personWithDiary } from './trigger-member.ts';
import { anyStep, type Device, type Step } from './two-device-steps.ts';

let app: TestApp;
let largestG = 0;
const foodId = 'evaporated-milk';

beforeAll(async () => {
  app = await startTestApp();
  await putSetting(app.db, { key: 'food_tests', value: true, origin: 'operator' });
  const food = app.context.foods.byId.get(foodId);
  if (food === undefined) throw new Error('The content has changed.');
  largestG = largestPortionG(food);
});
afterAll(() => app.close());

type Tests = OperationResponse<'getTriggerTests'>['data'];

interface Walk {
  readonly userId: string;
  readonly devices: readonly [Device, Device];
  readonly signIn: () => Promise<string>;
  /** What the server has accepted, by date. */
  readonly worst: Map<string, number>;
  readonly eaten: Set<string>;
  readonly stopped: Set<string>;
  /** Grams of each portion that was opened, which are the same on each device. */
  readonly opened: Map<string, number>;
  isMinor: boolean;
}

const utcDay = () => app.clock.now().toISOString().slice(0, 10);
const todayOn = ({ ahead }: Device) => addDays(utcDay(), ahead);

/** Sends what waits, the diary first, some of it twice, as where a response was lost. */
async function send(walk: Walk, device: Device): Promise<void> {
  if (!device.isOnline) return;
  const { token } = device;
  for (const [n, { id, body }] of device.records.splice(0).toReversed().entries()) {
    const { status } = await app.call('saveDiaryRecord', { token, params: { id }, body });
    if (n % 2 === 0) await app.call('saveDiaryRecord', { token, params: { id }, body });
    // a day that isn't yet is refused
    expect(status).toBe(body.date > addDays(utcDay(), 1) ? 422 : 200);
    if (status !== 200) continue;
    if (body.kind === 'portion') walk.eaten.add(body.date);
    else walk.worst.set(body.date, Math.max(body.severity ?? 0, walk.worst.get(body.date) ?? 0));
  }
  for (const { programId, id, note } of device.stops.splice(0)) {
    const body = { id, today: todayOn(device), ...note };
    for (let n = 0; n < 2; n += 1)
      // whatever its clock says
      await app.ok('noteTriggerEvent', { token, params: { id: programId }, body });
    walk.stopped.add(programId);
  }
}

async function read(device: Device): Promise<Tests | null> {
  const today = todayOn(device);
  const { status, body } = await app.call('getTriggerTests', { token: device.token, query: { today } });
  expect(status).toBe(Math.abs(device.ahead) > 1 ? 422 : 200);
  if (status !== 200) return null;
  const { data } = body as { readonly data: Tests };
  device.programId = data.current?.id ?? device.programId;
  return data;
}

const startBody = (today: string) => ({
  today,
  yes: [],
  no: screeningQuestions.map(({ id }) => id),
  substance: 'lactose',
  food_id: foodId,
  is_helped: true,
});

async function take(walk: Walk, step: Step): Promise<void> {
  const { devices } = walk;
  switch (step.kind) {
    case 'night':
      app.clock.advance(86_400_000);
      // a session of a day
      for (const device of devices) device.token = await walk.signIn();
      return;
    case 'log': {
      const device = devices[step.on];
      const at = { date: todayOn(device), time: null } as const;
      if (step.eats) device.records.push({ id: randomUUID(), body: { ...at, kind: 'portion' } });
      device.records.push({
        id: randomUUID(),
        body: { ...at, kind: 'symptom', symptom: 'pain', severity: step.severity },
      });
      return send(walk, device);
    }
    case 'network':
      devices[step.on].isOnline = step.isOnline;
      return send(walk, devices[step.on]);
    case 'clock':
      devices[step.on].ahead = step.ahead;
      return;
    case 'note': {
      const pressed = (step.isOnBoth ? devices : [devices[step.on]]).filter(({ isOnline }) => isOnline);
      await Promise.all(
        pressed.map((device) =>
          app.call('noteTriggerEvent', {
            token: device.token,
            params: { id: device.programId ?? randomUUID() },
            body: { id: randomUUID(), today: todayOn(device), ...step.note },
          }),
        ),
      );
      return;
    }
    case 'stop': {
      const device = devices[step.on];
      if (device.programId === null) return;
      device.stops.push({ programId: device.programId, id: randomUUID(), note: step.note });
      return send(walk, device);
    }
    case 'age': {
      const { isOnline, token } = devices[step.on];
      if (!isOnline) return;
      walk.isMinor = step.isMinor;
      const body = { date_of_birth: addDays(utcDay(), (step.isMinor ? -16 : -40) * 365) };
      await app.ok('updateCurrentUser', { token, body });
      return;
    }
    case 'start': {
      const pressed = step.isOnBoth ? devices : [devices[0]];
      const started = await Promise.all(
        pressed.map((device) =>
          app.call('startTriggerTest', { token: device.token, body: startBody(todayOn(device)) }),
        ),
      );
      const begun = started.filter(({ status }) => status < 300);
      expect(begun.length).toBeLessThanOrEqual(walk.isMinor ? 0 : 1);
    }
  }
}

/** Nothing that a device may look at serves a dose that must not be. Returns whether a portion was served, with a dose or without. */
async function inspect(walk: Walk, device: Device): Promise<boolean> {
  if (!device.isOnline) return false;
  const current = (await read(device))?.current ?? null;
  if (current === null) return false;
  expect(walk.stopped.has(current.id)).toBe(false);
  if (walk.isMinor) expect(current.portion).toBeNull();
  const opened = await app.call('openTriggerPortion', {
    token: device.token,
    params: { id: current.id },
    body: { today: todayOn(device), by: 'helper' },
  });
  const { data } = opened.body as { readonly data?: { readonly grams: number; readonly dish: string } };
  if (opened.status !== 200 || data === undefined) return false;
  expect(walk.isMinor).toBe(false);
  expect(current.portion?.dish).toBe(data.dish);
  expect(data.grams).toBeLessThanOrEqual(largestG);
  const portion = `${current.id} ${data.dish}`;
  expect(data.grams).toBe(walk.opened.get(portion) ?? data.grams);
  walk.opened.set(portion, data.grams);
  return true;
}

/** Every day is counted once, with all that either device said of it. */
async function expectNothingLost({ userId, worst, eaten }: Walk): Promise<void> {
  const rows = await findPrograms(app.db, userId);
  expect(rows.filter(({ is_open: isOpen }) => isOpen).length).toBeLessThanOrEqual(1);
  for (const row of rows) {
    const program = await openProgram(app.context, app.db, userId, row);
    if (program === undefined) throw new Error('A test can’t be read.');
    const { start, counted, countedTo, endedOn } = program;
    const days = countedTo < start.startedOn ? [] : daysThrough(start.startedOn, countedTo);
    expect([...counted.keys()]).toEqual(days);
    const dates = program.eaten.map(({ date }) => date);
    expect(dates).toEqual([...new Set(dates)]);
    for (const date of dates) {
      expect(counted.get(date)?.portion ?? null, date).not.toBeNull();
      expect(eaten.has(date), date).toBe(true);
    }
    // what comes after the end is for the diary alone
    if (endedOn !== null) continue;
    for (const date of days) {
      expect(counted.get(date)?.worst, date).toBe(worst.get(date) ?? null);
      expect(counted.get(date)?.hasPortion, date).toBe(eaten.has(date));
    }
  }
}

/** The nightly run takes more. */
const runs = Number(process.env['RUNS'] ?? 3);

test(
  'EXT-31 on two devices, one without a network or with a wrong clock, no dose is served that must not be, none is counted twice, and none is lost',
  async () => {
    let served = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 20, maxLength: 40 }), async (steps) => {
        const someone = await personWithDiary(app);
        const { signIn } = someone;
        const device = async (): Promise<Device> => ({
          token: await signIn(),
          ahead: 0,
          isOnline: true,
          programId: null,
          records: [],
          stops: [],
        });
        const walk: Walk = {
          userId: someone.userId,
          devices: [await device(), await device()],
          signIn,
          worst: new Map(),
          eaten: new Set(),
          stopped: new Set(),
          opened: new Map(),
          isMinor: false,
        };
        await app.ok('startTriggerTest', { token: someone.token, body: startBody(utcDay()) });
        for (let n = 0; n < 14; n += 1) {
          await someone.log(1, addDays(utcDay(), n));
          walk.worst.set(addDays(utcDay(), n), 1);
        }
        await someone.advance(14);
        await someone.note({ type: 'review.answered', is_better: true });
        for (const each of walk.devices) each.token = await signIn();
        for (const step of steps) {
          await take(walk, step);
          for (const each of walk.devices) served += Number(await inspect(walk, each));
        }
        for (const each of walk.devices) {
          Object.assign(each, { isOnline: true, ahead: 0 });
          await send(walk, each);
        }
        for (const each of walk.devices) await read(each);
        await expectNothingLost(walk);
      }),
      { numRuns: runs },
    );
    expect(served).toBeGreaterThan(5);
  },
  60_000 + runs * 30_000,
);
