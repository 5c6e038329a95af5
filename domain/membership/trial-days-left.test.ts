import { expect, test } from 'vitest';
import { trialDaysLeft } from './trial-days-left.ts';

const now = new Date('2026-05-04T09:00:00.000Z');

test.each([
  ['2026-05-05T21:00:00.000Z', 2],
  ['2026-05-05T09:00:00.000Z', 1],
  ['2026-05-04T09:00:01.000Z', 1],
  ['2026-05-04T09:00:00.000Z', 0],
  ['2026-05-01T09:00:00.000Z', 0],
  ['soon', 0],
  [null, 0],
])('MEM-12 a trial until %s has %d days left', (end, days) => {
  expect(trialDaysLeft(end, now)).toBe(days);
});
