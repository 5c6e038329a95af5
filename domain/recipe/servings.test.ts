import { expect, test } from 'vitest';
import { isServings, minimumServings, servingsIn } from './servings.ts';

test('CONST-37 the minimum is one serving', () => {
  expect(minimumServings).toBe(1);
});

test('RCP-18 servings are whole and at least one', () => {
  expect([1, 2, 40].map(isServings)).toEqual([true, true, true]);
  expect([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY].map(isServings)).toEqual(Array(5).fill(false));
});

test.each([
  ['6', 6],
  ['2.4', 2],
  ['100', 100],
  [null, 4],
  ['', 4],
  ['0', 4],
  ['-3', 4],
  ['101', 4],
  ['Infinity', 4],
  ['1e999', 4],
  ['many', 4],
])('the servings of an address are %s: %i', (text, servings) => {
  expect(servingsIn(text, 4)).toBe(servings);
});
