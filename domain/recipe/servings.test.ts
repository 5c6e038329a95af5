import { expect, test } from 'vitest';
import { isServings, minimumServings } from './servings.ts';

test('CONST-37 the minimum is one serving', () => {
  expect(minimumServings).toBe(1);
});

test('RCP-18 servings are whole and at least one', () => {
  expect([1, 2, 40].map(isServings)).toEqual([true, true, true]);
  expect([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY].map(isServings)).toEqual(Array(5).fill(false));
});
