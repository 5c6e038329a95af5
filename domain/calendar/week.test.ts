import { expect, test } from 'vitest';
import { addDays, formatDay, formatWeek, localDay, shortWeekdayOf, weekdayOf, weekOf } from './week.ts';

test('CONST-41 PLAN-21 a week is Monday to Sunday, also for a Sunday', () => {
  const week = [
    '2026-05-11',
    '2026-05-12',
    '2026-05-13',
    '2026-05-14',
    '2026-05-15',
    '2026-05-16',
    '2026-05-17',
  ];
  for (const day of week) expect(weekOf(day)).toEqual(week);
  expect(week.map(shortWeekdayOf)).toEqual(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']);
  expect(weekdayOf('2026-05-14')).toBe('Thursday');
});

test('adds days across months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(weekOf('2027-01-01')[0]).toBe('2026-12-28');
});

test('uses the local day, not the UTC day', () => {
  expect(localDay(new Date(2026, 4, 7, 23, 59))).toBe('2026-05-07');
  expect(localDay(new Date(2026, 4, 7, 0, 1))).toBe('2026-05-07');
});

test('formats a week and a day', () => {
  expect(formatWeek('2026-05-14')).toBe('May 11 to 17');
  expect(formatWeek('2026-04-30')).toBe('Apr 27 to May 3');
  expect(formatDay('2026-05-07')).toBe('May 7');
});
