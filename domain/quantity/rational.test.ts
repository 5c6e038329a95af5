import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, divide, floor, fromNumber, multiply, rational, subtract, toNumber } from './rational.ts';

const fraction = fc
  .tuple(fc.integer({ min: -5000, max: 5000 }), fc.integer({ min: 1, max: 5000 }))
  .map(([num, den]) => rational(num, den));
const factor = fraction.filter((it) => it.num !== 0n);

describe('rational', () => {
  test('is in lowest terms with a positive denominator', () => {
    expect(rational(6, -8)).toEqual({ num: -3n, den: 4n });
    expect(() => rational(1, 0)).toThrow(RangeError);
  });

  test('RCP-17 scaling by any factor there and back gives the same amount', () => {
    fc.assert(
      fc.property(fraction, factor, (amount, by) => {
        expect(divide(multiply(amount, by), by)).toEqual(amount);
      }),
    );
  });

  test('converts a computed double to the intended fraction', () => {
    expect(fromNumber(0.1 + 0.2)).toEqual(rational(3, 10));
    expect(fromNumber(1 / 3)).toEqual(rational(1, 3));
    expect(fromNumber(-2.75)).toEqual(rational(-11, 4));
    expect(fromNumber(1250)).toEqual(rational(1250));
    expect(() => fromNumber(Number.NaN)).toThrow(RangeError);
  });

  test('round-trips through a number', () => {
    fc.assert(
      fc.property(fraction, (amount) => {
        expect(fromNumber(toNumber(amount))).toEqual(amount);
      }),
    );
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: 1e-9, max: 1e9 }), (value) => {
        expect(Math.abs(toNumber(fromNumber(value)) / value - 1)).toBeLessThan(2 ** -49);
      }),
    );
  });

  test('orders, subtracts and floors exactly', () => {
    fc.assert(
      fc.property(fraction, fraction, (a, b) => {
        expect(Math.sign(compare(a, b))).toBe(Math.sign(toNumber(subtract(a, b))));
        const part = subtract(a, rational(floor(a)));
        expect(compare(part, rational(0))).toBeGreaterThanOrEqual(0);
        expect(compare(part, rational(1))).toBeLessThan(0);
      }),
    );
  });
});
