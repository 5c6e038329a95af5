import { expect, test } from 'vitest';
import { areFew } from './plan-sample.ts';

/** The first 5,001 recipes that fit, of a table where one in `every` does. */
const first = (every: number) => Array.from({ length: 5_001 }, (_, place) => ({ id: 1 + place * every }));

test.each([
  [100_000, 18, true],
  [100_000, 8, true],
  [100_000, 4, false],
  [100_000, 1, false],
  [1_000_000, 18, false],
  [1_000_000, 30, true],
])('EXT-29 of %i recipes one in %i fits: read by index %s', (size, every, isByIndex) => {
  expect(areFew(first(every), size, 5_000)).toBe(isByIndex);
});
