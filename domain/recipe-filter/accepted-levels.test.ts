import { expect, test } from 'vitest';
import { acceptedLevels } from './accepted-levels.ts';
import { emptyFilter } from './recipe-filter.ts';

test('an empty filter accepts everything', () => {
  expect(Object.values(acceptedLevels(emptyFilter))).toEqual([null, null, null, null, null]);
});

test('FILT-21 FILT-22 a slider accepts levels up to its position, a flag only Low', () => {
  const filter = { ...emptyFilter, isLowOxalate: '1', isLowHistamine: '2', isLowSulfur: '3' } as const;
  expect(acceptedLevels({ ...filter, isLowFodmap: true })).toEqual({
    oxalate: 1,
    histamine: 2,
    sulfur: 3,
    fodmap: 1,
    salicylate: null,
  });
});
