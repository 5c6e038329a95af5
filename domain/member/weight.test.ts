import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWeight, writtenWeight } from './weight.ts';

test.each([
  ['150', 150],
  [' 150.5 ', 150.5],
  ['150,5', 150.5],
  ['.5', 0.5],
  ['150.', 150],
  ['', null],
  ['  ', null],
  ['abc', 'unreadable'],
  ['-5', 'unreadable'],
  ['1e3', 'unreadable'],
  ['150 lbs', 'unreadable'],
  ['1,500.5', 'unreadable'],
])('PROF-11 parses the weight %j as %j', (typed, weight) => {
  expect(readWeight(typed)).toBe(weight);
});

test('PROF-11 formats every stored weight without loss', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 15_000 }), (tenths) => {
      expect(readWeight(writtenWeight(tenths / 10))).toBe(tenths / 10);
    }),
  );
  expect(writtenWeight(null)).toBe('');
});
