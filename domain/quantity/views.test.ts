import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foodOf } from '#domain/food/food.fixture.ts';
import { formatAmount } from './format-amount.ts';
import { toGrams } from './grams.ts';
import { fromNumber, multiply, type Rational, toNumber } from './rational.ts';
import { findUnit, type System } from './units.ts';
import { scaleMeasure, usAndMetric } from './views.ts';

const flour = foodOf({ id: 'wheat-flour', aisle: 'baking', measures: { cup: 120 } });
const milk = foodOf({ id: 'milk', aisle: 'dairy-and-eggs', densityGPerMl: 1.03 });
const beef = foodOf({ id: 'beef', aisle: 'meat' });
const butter = foodOf({ id: 'butter', aisle: 'dairy-and-eggs', measures: { cup: 227 } });
const pasta = foodOf({ id: 'pasta', aisle: 'grains-and-pasta', measures: { cup: 90 } });
const egg = foodOf({ id: 'egg', measures: { large: 50 } });

const m = (value: number, unit: string) => ({ value, unit });

describe('usAndMetric', () => {
  test.each([
    ['16 tbsp are 1 cup', m(16, 'tbsp'), butter, m(1, 'cup'), m(225, 'g')],
    ['1250 g are 1.25 kg', m(1250, 'g'), beef, m(2.8, 'lb'), m(1.25, 'kg')],
    ['spoons stay spoons in both', m(2, 'tbsp'), butter, m(2, 'tbsp'), m(2, 'tbsp')],
    ['a quarter cup of a solid is weighed', m(4, 'tbsp'), butter, m(0.25, 'cup'), m(57, 'g')],
    ['three teaspoons are a tablespoon', m(3, 'teaspoons'), butter, m(1, 'tbsp'), m(1, 'tbsp')],
    ['a pinch stays a pinch', m(1, 'pinch'), flour, m(1, 'pinch'), m(1, 'pinch')],
    ['cups of a solid are weighed', m(2, 'cup'), flour, m(2, 'cup'), m(240, 'g')],
    ['cups of a liquid are poured', m(1, 'cup'), milk, m(1, 'cup'), m(240, 'ml')],
    ['liters', m(2, 'quart'), milk, m(2, 'quart'), m(1.9, 'l')],
    ['grams of flour are cups', m(250, 'g'), flour, m(2, 'cup'), m(250, 'g')],
    ['grams of meat are ounces', m(100, 'g'), beef, m(3.5, 'oz'), m(100, 'g')],
    ['100 ml of milk', m(100, 'ml'), milk, m(3.5, 'fl oz'), m(100, 'ml')],
    ['15 ml are a spoon', m(15, 'ml'), milk, m(1, 'tbsp'), m(15, 'ml')],
    ['a little butter by weight is a spoon', m(15, 'g'), butter, m(1, 'tbsp'), m(15, 'g')],
    ['a lot of butter is weighed', m(100, 'g'), butter, m(3.5, 'oz'), m(100, 'g')],
    ['pasta is weighed', m(400, 'g'), pasta, m(14, 'oz'), m(400, 'g')],
    ['what fits no cup is weighed', m(138, 'g'), flour, m(5, 'oz'), m(138, 'g')],
    ['200 ml of milk are poured by the ounce', m(200, 'ml'), milk, m(6.5, 'fl oz'), m(200, 'ml')],
    ['200 ml of no known weight', m(200, 'ml'), beef, m(0.8, 'cup'), m(200, 'ml')],
    ['1 pound of meat', m(1, 'lb'), beef, m(1, 'lb'), m(455, 'g')],
    ['half a pound of meat', m(0.5, 'lb'), beef, m(8, 'oz'), m(225, 'g')],
    ['counts stay counts', m(3, 'large'), egg, m(3, 'large'), m(3, 'large')],
    ['a bare count', m(3, ''), egg, m(3, ''), m(3, '')],
    ['a word of no table', m(2, 'knob'), egg, m(2, 'knob'), m(2, 'knob')],
  ])('EXT-12 ENT-19 %s', (_, amount, food, us, metric) => {
    expect(usAndMetric(amount, food)).toEqual({ us, metric });
  });

  test('EXT-12 both views weigh the same within the accepted rounding', () => {
    const amount = fc.record({
      value: fc.integer({ min: 1, max: 400 }).map((n) => n / 4),
      unit: fc.constantFrom('cup', 'tbsp', 'tsp', 'oz', 'lb', 'g', 'kg', 'ml', 'l', 'fl oz', 'quart'),
    });
    fc.assert(
      fc.property(amount, fc.constantFrom(flour, milk), (it, food) => {
        const grams = Number(toGrams(it, food));
        for (const view of Object.values(usAndMetric(it, food))) {
          const seen = Number(toGrams(view, food));
          const roundingOfSpoon = Number(toGrams({ value: 1 / 8, unit: 'tsp' }, food));
          expect(Math.abs(seen - grams)).toBeLessThanOrEqual(grams * 0.13 + roundingOfSpoon);
        }
      }),
    );
  });
});

/** Exact size in ml, grams or pieces, with metric spoons of 5 and 15 ml. */
function sizeIn(measure: { value: number; unit: string }, system: System): Rational {
  const spoon = system === 'metric' ? { tsp: 5, tbsp: 15 }[measure.unit] : undefined;
  const one = spoon ? fromNumber(spoon) : findUnit(measure.unit)?.size;
  return one ? multiply(fromNumber(measure.value), one) : fromNumber(measure.value);
}

describe('scaleMeasure', () => {
  test('RCP-17 scaling from 4 to 2 servings halves every amount', () => {
    expect(scaleMeasure(m(300, 'g'), 4, 2)).toEqual(m(150, 'g'));
    expect(scaleMeasure(m(3, ''), 4, 2)).toEqual(m(1.5, ''));
    expect(scaleMeasure(m(1, 'cup'), 4, 2)).toEqual(m(0.5, 'cup'));
    expect(scaleMeasure(m(3, 'clove'), 4, 4)).toEqual(m(3, 'clove'));
  });

  test('RCP-17 chooses the unit that fits the new amount', () => {
    expect(scaleMeasure(m(1, 'tbsp'), 1, 16)).toEqual(m(1, 'cup'));
    expect(scaleMeasure(m(1, 'tbsp'), 1, 16, 'metric')).toEqual(m(240, 'ml'));
    expect(scaleMeasure(m(625, 'g'), 2, 4)).toEqual(m(1.25, 'kg'));
    expect(scaleMeasure(m(1, 'cup'), 16, 1)).toEqual(m(1, 'tbsp'));
    expect(scaleMeasure(m(1, 'tbsp'), 3, 1)).toEqual(m(1, 'tsp'));
    expect(scaleMeasure(m(1, 'kg'), 4, 1)).toEqual(m(250, 'g'));
    expect(scaleMeasure(m(8, 'oz'), 2, 5)).toEqual(m(1.25, 'lb'));
  });

  test('RCP-17 RCP-19 half of an eighth of a teaspoon is a sixteenth in every view', () => {
    for (const system of ['us', 'metric'] as const) {
      const half = scaleMeasure(m(1 / 8, 'tsp'), 2, 1, system);
      expect(half).toEqual(m(1 / 16, 'tsp'));
      expect(formatAmount(half.value)).toBe('1/16');
    }
  });

  const amount = fc.record({
    value: fc
      .tuple(fc.integer({ min: 1, max: 4000 }), fc.constantFrom(1, 2, 3, 4, 8, 10))
      .map(([num, den]) => num / den),
    unit: fc.constantFrom(
      '',
      'clove',
      'tsp',
      'tbsp',
      'cup',
      'fl oz',
      'quart',
      'oz',
      'lb',
      'g',
      'kg',
      'ml',
      'mg',
    ),
  });
  const servings = fc.integer({ min: 1, max: 48 });
  const system = fc.constantFrom<System>('us', 'metric');

  test('RCP-17 scaling to any servings and back gives exactly the same amount', () => {
    fc.assert(
      fc.property(amount, servings, servings, system, (it, from, to, view) => {
        const scaled = scaleMeasure(it, from, to, view);
        const back = scaleMeasure(scaled, to, from, view);
        expect(toNumber(sizeIn(back, view))).toBe(toNumber(sizeIn(it, view)));
      }),
    );
  });

  test('RCP-17 the scaled amount is amount / from x to in any unit', () => {
    fc.assert(
      fc.property(amount, servings, servings, system, (it, from, to, view) => {
        const scaled = toNumber(sizeIn(scaleMeasure(it, from, to, view), view));
        expect(scaled / ((toNumber(sizeIn(it, view)) / from) * to)).toBeCloseTo(1, 12);
      }),
    );
  });

  test('choosing a unit twice changes nothing', () => {
    fc.assert(
      fc.property(amount, system, (it, view) => {
        const once = scaleMeasure(it, 1, 1, view);
        expect(scaleMeasure(once, 1, 1, view)).toEqual(once);
      }),
    );
  });
});
