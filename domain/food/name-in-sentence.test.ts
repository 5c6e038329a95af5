import { expect, test } from 'vitest';
import { nameInSentence } from './name-in-sentence.ts';

test.each([
  ['Dijon Mustard', 'Dijon mustard'],
  ['Granny Smith Apple', 'Granny Smith apple'],
  ['Belgian Endive', 'Belgian endive'],
  ['Thai Red Curry Paste', 'Thai red curry paste'],
  ['Cheddar Cheese', 'cheddar cheese'],
])('%s is %s within a sentence', (name, expected) => {
  expect(nameInSentence(name)).toBe(expected);
});
