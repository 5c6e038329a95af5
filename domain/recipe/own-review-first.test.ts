import { expect, test } from 'vitest';
import { ownReviewFirst } from './own-review-first.ts';

const [a, b, own] = ['a', 'b', 'own'].map((id) => ({ id })) as [
  { id: string },
  { id: string },
  { id: string },
];

test('the member’s own review comes first and once, on any page', () => {
  expect(ownReviewFirst([a, own, b], { ...own })).toEqual([own, a, b]);
  expect(ownReviewFirst([a, b], own)).toEqual([own, a, b]);
  expect(ownReviewFirst([a, b], null)).toEqual([a, b]);
});
