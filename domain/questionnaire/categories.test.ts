import { expect, test } from 'vitest';
import { hasResults, isDemanding, unfinished } from './categories.ts';

const category = (id: string, completion: number) => ({
  id,
  label: `Category ${id}`,
  icon: 'heart',
  page: id,
  completions: { completion },
});
const all = (last: number) => [
  category('201', 100),
  category('11', 100),
  category('103', 100),
  category('105', last),
  category('rx', 0),
];

test('HLTH-23 CONST-44 results require 201, 11, 103 and 105 at 100 %, not 99 %; medications don’t count', () => {
  expect(hasResults(all(99))).toBe(false);
  expect(unfinished(all(99)).map(({ id }) => id)).toEqual(['105']);
  expect(hasResults(all(100))).toBe(true);
  expect(unfinished(all(100))).toEqual([]);
});

test('HLTH-23 a missing category is not complete', () => {
  expect(hasResults(all(100).slice(1))).toBe(false);
});

test('CONST-43 answers are required on 11, 103 and 105', () => {
  expect(['201', '11', '103', '105', 'rx'].filter(isDemanding)).toEqual(['11', '103', '105']);
});
