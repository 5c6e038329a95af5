import { expect, test } from 'vitest';
import { periodEnd, periodEndAfter, periodStartOf } from './billing-period.ts';

const day = (text: string) => new Date(`${text}T09:00:00.000Z`);

test.each([
  ['2026-01-31', 'monthly', 1, '2026-02-28'],
  ['2026-01-31', 'monthly', 2, '2026-03-31'],
  ['2024-02-29', 'yearly', 1, '2025-02-28'],
  ['2024-02-29', 'yearly', 4, '2028-02-29'],
  ['2026-12-15', 'monthly', 1, '2027-01-15'],
] as const)('SRV-29 from %s, %s, period %d ends on %s', (start, cycle, index, end) => {
  expect(periodEnd(day(start), cycle, index)).toEqual(day(end));
});

test.each([
  ['2026-01-31', 'monthly', '2026-01-31', '2026-02-28'],
  ['2026-01-31', 'monthly', '2026-02-28', '2026-03-31'],
  ['2026-01-31', 'monthly', '2027-01-30', '2027-01-31'],
  ['2026-01-31', 'yearly', '2030-06-01', '2031-01-31'],
] as const)('SRV-29 from %s, %s, the period after %s ends on %s', (start, cycle, time, end) => {
  expect(periodEndAfter(day(start), cycle, day(time))).toEqual(day(end));
});

test.each([
  ['2026-01-31', 'monthly', '2026-02-28', '2026-01-31'],
  ['2026-01-31', 'monthly', '2026-03-31', '2026-02-28'],
  ['2026-02-01', 'monthly', '2026-03-01', '2026-02-01'],
  ['2024-02-29', 'yearly', '2026-02-28', '2025-02-28'],
] as const)('from %s, %s, the period that ends on %s began on %s', (start, cycle, end, began) => {
  expect(periodStartOf(day(start), cycle, day(end))).toEqual(day(began));
  expect(periodStartOf(day(start), cycle, new Date(day(end).getTime() - 900))).toEqual(day(began));
});
