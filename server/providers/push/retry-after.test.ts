import { expect, test } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

const now = new Date('2026-05-04T09:00:00.000Z');

test.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Mon, 04 May 2026 09:00:30 GMT', 30_000],
  ['Mon, 04 May 2026 08:00:00 GMT', 0],
  ['soon', null],
  ['-5', null],
  ['1.5', null],
  ['99999999999', null],
  ['', null],
  [null, null],
])('SRV-40 Retry-After %j is %j ms', (header, wait) => {
  expect(retryAfterMs(header, now)).toBe(wait);
});
