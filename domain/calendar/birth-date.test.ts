import fc from 'fast-check';
import { expect, test } from 'vitest';
import { birthYears, daysInMonth, noDate, pickDate, pickedDate, writtenDate } from './birth-date.ts';
import { isRealDate } from './real-date.ts';

test('PROF-14 formats month and day with two digits', () => {
  expect(writtenDate({ year: 1990, month: 5, day: 3 })).toBe('1990-05-03');
  expect(writtenDate({ year: 2001, month: 12, day: 31 })).toBe('2001-12-31');
});

test('PROF-15 a month has 31 days or 30', () => {
  const days = [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => daysInMonth(2023, month));
  expect(days).toEqual([31, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
});

test.each([
  [2023, 28],
  [2024, 29],
  [1900, 28],
  [2000, 29],
])('PROF-16 February of %i has %i days', (year, days) => {
  expect(daysInMonth(year, 2)).toBe(days);
});

test('PROF-15 PROF-16 offers the maximum number of days while month or year is open', () => {
  expect(daysInMonth(null, null)).toBe(31);
  expect(daysInMonth(2023, null)).toBe(31);
  expect(daysInMonth(null, 2)).toBe(29);
  expect(daysInMonth(null, 4)).toBe(30);
});

test('PROF-17 clamps the day to the last one of the month', () => {
  expect(pickDate({ year: 1990, month: 1, day: 31 }, { month: 4 })).toEqual({
    year: 1990,
    month: 4,
    day: 30,
  });
  expect(pickDate({ year: 2024, month: 2, day: 29 }, { year: 2023 })).toEqual({
    year: 2023,
    month: 2,
    day: 28,
  });
  expect(pickDate({ year: null, month: null, day: 31 }, { month: 2 })).toEqual({
    year: null,
    month: 2,
    day: 29,
  });
  expect(pickDate({ year: 1990, month: 4, day: 12 }, { month: 5 })).toEqual({
    year: 1990,
    month: 5,
    day: 12,
  });
});

test('PROF-17 allows clearing a pick', () => {
  expect(pickDate({ year: 1990, month: 4, day: 12 }, { day: null })).toEqual({
    year: 1990,
    month: 4,
    day: null,
  });
});

test('PROF-18 CONST-19 offers this year and the 100 before it', () => {
  const years = birthYears(2026);
  expect([years.length, years[0], years[1], years.at(-1)]).toEqual([101, 2026, 2025, 1926]);
});

test.each([
  { year: 1990, month: null, day: null },
  { year: 1990, month: 5, day: null },
  { year: 1990, month: null, day: 3 },
  { year: null, month: 5, day: 3 },
  noDate,
])('PROF-19 formats an incomplete date as empty: %o', (date) => {
  expect(writtenDate(date)).toBe('');
});

test('parses a stored date into three parts; an invalid one is empty', () => {
  expect(pickedDate('1990-05-03')).toEqual({ year: 1990, month: 5, day: 3 });
  expect(pickedDate(null)).toEqual(noDate);
  expect(pickedDate('')).toEqual(noDate);
  expect(pickedDate('2023-02-29')).toEqual(noDate);
});

test('PROF-14 PROF-15 PROF-16 PROF-17 any picks in any order give a real date that round-trips', () => {
  const pick = fc.oneof(
    fc.record({ year: fc.integer({ min: 1900, max: 2100 }) }),
    fc.record({ month: fc.integer({ min: 1, max: 12 }) }),
    fc.record({ day: fc.integer({ min: 1, max: 31 }) }),
  );
  fc.assert(
    fc.property(fc.array(pick, { minLength: 3, maxLength: 12 }), (picks) => {
      const date = picks.reduce(pickDate, noDate);
      const text = writtenDate(date);
      if (text === '') expect(Object.values(date)).toContain(null);
      else {
        expect(isRealDate(text)).toBe(true);
        expect(pickedDate(text)).toEqual(date);
      }
    }),
  );
});
