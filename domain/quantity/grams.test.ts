import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foodOf } from '#domain/food/food.fixture.ts';
import { toGrams } from './grams.ts';
import { findUnit, units } from './units.ts';

const oil = foodOf({ id: 'olive-oil', densityGPerMl: 0.92 });
const flour = foodOf({ id: 'wheat-flour', measures: { cup: 120 } });
const cream = foodOf({ id: 'cream', measures: { cup: 120 }, densityGPerMl: 1 });
const egg = foodOf({ id: 'egg', measures: { medium: 44, large: 50 } });
const garlic = foodOf({ id: 'garlic', measures: { clove: 3, head: 40 } });

describe('findUnit', () => {
  test.each([
    ['Tablespoons', 'tbsp'],
    ['tbsp.', 'tbsp'],
    ['T', 'tbsp'],
    ['t', 'tsp'],
    ['Cups', 'cup'],
    ['fl. oz', 'fl oz'],
    ['lbs', 'lb'],
    ['grams', 'g'],
    ['KG', 'kg'],
    ['leaves', 'leaf'],
    ['', ''],
    ['whole', ''],
  ])('%s is %s', (word, id) => {
    expect(findUnit(word)?.id).toBe(id);
  });

  test('unit names are unique', () => {
    const names = units.flatMap((it) => [...new Set([it.id, it.plural, ...it.synonyms])]);
    expect(new Set(names).size).toBe(names.length);
    expect(findUnit('wineglass')).toBeNull();
  });
});

describe('toGrams', () => {
  test('converts by weight unit, density, the food’s measure and count', () => {
    expect(toGrams({ value: 1, unit: 'lb' }, oil)).toBeCloseTo(453.59237, 9);
    expect(toGrams({ value: 100, unit: 'ml' }, oil)).toBe(92);
    expect(toGrams({ value: 1, unit: 'tbsp' }, oil)).toBeCloseTo(13.604, 3);
    expect(toGrams({ value: 2, unit: 'cups' }, flour)).toBe(240);
    expect(toGrams({ value: 1, unit: 'tbsp' }, flour)).toBe(7.5);
    expect(toGrams({ value: 2, unit: '' }, egg)).toBe(88);
    expect(toGrams({ value: 2, unit: 'large' }, egg)).toBe(100);
    expect(toGrams({ value: 4, unit: 'cloves' }, garlic)).toBe(12);
  });

  test('uses the density of liquid cream, though its cup measure is for whipped cream', () => {
    expect(toGrams({ value: 100, unit: 'ml' }, cream)).toBe(100);
    expect(toGrams({ value: 1, unit: 'cup' }, cream)).toBe(120);
  });

  test('uses a measure specific to the food', () => {
    expect(toGrams({ value: 1, unit: 'knob' }, foodOf({ id: 'ginger', measures: { knob: 15 } }))).toBe(15);
  });

  test.each([
    ['cup', /no density.*clove, head/],
    ['sprig', /no weight is known for a sprig/],
    ['', /no weight is known for a single one/],
    ['wineglass', /"wineglass" is not a unit/],
  ])('returns the problem instead of guessing: %s of garlic', (unit, problem) => {
    expect(toGrams({ value: 1, unit }, garlic)).toEqual({ problem: expect.stringMatching(problem) });
  });

  test('rejects invalid amounts', () => {
    for (const value of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(toGrams({ value, unit: 'g' }, oil)).toHaveProperty('problem');
    }
  });

  test('grams grow in proportion to the amount', () => {
    const value = fc.double({ min: 0.001, max: 1000, noNaN: true });
    const unit = fc.constantFrom('tsp', 'tbsp', 'cup', 'oz', 'kg', 'ml', 'pinch');
    fc.assert(
      fc.property(value, unit, (v, u) => {
        expect(toGrams({ value: 2 * v, unit: u }, flour)).toBeCloseTo(
          2 * Number(toGrams({ value: v, unit: u }, flour)),
          6,
        );
      }),
    );
  });
});
