import { expect, test } from 'vitest';
import { coveringSample } from './sample.fixture.ts';

test('has each trait as often as requested, or as available, and does not grow with more of the same', () => {
  const letters = (words: readonly string[], times: number) =>
    coveringSample(words, (word) => [...word], times);
  expect(letters(['ab', 'a', 'b', 'bc', 'c', 'ca'], 1)).toEqual(['ab', 'bc']);
  expect(letters(['ab', 'a', 'b', 'bc', 'c', 'ca'], 2)).toEqual(['ab', 'a', 'b', 'bc', 'c']);
  const many = Array.from({ length: 1000 }, (_, n) => (n % 3 === 0 ? 'abc' : 'bcd'));
  expect(letters(many, 2)).toEqual(['abc', 'bcd', 'bcd', 'abc']);
});
