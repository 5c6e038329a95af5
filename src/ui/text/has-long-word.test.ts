import { expect, test } from 'vitest';
import { hasLongWord } from './has-long-word.ts';

test.each([
  ['a'.repeat(25), true],
  [`carrots, ${'b'.repeat(60)}`, true],
  ['a'.repeat(24), false],
  ['semi-skimmed-milk-with-vitamin-D', false],
  ['Low, medium, and high recipes', false],
])('%s: %s', (text, isLong) => {
  expect(hasLongWord(text)).toBe(isLong);
});
