import { expect, test } from 'vitest';
import { describeProgress, describeTarget } from './plan-text.ts';

test('a day shows the calories left, over, or that it is on target', () => {
  expect(describeProgress(1726, 2000, false)).toEqual({ text: 'Room for more', isOver: false });
  expect(describeProgress(2400, 2000, false)).toEqual({ text: 'A full day of food', isOver: false });
  expect(describeProgress(1726, 2000, true)).toEqual(describeTarget(1726, 2000));
  expect(describeTarget(1726, 2000)).toEqual({ text: '274 kcal to go', isOver: false });
  expect(describeTarget(3210, 2000)).toEqual({ text: '1,210 kcal over', isOver: true });
  expect(describeTarget(2039, 2000)).toEqual({ text: 'On target', isOver: false });
});
