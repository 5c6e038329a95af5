import { expect, test } from 'vitest';
import { timeAgo } from './time-ago.ts';

const now = new Date('2026-05-04T12:00:00Z');

test.each([
  ['2026-05-04T12:00:30Z', 'just now'],
  ['2026-05-04T11:59:01Z', 'just now'],
  ['2026-05-04T11:59:00Z', '1 minute ago'],
  ['2026-05-04T11:01:00Z', '59 minutes ago'],
  ['2026-05-04T10:00:00Z', '2 hours ago'],
  ['2026-05-03T12:00:00Z', '1 day ago'],
  ['2026-04-20T12:00:00Z', '2 weeks ago'],
  ['2026-03-01T12:00:00Z', '2 months ago'],
  ['2024-05-04T12:00:00Z', '2 years ago'],
])('ENT-21 %s is %s', (then, text) => {
  expect(timeAgo(new Date(then), now)).toBe(text);
});
