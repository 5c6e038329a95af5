import { expect, test } from 'vitest';
import { type LimitSample, limitOf } from './limit-samples.ts';

/** A limit that is `at` with this probability, and else twice that. */
const limitAt = (at: number, near: number) => {
  const sample = (limit: number, weight: number): LimitSample => ({
    curve: { half: 2 * limit, steepness: 2 },
    effect: 3,
    limit,
    weight,
  });
  return limitOf([sample(at, near), sample(2 * at, 1 - near)]);
};

test.each([
  [4, 0.95, { isFigure: true, isNarrow: true }],
  [4, 0.91, { isFigure: true, isNarrow: false }],
  [4, 0.89, { isFigure: false, isNarrow: false }],
  // below the lowest doses it is a range, however narrow
  [1.1, 0.99, { isFigure: false, isNarrow: true }],
])('EXT-31 a limit of %d loads with probability %d is a figure or a range', (at, near, expected) => {
  expect(limitAt(at, near)).toMatchObject(expected);
});
