import { expect, test } from 'vitest';
import { yearlySaving } from './yearly-saving.ts';

test.each([
  [10, 96, 20],
  [12, 115.2, 20],
  [9.99, 99.99, 17],
  [10, 120, 0],
  [10, 130, 0],
  [0, 0, 0],
  [10, 0, 100],
])('%d a month and %d a year save %d percent', (monthly, yearly, percent) => {
  expect(yearlySaving({ monthly, yearly })).toBe(percent);
});
