import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foodOf } from '#domain/food/food.fixture.ts';
import type { Food } from '#domain/food/food.ts';
import { anyServing, fodmapFigure } from './eaten.fixture.ts';
import { fodmapShares } from './fodmap-shares.ts';
import { verdictOf } from './verdicts.ts';

const eat = (...eaten: readonly (readonly [Food, number])[]) =>
  eaten.map(([food, grams]) => ({ food, grams }));
const of = (...eaten: readonly (readonly [Food, number])[]) => verdictOf('fodmap', eat(...eaten));

const garlic = foodOf({ id: 'garlic', fodmap: fodmapFigure(0.5, ['oligos'], { fructans: 17 }) });
const zucchini = foodOf({ id: 'zucchini', aisle: 'produce', fodmap: fodmapFigure(65, ['oligos']) });
const cabbage = foodOf({ id: 'cabbage', aisle: 'produce', fodmap: fodmapFigure(75, ['sorbitol']) });
const cream = foodOf({ id: 'cream', fodmap: fodmapFigure(40, ['lactose'], { lactose: 2.92 }) });
const creamCheese = foodOf({ id: 'cream-cheese', fodmap: fodmapFigure(40, ['lactose'], { lactose: 3.76 }) });
const kefir = foodOf({ id: 'kefir', fodmap: fodmapFigure(40, ['lactose'], { lactose: 1 }) });
const lettuce = foodOf({ id: 'lettuce', fodmap: fodmapFigure(null) });
const bean = foodOf({
  id: 'bean',
  origins: ['legume'],
  fodmap: fodmapFigure(null, [], { gos: 1, fructans: 0.5 }),
});
const leaf = foodOf({ id: 'leaf', fodmap: fodmapFigure(null, [], { gos: 1, fructans: 0.5 }) });
const noOther = { fructans: 0, gos: 0, sorbitol: 0, mannitol: 0 };
const alone = fodmapFigure(null, [], { fructose: 1, ...noOther });
const mango = foodOf({ id: 'mango', aisle: 'produce', fodmap: alone });
const berry = foodOf({
  id: 'berry',
  aisle: 'produce',
  fodmap: fodmapFigure(null, [], { fructose: 1, fructans: 0, gos: 0, sorbitol: 0 }),
});
const limited = foodOf({ ...mango, id: 'limited', fodmap: { ...alone, lowUpToG: 90, groups: ['oligos'] } });
const celeriac = foodOf({ id: 'celeriac', fodmap: fodmapFigure(75, ['mannitol'], {}, 350) });
const sweetPotato = foodOf({ id: 'sweet-potato', fodmap: fodmapFigure(75, ['mannitol'], {}, 111) });
const potato = foodOf({ id: 'potato', fodmap: fodmapFigure(75, ['untested'], {}, null) });
const apple = foodOf({
  id: 'apple',
  aisle: 'produce',
  fodmap: fodmapFigure(null, [], { fructose: 1, sorbitol: 0.01 }),
});
const honey = foodOf({ id: 'honey', aisle: 'baking', fodmap: fodmapFigure(null, [], { fructose: 1 }) });
const peach = foodOf({ id: 'peach', fodmap: fodmapFigure(null, [], { sorbitol: 1 }) });
const mushroom = foodOf({ id: 'mushroom', fodmap: fodmapFigure(null, [], { mannitol: 1 }) });
const kohlrabi = foodOf({ id: 'kohlrabi', fodmap: fodmapFigure(75, ['untested']) });
const pineNuts = foodOf({ id: 'pine-nuts', fodmap: fodmapFigure(25, ['untested']) });

describe('EXT-16 one food', () => {
  test.each([
    ['a published serving', zucchini, 65, 1],
    ['a little more', zucchini, 66, 2],
    ['one and a half times it', zucchini, 97.5, 2],
    ['more than that', zucchini, 98, 3],
    ['lactose by its cut-off of 1 g, which is stricter than the serving', cream, 34, 1],
    ['lactose above 1 g', cream, 35, 2],
    ['a published serving of the group, which is stricter than its sugar', kefir, 40, 1],
    ['more than that serving, with the sugar far below its cut-off', kefir, 41, 2],
    ['a listed serving that is no limit', lettuce, 1000, 1],
    ['fructans and GOS together, of a pulse 0.3 g', bean, 20, 1],
    ['fructans and GOS above 0.3 g', bean, 21, 2],
    ['fructans and GOS together, of another food 0.2 g', leaf, 13, 1],
    ['fructans and GOS above 0.2 g', leaf, 14, 2],
    ['fructose alone in fresh fruit, 0.4 g', mango, 40, 1],
    ['fructose above 0.4 g', mango, 41, 2],
    ['fructose where mannitol was not measured, 0.15 g', berry, 15, 1],
    ['fructose where mannitol was not measured, above it', berry, 16, 2],
    ['fructose of what is limited by another sugar, 0.15 g', limited, 16, 2],
    ['a published Medium serving, beyond one and a half low ones', celeriac, 350, 2],
    ['more than the published Medium serving', celeriac, 351, 3],
    ['just below a serving published as high', sweetPotato, 111, 2],
    ['a serving published as high', sweetPotato, 112, 3],
    ['any amount of what was tested as a small portion and is no limit', potato, 400, 2],
    ['fructose beside another FODMAP, 0.15 g', apple, 15, 1],
    ['fructose beside another FODMAP, above it', apple, 16, 2],
    ['fructose of what is not fresh, 0.15 g', honey, 15, 1],
    ['fructose of what is not fresh, above it', honey, 16, 2],
    ['sorbitol, 0.2 g', peach, 20, 1],
    ['sorbitol above 0.2 g', peach, 21, 2],
    ['a trace of what has no low serving', garlic, 0.5, 1],
    ['a clove of it', garlic, 3, 3],
  ] as const)('%s', (_, food, grams, level) => {
    expect(of([food, grams]).level).toBe(level);
  });
});

describe('EXT-16 a serving adds up', () => {
  test('one group over all foods: cream and cream cheese come to 1.6 g of lactose', () => {
    const verdict = of([cream, 30], [creamCheese, 20]);
    expect(verdict).toMatchObject({ level: 3, largestSum: { sum: 'lactose' } });
    expect(verdict.largestSum?.share).toBeCloseTo(1.628, 3);
  });

  test('what other groups hold does not count against it', () => {
    expect(of([zucchini, 60], [cabbage, 70], [cream, 30]).level).toBe(1);
  });

  test('sorbitol and mannitol are each within 0.2 g, and 0.4 g together', () => {
    expect(of([peach, 20], [mushroom, 20])).toMatchObject({ level: 1 });
    const sums = fodmapShares(peach).map(({ sum, perGram }) => [sum, perGram]);
    expect(sums).toEqual([
      ['sorbitol', expect.closeTo(0.05, 9)],
      ['polyols', expect.closeTo(0.025, 9)],
    ]);
  });

  test('Medium adds up shares of the Medium servings', () => {
    expect(of([celeriac, 175], [sweetPotato, 55]).level).toBe(2);
    expect(of([celeriac, 175], [sweetPotato, 56]).level).toBe(3);
  });

  test('foods of which no sugar is known stand alone', () => {
    expect(of([kohlrabi, 70], [pineNuts, 20]).level).toBe(1);
    expect(of([kohlrabi, 80]).level).toBe(2);
  });

  test('the verdict names the sugar, the food, its grams, the limit and the source of what decides', () => {
    const { reasons, deciding } = of([cream, 50], [lettuce, 50]);
    expect(deciding).toEqual(['cream']);
    expect(reasons[0]).toMatchObject({
      foodId: 'cream',
      grams: 50,
      lowUpToG: expect.closeTo(34.2, 1),
      mediumUpToG: expect.closeTo(51.4, 1),
      sugar: { sum: 'lactose', grams: expect.closeTo(1.46, 9), limitG: 1 },
      source: 'a-laboratory',
      confidence: 'measured',
    });
    const [byServing] = of([zucchini, 100]).reasons;
    expect(byServing).toMatchObject({
      sugar: { sum: 'oligos', grams: null, limitG: 65 },
      source: 'a-source',
    });
  });
});

test('EXT-16 none of the foods that have to go could stay, for any dish', () => {
  fc.assert(
    fc.property(anyServing, (eaten) => {
      const { aboveLow, aboveMedium, unknown } = verdictOf('fodmap', eaten);
      const levelWithout = (ids: readonly string[]) =>
        verdictOf(
          'fodmap',
          eaten.filter(({ food }) => !ids.includes(food.id) && !unknown.includes(food.id)),
        ).level;
      expect(levelWithout(aboveLow)).toBe(1);
      expect(levelWithout(aboveMedium)).toBeLessThan(3);
      expect(aboveMedium.filter((id) => !aboveLow.includes(id))).toEqual([]);
      for (const id of aboveLow.filter((it) => !unknown.includes(it)))
        expect(levelWithout(aboveLow.filter((it) => it !== id))).toBeGreaterThan(1);
    }),
    { numRuns: 2_000 },
  );
});
