import { expect, test } from 'vitest';
import { isRealDate } from './real-date.ts';

test.each([
  ['2024-02-29', true],
  ['2000-02-29', true],
  ['1999-12-31', true],
  ['2023-02-29', false],
  ['1900-02-29', false],
  ['2024-04-31', false],
  ['2024-13-01', false],
  ['2024-00-10', false],
  ['2024-1-1', false],
  ['', false],
  ['2024-02-29T00:00', false],
])('%s is a real date: %s', (text, isReal) => {
  expect(isRealDate(text)).toBe(isReal);
});
