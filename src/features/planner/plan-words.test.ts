import { expect, test } from 'vitest';
import { standingWords, targetWords } from './plan-words.ts';

test('a day is told what is left, what is over, or that it is on its target', () => {
  expect(standingWords(1726, 2000, false)).toEqual({ text: 'Room for more', isOver: false });
  expect(standingWords(2400, 2000, false)).toEqual({ text: 'A full day of food', isOver: false });
  expect(standingWords(1726, 2000, true)).toEqual(targetWords(1726, 2000));
  expect(targetWords(1726, 2000)).toEqual({ text: '274 kcal to go', isOver: false });
  expect(targetWords(3210, 2000)).toEqual({ text: '1,210 kcal over', isOver: true });
  expect(targetWords(2039, 2000)).toEqual({ text: 'On target', isOver: false });
});
