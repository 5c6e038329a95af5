import { expect, test } from 'vitest';
import { formatSeconds, nextTimer, readSession, secondsLeft } from './cooking-timers.ts';

const timer = (id: string, endsAt: number) => ({ id, label: '5 minutes', step: 0, endsAt });

test('EXT-28 a timer survives a reload: what is left follows from the clock', () => {
  const startedAt = 1_000_000;
  const session = { step: 1, done: [0], timers: [timer('a', startedAt + 300_000)] };
  const reloaded = readSession(JSON.parse(JSON.stringify(session)), 3);
  expect(reloaded).toEqual(session);
  const [only] = reloaded?.timers ?? [];
  if (only === undefined) throw new Error('The timer is lost.');
  expect(secondsLeft(only, startedAt + 60_000)).toBe(240);
  expect(secondsLeft(only, startedAt + 400_000)).toBe(0);
});

test('the next timer is the one that ends first', () => {
  expect(nextTimer([])).toBeNull();
  expect(nextTimer([timer('a', 9), timer('b', 5), timer('c', 7)])?.id).toBe('b');
});

test.each([
  [5, '0:05'],
  [245, '4:05'],
  [3600, '1:00:00'],
])('%i seconds are %s', (seconds, text) => {
  expect(formatSeconds(seconds)).toBe(text);
});

test.each([
  null,
  {},
  { step: 3, done: [], timers: [] },
  { step: 0, done: [4], timers: [] },
  { step: 0, done: [], timers: [{}] },
])('a stored session that does not belong to the recipe is none: %j', (stored) => {
  expect(readSession(stored, 3)).toBeNull();
});
