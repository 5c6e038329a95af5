import { expect, test } from 'vitest';
import { money } from './money.ts';
import { monthOfYear } from './price.ts';

test.each([
  [100, '$8.33'],
  [115.2, '$9.60'],
  [96, '$8.00'],
  [182.4, '$15.20'],
  [0, '$0.00'],
])('MEM-05 CONST-12 %d a year is %s a month', (yearly, perMonth) => {
  expect(money(monthOfYear(yearly))).toBe(perMonth);
});

test('MEM-04 amounts have two decimals and thousands separators', () => {
  expect([10, 1234.5].map((amount) => money(amount))).toEqual(['$10.00', '$1,234.50']);
});
