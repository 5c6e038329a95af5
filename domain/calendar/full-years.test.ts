import { expect, test } from 'vitest';
import { fullYears } from './full-years.ts';

test('a year is full on the same day of the next one, after February 29 on March 1', () => {
  expect(fullYears('2010-05-05', '2026-05-04')).toBe(15);
  expect(fullYears('2010-05-04', '2026-05-04')).toBe(16);
  expect(fullYears('2008-02-29', '2026-02-28')).toBe(17);
  expect(fullYears('2008-02-29', '2026-03-01')).toBe(18);
  expect(fullYears('2026-05-04', '2026-05-03')).toBe(-1);
});
