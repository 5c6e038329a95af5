import { expect, test } from 'vitest';
import { correctSpelling } from './spelling.ts';

const vocabulary = [
  'berry',
  'blueberry',
  'celery',
  'chicken',
  'kitchen',
  'pea',
  'rice',
  'salmon',
  'shrimp',
  'zucchini',
];

test.each([
  ['chiken', 'chicken'],
  ['chikcen', 'chicken'],
  ['chikn', 'chicken'],
  ['celary', 'celery'],
  ['zuchini', 'zucchini'],
  ['zuccinni', 'zucchini'],
  ['shirmp', 'shrimp'],
  ['samlon', 'salmon'],
])('EXT-26 "%s" is corrected to "%s"', (typed, expected) => {
  expect(correctSpelling([typed], vocabulary)).toEqual([expected]);
});

test('EXT-26 known words, their beginnings and their plurals stay', () => {
  expect(correctSpelling(['chick', 'berries', 'salmon'], vocabulary)).toBeNull();
  expect(correctSpelling(['chiken', 'rice'], vocabulary)).toEqual(['chicken', 'rice']);
});

test('EXT-26 of equally near words, the one with the same first letter is meant', () => {
  expect(correctSpelling(['porc'], ['forc', 'pork'])).toEqual(['pork']);
});

test('EXT-26 short words, and words far from every known one, stay', () => {
  expect(correctSpelling(['pae'], vocabulary)).toBeNull();
  expect(correctSpelling(['zzqxwv'], vocabulary)).toBeNull();
});
