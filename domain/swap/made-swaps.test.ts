import { expect, test } from 'vitest';
import { swapsOf, toParameter, withoutSwapsOf } from './made-swaps.ts';

const made = [
  { from: 'tomato', to: 'zucchini' },
  { from: 'garlic', to: 'chives' },
  { from: 'zucchini', to: 'pumpkin' },
];

test('EXT-09 a swap is undone with those that came after it in its place, and with no other', () => {
  expect(swapsOf(made, 'tomato')).toEqual([made[0], made[2]]);
  expect(withoutSwapsOf(made, 'tomato')).toEqual([made[1]]);
  expect(withoutSwapsOf(made, 'garlic')).toEqual([made[0], made[2]]);
  expect(withoutSwapsOf(made, 'onion')).toEqual(made);
  expect(toParameter(made)).toEqual(['tomato:zucchini', 'garlic:chives', 'zucchini:pumpkin']);
});
