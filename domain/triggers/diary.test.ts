import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/calendar/week.ts';
import {
  byDate,
  type DayOver,
  type DiaryEntry,
  daysPassed,
  entryProblem,
  trackedDays,
  usualOf,
} from './diary.ts';

const entry = (date: string, worst: number, more: Partial<DiaryEntry> = {}): DiaryEntry => ({
  date,
  worst,
  stress: null,
  cycleDay: null,
  isRemembered: false,
  ...more,
});
const start = '2026-03-20';

describe('diary', () => {
  test('EXT-31 an entry is a number on the scale, for a day that is not in the future', () => {
    expect(entryProblem(entry(start, 0), start)).toBeNull();
    expect(entryProblem(entry(start, 10, { stress: 10, cycleDay: 28 }), start)).toBeNull();
    expect(entryProblem(entry(addDays(start, 1), 3), start)).toBe('future');
    for (const worst of [-1, 11, 2.5, Number.NaN])
      expect(entryProblem(entry(start, worst), start)).toBe('scale');
    expect(entryProblem(entry(start, 3, { stress: 11 }), start)).toBe('scale');
    for (const cycleDay of [0, 61, 1.5])
      expect(entryProblem(entry(start, 3, { cycleDay }), start)).toBe('cycle');
  });

  test('EXT-31 a day without an entry is a gap, and no zero', () => {
    const entries = byDate([entry(addDays(start, 1), 0), entry(addDays(start, 3), 9)]);
    expect(daysPassed(start, addDays(start, 4), entries).map(({ worst }) => worst)).toEqual([0, null, 9]);
    const served = [0, 1, 2].map((n) => ({
      date: addDays(start, n),
      period: 1,
      portion: 'none' as const,
      planned: {},
      unplanned: {},
    }));
    expect(trackedDays(start, served, entries).map(({ symptom }) => symptom)).toEqual([null, 0, null]);
  });

  test('EXT-31 a closed app, another time zone, or a clock set back counts no day twice and loses none', () => {
    // what the device shows as today: forwards by weeks, backwards by a day at the date line
    const jumps = fc.array(fc.constantFrom(0, 0, 0, 1, 1, 2, 7, 21, -1, -2), { maxLength: 60 });
    fc.assert(
      fc.property(jumps, fc.array(fc.integer({ min: 0, max: 10 }), { maxLength: 200 }), (walk, worst) => {
        const entries = byDate(worst.map((each, n) => entry(addDays(start, n * 2), each)));
        let countedTo = start;
        let today = start;
        let furthest = start;
        const counted: DayOver[] = [];
        for (const jump of walk) {
          today = addDays(today, jump);
          if (today > furthest) furthest = today;
          const passed = daysPassed(countedTo, today, entries);
          counted.push(...passed);
          countedTo = passed.at(-1)?.date ?? countedTo;
        }
        expect(counted).toEqual(daysPassed(start, furthest, entries));
      }),
      { numRuns: 500 },
    );
  });

  test('EXT-31 entries that received twice or late count once, and the later one of a day counts', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 10 })), {
          maxLength: 40,
        }),
        (writes) => {
          const written = writes.map(([n, worst]) => entry(addDays(start, n), worst));
          const served = Array.from({ length: 10 }, (_, n) => ({
            date: addDays(start, n),
            period: 0,
            portion: 'none' as const,
            planned: {},
            unplanned: {},
          }));
          const days = trackedDays(
            start,
            [...served, ...served.toReversed()],
            byDate([...written, ...written]),
          );
          expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 10 }, (_, n) => n));
          for (const { day, symptom } of days)
            expect(symptom).toBe(writes.findLast(([n]) => n === day)?.[1] ?? null);
        },
      ),
    );
  });

  test('days are numbered over the change to summer time', () => {
    const served = ['2026-03-28', '2026-03-29', '2026-03-30'].map((date) => ({
      date,
      period: 0,
      portion: 'none' as const,
      planned: {},
      unplanned: {},
    }));
    const days = trackedDays('2026-03-28', served, byDate([]));
    expect(days.map(({ day, isWeekend }) => [day, isWeekend])).toEqual([
      [0, true],
      [1, true],
      [2, false],
    ]);
  });

  test('what is usual needs enough entries', () => {
    const days = [1, 2, 3, 4].map((n) => entry(addDays(start, -n), n));
    const lowFrom = addDays(start, -14);
    expect(usualOf(byDate(days), start, lowFrom)).toBe(2.5);
    expect(usualOf(byDate(days.slice(1)), start, lowFrom)).toBeNull();
    expect(usualOf(byDate([...days, entry(addDays(start, -8), 10)]), start, lowFrom)).toBe(2.5);
    // days before it may have had portions of another test
    expect(usualOf(byDate([...days, entry(addDays(start, -5), 10)]), start, addDays(start, -4))).toBe(2.5);
  });
});
