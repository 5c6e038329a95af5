import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber } from './format-number.ts';

const spoken = (value: number, digits: number) =>
  value.toLocaleString('en-US', { maximumFractionDigits: digits }).replace(/^-0$/, '0');

test.each([
  [0, 0, '0'],
  [999.5, 0, '1,000'],
  [1_234_567, 0, '1,234,567'],
  [2.5, 2, '2.5'],
  [0.125, 2, '0.13'],
  [1_234.5, 1, '1,234.5'],
  [3.999, 2, '4'],
  [-1_500.25, 1, '-1,500.3'],
  [-0.2, 0, '0'],
])('%d with at most %d decimals is %s', (value, digits, text) => {
  expect(formatNumber(value, digits)).toBe(text);
});

test('numbers are written as the browser writes them', () => {
  const amount = fc.oneof(
    fc.integer({ min: -10_000_000, max: 10_000_000 }),
    fc.integer({ min: -10_000_000, max: 10_000_000 }).map((value) => value / 100),
    fc.double({ min: -1e9, max: 1e9, noNaN: true }),
  );
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 3 }), (value, digits) => {
      expect(formatNumber(value, digits)).toBe(spoken(value, digits));
    }),
    { numRuns: 5_000 },
  );
});
