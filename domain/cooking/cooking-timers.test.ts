import { expect, test } from 'vitest';
import { formatSeconds, isOver, nextTimer, readSession, secondsLeft } from './cooking-timers.ts';

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

test('EXT-28 a session is over a night after its last change and its last timer', () => {
  const hour = 3_600_000;
  const now = 1000 * hour;
  expect(isOver({ at: now - 12 * hour, timers: [] }, now)).toBe(false);
  expect(isOver({ at: now - 19 * hour, timers: [] }, now)).toBe(true);
  expect(isOver({ at: now - 30 * hour, timers: [timer('a', now - 6 * hour)] }, now)).toBe(false);
  expect(isOver({ at: now - 30 * hour, timers: [timer('a', now + hour)] }, now)).toBe(false);
  expect(isOver({ at: now - 500 * hour, timers: [timer('a', now - 499 * hour)] }, now)).toBe(true);
  expect(isOver({ timers: [timer('a', now + hour)] }, now)).toBe(false);
  for (const stored of [null, 'x', {}, { at: 'x', timers: [null] }]) expect(isOver(stored, now)).toBe(true);
});
