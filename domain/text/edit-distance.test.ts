import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance, editDistances } from './edit-distance.ts';

test.each([
  ['abc', 'abc', 0],
  ['abc', 'acb', 1],
  ['abc', 'ab', 1],
  ['abc', 'abcd', 1],
  ['abc', 'axc', 1],
  ['abcd', 'xyzw', Number.POSITIVE_INFINITY],
])('the distance of %s and %s is %d', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance);
});

/** The same by its definition, without a bound. */
function slowDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const isSame = a.at(-1) === b.at(-1);
  const isExchanged = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  return Math.min(
    slowDistance(a.slice(0, -1), b) + 1,
    slowDistance(a, b.slice(0, -1)) + 1,
    slowDistance(a.slice(0, -1), b.slice(0, -1)) + (isSame ? 0 : 1),
    isExchanged ? slowDistance(a.slice(0, -2), b.slice(0, -2)) + 1 : Number.POSITIVE_INFINITY,
  );
}

const anyWord = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

test('the distances of words and of beginnings are those of the definition, up to the maximum', () => {
  fc.assert(
    fc.property(anyWord, anyWord, fc.integer({ min: 0, max: 3 }), (term, name, max) => {
      const within = (distance: number) => (distance <= max ? distance : Number.POSITIVE_INFINITY);
      const beginnings = Array.from({ length: name.length + 1 }, (_, n) =>
        slowDistance(term, name.slice(0, n)),
      );
      expect(editDistance(term, name, max)).toBe(within(slowDistance(term, name)));
      expect(editDistances(term, name, max).beginning).toBe(within(Math.min(...beginnings)));
    }),
  );
});
