import { expect, test } from 'vitest';
import { isBaselineDone, isRested, isRestrictionDone, noCounts } from './program.ts';
import type { Reaction } from './protocol.ts';

test('EXT-31 the diary comes first: 14 days, with 10 entries', () => {
  const done = (days: number, entries: number) => isBaselineDone({ ...noCounts, days, entries });
  expect([done(14, 10), done(13, 13), done(20, 9)]).toEqual([true, false, false]);
});

test('EXT-31 before the first portion a substance is low for 14 days, a single food for 7', () => {
  const done = (days: number, substance: 'oxalate' | 'food:onion') =>
    isRestrictionDone({ ...noCounts, days }, substance);
  expect([done(13, 'oxalate'), done(14, 'oxalate')]).toEqual([false, true]);
  expect([done(6, 'food:onion'), done(7, 'food:onion')]).toEqual([false, true]);
});

test.each<[Reaction, number]>([
  ['none', 1],
  ['mild', 2],
  ['reaction', 3],
  ['severe', 3],
])('EXT-31 after portions with %s, days low: %i, and more until it is calm', (reaction, days) => {
  const rested = (restDays: number, isCalm = true) => isRested({ ...noCounts, restDays, isCalm }, reaction);
  expect([rested(days - 1), rested(days), rested(days + 5, false)]).toEqual([false, true, false]);
});
