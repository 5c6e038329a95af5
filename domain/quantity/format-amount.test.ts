import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAmount, formatMeasure } from './format-amount.ts';

/** Parses a displayed amount; `less than 0.1` counts as its upper end. */
function read(shown: string): number {
  return shown
    .replace('less than ', '')
    .split(' ')
    .map((it) => it.split('/').map(Number))
    .reduce((sum, [num = 0, den = 1]) => sum + num / den, 0);
}

describe('formatAmount', () => {
  test.each([
    [0.5, '1/2'],
    [1.25, '1 1/4'],
    [0.66, '2/3'],
    [1.43, '1.4'],
    [1 / 3, '1/3'],
    [2.75, '2 3/4'],
    [0.27, '1/4'],
    [0.23, '1/4'],
    [0.2299, '0.2'],
    [0.2701, '0.3'],
    [3, '3'],
    [2.96, '3'],
    [1.05, '1.1'],
    [0.125, '0.1'],
    [1000, '1000'],
  ])('RCP-19 CONST-47 %d shows as %s', (value, shown) => {
    expect(formatAmount(value)).toBe(shown);
  });

  test.each([
    [0.0625, '1/16'],
    [1 / 12, '1/12'],
    [1 / 32, '1/32'],
    [0.05, 'less than 0.1'],
    [0.0001, 'less than 0.1'],
    [0.0999, 'less than 0.1'],
    [0.1, '0.1'],
  ])('RCP-19 never shows a tiny amount as a larger one or as zero: %d as %s', (value, shown) => {
    expect(formatAmount(value)).toBe(shown);
  });

  test('RCP-19 the displayed amount is within 0.05 of the exact one and never 0', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 2000, noNaN: true }), (value) => {
        const shown = formatAmount(value);
        expect(shown).not.toBe('0');
        if (!shown.startsWith('less')) expect(Math.abs(read(shown) - value)).toBeLessThanOrEqual(0.05 + 1e-6);
      }),
    );
  });

  test('RCP-19 an amount below 0.1 is shown as a fraction close to it, or as less than 0.1', () => {
    const factors = fc.double({ min: 0.9, max: 1.1, noNaN: true });
    const offTheEdge = factors.filter((factor) => Math.abs(Math.abs(factor - 1) - 0.02) > 1e-9);
    const near = fc.tuple(fc.constantFrom(12, 16, 32), offTheEdge);
    fc.assert(
      fc.property(near, ([parts, factor]) => {
        const value = factor / parts;
        const isClose = Math.abs(factor - 1) <= 0.02;
        expect(formatAmount(value)).toBe(isClose ? `1/${parts}` : 'less than 0.1');
      }),
    );
  });

  test('RCP-19 CONST-47 OR-55 all five fractions are matched before rounding', () => {
    const part = fc.constantFrom(1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4);
    const off = fc.double({ min: -0.02, max: 0.02, noNaN: true });
    fc.assert(
      fc.property(fc.nat(500), part, off, (whole, exact, noise) => {
        expect(read(formatAmount(whole + exact + noise))).toBeCloseTo(whole + exact, 9);
      }),
    );
  });
});

test('formatMeasure uses the plural of the unit above one', () => {
  expect(formatMeasure({ value: 1, unit: 'cup' })).toBe('1 cup');
  expect(formatMeasure({ value: 0.5, unit: 'cup' })).toBe('1/2 cup');
  expect(formatMeasure({ value: 1.5, unit: 'cup' })).toBe('1 1/2 cups');
  expect(formatMeasure({ value: 3, unit: 'clove' })).toBe('3 cloves');
  expect(formatMeasure({ value: 2, unit: '' })).toBe('2');
  expect(formatMeasure({ value: 0.01, unit: 'tsp' })).toBe('less than 0.1 tsp');
  expect(formatMeasure({ value: 2, unit: 'curl' })).toBe('2 curl');
});

test('EXT-20 formatMeasure shows a missing amount as empty, never as 0', () => {
  expect(formatMeasure({ value: 0, unit: '' })).toBe('');
  expect(formatMeasure({ value: 0, unit: 'g' })).toBe('');
});
