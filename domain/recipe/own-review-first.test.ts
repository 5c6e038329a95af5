import { expect, test } from 'vitest';
import { ownReviewFirst } from './own-review-first.ts';

const [a, b, own] = ['a', 'b', 'own'].map((id) => ({ id })) as [
  { id: string },
  { id: string },
  { id: string },
];

test('the own review comes first and once, whatever page it is on', () => {
  expect(ownReviewFirst([a, own, b], { ...own })).toEqual([own, a, b]);
  expect(ownReviewFirst([a, b], own)).toEqual([own, a, b]);
  expect(ownReviewFirst([a, b], null)).toEqual([a, b]);
});
