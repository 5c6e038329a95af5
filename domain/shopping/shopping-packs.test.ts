import { describe, expect, test } from 'vitest';
import { foodOf } from '#domain/food/food.fixture.ts';
import { packOf, readPacks } from './packs.ts';
import { isGarnish, isPantry, toBuy } from './shopping-packs.ts';

const foods = [
  foodOf({ id: 'lemon', aisle: 'produce', measures: { piece: 84 } }),
  foodOf({ id: 'lemon-juice', aisle: 'produce', measures: { piece: 48 } }),
  foodOf({ id: 'lemon-zest', aisle: 'produce', measures: { piece: 6 } }),
  foodOf({ id: 'celery', aisle: 'produce', measures: { stalk: 40, head: 450 } }),
  foodOf({ id: 'parsley', aisle: 'produce', measures: { sprig: 1, bunch: 60 } }),
  foodOf({ id: 'carrot', aisle: 'produce', measures: { piece: 61, bunch: 350 } }),
  foodOf({ id: 'canned-tomatoes', aisle: 'tins-and-jars', measures: { can: 400 } }),
  foodOf({ id: 'ground-beef', aisle: 'meat', measures: {} }),
  foodOf({ id: 'pumpkin', aisle: 'produce', measures: {} }),
  foodOf({ id: 'cumin', aisle: 'spices-and-herbs', measures: { tsp: 2 } }),
];
const csv = `food,sold_as,unit,grams,us,metric,source,large_unit,large_grams,large_us,large_metric
celery,,stalk,40,,,usda-sr28,,,,
lemon-juice,lemon,,48,,,usda-sr28,,,,
lemon-zest,lemon,,6,,,usda-sr28,,,,
canned-tomatoes,,can,400,14 oz,400 g,usda-sr28,,,,
carrot,,,61,,,usda-sr28,bag,907,2 lb,907 g
`;
const packs = readPacks(csv, foods, new Set(['usda-sr28']));
const foodCalled = (id: string) => foods.find((food) => food.id === id) ?? expect.fail(`no ${id}`);
const buys = (id: string, ...needs: [string, number][]) =>
  toBuy(
    id,
    needs.map(([of, grams]) => ({ food: foodCalled(of), grams, pack: packOf(foodCalled(of), packs) })),
  );

describe('EXT-29: what to put into the basket', () => {
  test.each<[string, [string, number][], string]>([
    ['parsley', [['parsley', 12]], '1 bunch'],
    [
      'parsley',
      [
        ['parsley', 40],
        ['parsley', 30],
      ],
      '2 bunches',
    ],
    ['celery', [['celery', 19]], '1 stalk'],
    ['celery', [['celery', 150]], '4 stalks'],
    ['carrot', [['carrot', 200]], '4'],
    ['canned-tomatoes', [['canned-tomatoes', 410]], '1 can (14 oz)'],
    ['canned-tomatoes', [['canned-tomatoes', 500]], '2 cans (14 oz)'],
  ])('EXT-29: %s by the pack, rounded up', (id, needs, text) => {
    expect(buys(id, ...needs).us).toBe(text);
  });

  test('EXT-29: juice and zest come from the same lemons, beside those that are eaten', () => {
    expect(buys('lemon', ['lemon-juice', 90], ['lemon-zest', 6]).us).toBe('2');
    expect(buys('lemon', ['lemon-juice', 48], ['lemon', 84]).us).toBe('2');
    expect(buys('lemon', ['lemon-zest', 12]).us).toBe('2');
  });

  test('EXT-29: meat is cut from a quarter of a pound on, other food weighed in ounces too', () => {
    expect(buys('ground-beef', ['ground-beef', 500])).toEqual({ us: '1¼ lb', metric: '500 g' });
    expect(buys('ground-beef', ['ground-beef', 230]).us).toBe('½ lb');
    expect(buys('ground-beef', ['ground-beef', 60])).toEqual({ us: '¼ lb', metric: '100 g' });
    expect(buys('pumpkin', ['pumpkin', 60])).toEqual({ us: '3 oz', metric: '60 g' });
  });

  test.each([
    [61, '1'],
    [500, '9'],
    [680, '1 bag (2 lb)'],
    [930, '1 bag (2 lb)'],
    [1200, '1 bag (2 lb) + 5'],
    [1700, '2 bags (2 lb)'],
  ])('EXT-29: nobody counts twenty carrots: %d g are %s', (grams, text) => {
    expect(buys('carrot', ['carrot', grams]).us).toBe(text);
  });

  test('EXT-29: spices are probably at home, but not half a kilogram of flour', () => {
    expect(isPantry(foodCalled('cumin'), 10)).toBe(true);
    expect(isPantry({ id: 'all-purpose-flour', aisle: 'baking' }, 500)).toBe(false);
    expect(isPantry({ id: 'dark-chocolate', aisle: 'baking' }, 50)).toBe(false);
    expect(isPantry({ id: 'carrot', aisle: 'produce' }, 10)).toBe(false);
  });

  test('EXT-29: a few leaves of a herb are not worth a bunch', () => {
    const parsley = packOf(foodCalled('parsley'), packs);
    expect([1, 5, 12].map((grams) => isGarnish(parsley, grams))).toEqual([true, true, false]);
    expect(isGarnish(packOf(foodCalled('carrot'), packs), 1)).toBe(false);
  });

  test('a pack without a source or of nothing is refused with its line', () => {
    const read = (line: string) => () => readPacks(`${csv}${line}\n`, foods, new Set(['usda-sr28']));
    expect(read('cumin,,bag,454,,,hearsay,,,,')).toThrow(/line 7 \(cumin\), column source/);
    expect(read('cumin,,bag,0,,,usda-sr28,,,,')).toThrow(/column grams: a weight above 0/);
    expect(read('celery,,bag,100,,,usda-sr28,,,,')).toThrow(/there twice/);
    expect(read('cumin,,bag,400,,,usda-sr28,bag,300,x,y')).toThrow(/column large_grams: it is to hold more/);
  });
});
