import { expect, test } from 'vitest';
import { sampledCandidates } from './plan-candidates.ts';
import { areFew, fittingOf } from './plan-sample.ts';

/** The first 1,001 recipes that fit, of a table where one in `every` does. */
const first = (every: number) => Array.from({ length: 1_001 }, (_, place) => ({ id: 1 + place * every }));

test.each([
  [100_000, 18, true],
  [100_000, 12, true],
  [100_000, 8, false],
  [100_000, 4, false],
  [100_000, 1, false],
  [1_000_000, 18, false],
  [1_000_000, 30, false],
  [1_000_000, 40, true],
])('EXT-29 of %i recipes one in %i fits: read by index %s', (size, every, isByIndex) => {
  expect(areFew(first(every), size, sampledCandidates)).toBe(isByIndex);
});

test('EXT-29 the first ids show about how many fit', () => {
  for (const every of [1, 7, 100]) {
    const fitting = fittingOf(first(every), 1_000_000);
    expect(fitting).toBeGreaterThan(999_000 / every);
    expect(fitting).toBeLessThan(1_001_000 / every);
  }
});
