import { describe, expect, test } from 'vitest';
import { toNumber } from './rational.ts';
import { findUnit, units } from './units.ts';

/**
 * Milliliters and grams as NIST publishes them (Handbook 44, appendix C, and SP 811, appendix B), rounded there to six
 * or more figures. Dash, pinch and smidgen are an eighth, a sixteenth and a thirty-second of a teaspoon by kitchen
 * custom, a drop a twentieth of a milliliter, a dessertspoon the 10 ml of British spoons, a jigger an ounce and a half.
 * The last are our own for words that have no size.
 */
const published: Readonly<Record<string, number>> = {
  tsp: 4.928922,
  tbsp: 14.78676,
  'Australian tbsp': 20,
  'fl oz': 29.57353,
  cup: 236.5882,
  pint: 473.1765,
  quart: 946.3529,
  gallon: 3785.412,
  pinch: 0.3080576,
  dash: 0.6161152,
  drop: 0.05,
  smidgen: 0.1540288,
  'metric cup': 250,
  gill: 142.06531,
  jigger: 44.36029,
  dessertspoon: 10,
  'imperial fl oz': 28.41306,
  'imperial pint': 568.26125,
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1000,
  oz: 28.34952,
  lb: 453.59237,
  mg: 0.001,
  g: 1,
  kg: 1000,
  splash: 14.78676,
  drizzle: 14.78676,
  glug: 29.57353,
  glass: 250,
  knob: 14.78676,
  dollop: 29.57353,
  'heaped tsp': 9.857843,
  'heaped tbsp': 29.57353,
  'rounded tsp': 7.393382,
  'rounded tbsp': 22.18015,
  'heaped cup': 295.7353,
  'heaped dessertspoon': 20,
  'rounded dessertspoon': 15,
};

describe('EXT-20 units', () => {
  test('units with a fixed size are exactly the published ones', () => {
    const sized = units.filter(({ size }) => size !== null);
    expect(sized.map(({ id }) => id).toSorted()).toEqual(Object.keys(published).toSorted());
    for (const { id, size } of sized) {
      const ratio = (size === null ? 0 : toNumber(size)) / (published[id] ?? 0);
      expect(Math.abs(ratio - 1), id).toBeLessThan(1e-6);
    }
  });

  test('each unit has the right kind, and counts have no size', () => {
    expect(units.filter(({ kind }) => kind === 'weight').map(({ id }) => id)).toEqual([
      'oz',
      'lb',
      'mg',
      'g',
      'kg',
    ]);
    expect(units.filter(({ kind, size }) => (kind === 'count') !== (size === null))).toEqual([]);
  });

  test('no word matches two units', () => {
    const words = units.flatMap(({ id, plural, synonyms }) => [...new Set([id, plural, ...synonyms])]);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });

  test.each([
    ['Tablespoons', 'tbsp'],
    ['tbsp.', 'tbsp'],
    ['T', 'tbsp'],
    ['t', 'tsp'],
    ['C', 'cup'],
    ['fl. oz', 'fl oz'],
    ['UK pint', 'imperial pint'],
    ['tin', 'can'],
    ['envelope', 'sachet'],
    ['pkt.', 'package'],
    ['dsp', 'dessertspoon'],
    ['rashers', 'rasher'],
  ])('%s is %s', (word, id) => {
    expect(findUnit(word)?.id).toBe(id);
  });
});
