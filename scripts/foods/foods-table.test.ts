import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Food } from '#domain/food/food.ts';
import { parseFoods } from '#domain/food/parse-foods.ts';
import { intolerances } from '#domain/intolerance/intolerances.ts';
import { nutrients } from '#domain/nutrition/nutrients.ts';
import { loadPerGram } from '#domain/triggers/doses.ts';
import { type Row, readCsv } from './csv.ts';
import { mostLactosePerProtein } from './fodmap.ts';

const content = join(import.meta.dirname, '../../content');
const foods = parseFoods(readFileSync(join(content, 'foods.csv'), 'utf8'));
const rows = readCsv(join(content, 'foods.csv'));
const sourceKeys = readCsv(join(content, 'sources.csv')).map((row) => row['key']);

const nutrientSources = (row: Row) => (row['nutrients_source'] ?? '').split('|').filter(Boolean);

const ids = (found: readonly Food[]) => found.map((food) => food.id);
const figuresOf = (food: Food) => intolerances.flatMap((axis) => food[axis] ?? []);

describe('names', () => {
  test('there are at least 300 foods', () => {
    expect(foods.length).toBeGreaterThanOrEqual(300);
  });

  test('a name or alias means one food alone', () => {
    const owners = new Map<string, string>();
    const clashes: string[] = [];
    for (const food of foods) {
      const names = new Set([food.name, ...food.aliases].map((name) => name.toLowerCase()));
      for (const name of names) {
        if (owners.has(name)) clashes.push(`${name}: ${owners.get(name)}, ${food.id}`);
        owners.set(name, food.id);
      }
    }
    expect(clashes).toEqual([]);
  });
});

describe('nutrients', () => {
  test('quark is not salted, as the cottage cheese is that it was taken for', () => {
    expect(foods.find(({ id }) => id === 'quark')?.per100g.sodium).toBeLessThan(50);
  });

  test.each([
    ['paneer', 15, 60],
    ['mascarpone', 15, 60],
    ['halloumi', 1000, 1200],
    ['smoked-mackerel', 500, 1000],
    ['vegan-butter', 400, 800],
    ['canned-lentils', 150, 350],
    ['canned-artichokes', 150, 400],
    ['pepperoncini', 1000, 2000],
  ])('%s holds as much sodium as it is salted: %i to %i mg', (id, least, most) => {
    const sodium = foods.find((food) => food.id === id)?.per100g.sodium;
    expect(sodium).toBeGreaterThanOrEqual(least);
    expect(sodium).toBeLessThanOrEqual(most);
  });

  test('what is salted, by a row of something unsalted, has no figure for sodium', () => {
    for (const id of ['gnocchi', 'mango-chutney', 'onion-chutney', 'smoked-tofu'])
      expect(foods.find((food) => food.id === id)?.per100g.sodium, id).toBeUndefined();
  });

  test('a smoked or pickled food holds some salt', () => {
    const isSalted = ({ id, name, aisle }: Food) =>
      /smoked|pickled|kippers|salami/i.test(`${id} ${name}`) && aisle !== 'spices-and-herbs';
    const bland = foods.filter((food) => isSalted(food) && (food.per100g.sodium ?? 999) < 300);
    expect(ids(bland)).toEqual([]);
  });

  /** Energy is not 4, 9 and 4 kcal per g in alcohol, acids, bran, cocoa, spices' fiber, stevia and mineral powders. */
  const otherEnergy = new Set([
    ...['red-wine', 'white-wine', 'sherry', 'beer', 'sake', 'rum', 'vodka', 'brandy', 'vanilla-extract'],
    ...['apple-cider-vinegar', 'white-vinegar', 'red-wine-vinegar', 'white-wine-vinegar', 'rice-vinegar'],
    ...['balsamic-vinegar', 'oat-bran', 'wheat-bran', 'cocoa-powder', 'dried-dill', 'cloves', 'allspice'],
    ...['stevia', 'baking-powder', 'gluten-free-baking-powder', 'carob-powder', 'dill-seed', 'dried-chervil'],
    ...['gin', 'coffee-liqueur', 'amaretto', 'hard-cider', 'irish-cream', 'mirin', 'orange-liqueur'],
    ...['shaoxing-wine', 'tequila', 'vermouth', 'whiskey', 'balsamic-glaze', 'black-vinegar', 'malt-vinegar'],
    ...['sherry-vinegar'],
  ]);

  test('energy is that of protein, fat and carbohydrate, but where it cannot be', () => {
    const off = foods.filter(({ ndbNo, per100g }) => {
      const { energy = -1, protein = 0, fat = 0, carbohydrate = 0, fiber = 0 } = per100g;
      const expected = 4 * protein + 9 * fat + 4 * (carbohydrate - fiber) + 2 * fiber;
      return ndbNo !== null && Math.abs(energy - expected) > Math.max(15, 0.2 * energy);
    });
    expect(new Set(ids(off))).toEqual(otherEnergy);
  });

  test('100 g contain at most 100 g and the energy of pure fat', () => {
    const wrong = foods.filter(({ per100g: { energy = 0, protein = 0, fat = 0, carbohydrate = 0 } }) => {
      return protein + fat + carbohydrate > 101 || energy > 902;
    });
    expect(ids(wrong)).toEqual([]);
  });

  test('no part is larger than its whole', () => {
    const wrong = foods.filter(({ per100g: { sugar = 0, fiber = 0, carbohydrate = 0, ...rest } }) => {
      const { saturated_fat = 0, fat = 0 } = rest;
      return sugar > carbohydrate + 1 || fiber > carbohydrate + 1 || saturated_fat > fat + 0.1;
    });
    expect(ids(wrong)).toEqual([]);
  });

  test('no food beats the richest known: salt, liver, cream of tartar, yeast extract', () => {
    const richest = {
      sodium: 39_340,
      iron: 130,
      vitamin_c: 300,
      vitamin_d: 50,
      vitamin_b12: 100,
      calcium: 6000,
    };
    for (const [id, limit] of Object.entries(richest)) {
      const nutrient = nutrients.find((one) => one.id === id);
      const above = foods.filter((food) => nutrient && (food.per100g[nutrient.id] ?? 0) > limit);
      expect(ids(above), id).toEqual([]);
    }
  });
});

describe('measures', () => {
  test('every measure has a plausible weight', () => {
    const odd = foods.filter((food) => Object.values(food.measures).some((grams) => grams > 5000));
    expect(ids(odd)).toEqual([]);
  });

  test('small, medium and large follow one another', () => {
    const wrong = foods.filter(({ measures: { small, medium, large } }) => {
      const sizes = [small, medium, large].filter((size) => size !== undefined);
      return sizes.some((size, n) => size < (sizes[n - 1] ?? 0));
    });
    expect(ids(wrong)).toEqual([]);
  });

  test('sizes are those of the piece: a cherry tomato is no tomato', () => {
    const wrong = foods.filter(({ id, measures: { small, medium, large, piece } }) => {
      // its row weighs red potatoes
      if (piece === undefined || id === 'new-potatoes') return false;
      const isWithin = (size = piece, least = 0, most = 0) => size >= least * piece && size <= most * piece;
      return !isWithin(small, 0.2, 1) || !isWithin(medium, 0.6, 1.6) || !isWithin(large, 1, 10);
    });
    expect(ids(wrong)).toEqual([]);
  });

  test('a liter is as heavy as four cups', () => {
    const wrong = foods.filter(({ densityGPerMl, measures: { cup } }) => {
      const share = cup === undefined || !densityGPerMl ? 1 : cup / 236.588 / densityGPerMl;
      return share < 0.7 || share > 1.3;
    });
    expect(ids(wrong)).toEqual([]);
  });

  test('milk, oil, flour and eggs have their known weights', () => {
    const one = (id: string, unit: string) => foods.find((food) => food.id === id)?.measures[unit];
    expect(one('whole-milk', 'cup')).toBeCloseTo(244, 0);
    expect(one('olive-oil', 'tbsp')).toBeCloseTo(13.5, 1);
    expect(one('all-purpose-flour', 'cup')).toBeCloseTo(125, 0);
    expect(one('egg', 'piece')).toBe(50);
  });

  test('densities lie between puffed corn and syrup', () => {
    const odd = foods.filter(
      (food) => food.densityGPerMl && !(food.densityGPerMl > 0.03 && food.densityGPerMl < 1.5),
    );
    expect(ids(odd)).toEqual([]);
  });
});

describe('intolerance figures', () => {
  test('every figure and every nutrient row names a source that is listed', () => {
    const named = foods.flatMap((food) => figuresOf(food).map((figure) => figure.source));
    named.push(...rows.flatMap(nutrientSources));
    expect([...new Set(named)].filter((key) => !sourceKeys.includes(key))).toEqual([]);
  });

  test('every listed source is used, cut-offs through the figures that they bound', () => {
    const named = new Set([
      ...foods.flatMap((food) => figuresOf(food).map((figure) => figure.source)),
      ...foods.flatMap(({ fodmap }) => Object.values(fodmap?.sugars ?? {}).map(({ source }) => source)),
      ...rows.flatMap(nutrientSources),
      ...readCsv(join(content, 'largest-servings.csv')).map((row) => row['source'] ?? ''),
      ...readCsv(join(content, 'packs.csv')).map((row) => row['source']),
    ]);
    expect(sourceKeys.filter((key) => !named.has(key))).toEqual([]);
  });

  test('meat, fish, and eggs without carbohydrate hold no FODMAP in any amount', () => {
    const isPlain = ({ aisle, origins, per100g: { carbohydrate = 100 } }: Food) =>
      ['meat', 'fish', 'dairy-and-eggs'].includes(aisle) &&
      origins.some((it) => ['meat', 'poultry', 'fish', 'shellfish', 'egg'].includes(it)) &&
      !origins.includes('processed') &&
      carbohydrate <= 1.5;
    const limited = foods.filter((food) => isPlain(food) && food.fodmap?.lowUpToG !== null);
    expect(ids(limited)).toEqual([]);
  });

  test('a cooked food holds no more FODMAP than the dry one', () => {
    const limitOf = (id: string) =>
      foods.find((food) => food.id === id)?.fodmap?.lowUpToG ?? Number.MAX_VALUE;
    const stricter = foods.filter(
      ({ id }) => id.startsWith('cooked-') && limitOf(id) < limitOf(id.slice('cooked-'.length)),
    );
    expect(ids(stricter)).toEqual([]);
  });

  test('at least 250 foods have four of the five', () => {
    expect(foods.filter((food) => figuresOf(food).length >= 4).length).toBeGreaterThanOrEqual(250);
  });

  test('EXT-02 a blank in the table is loaded as unknown, never as zero', () => {
    for (const axis of intolerances) {
      const blank = rows.filter((row) => row[axis] === '').map((row) => row['id']);
      expect(blank.length, axis).toBeGreaterThan(0);
      expect(ids(foods.filter((food) => food[axis] === null))).toEqual(blank);
    }
    for (const { id } of nutrients) {
      const blank = rows.filter((row) => row[id] === '').map((row) => row['id']);
      expect(ids(foods.filter((food) => food.per100g[id] === undefined))).toEqual(blank);
    }
  });

  test('known extremes have their levels', () => {
    const food = (id: string) => foods.find((one) => one.id === id);
    expect(food('spinach')?.oxalate?.value).toBeGreaterThan(500);
    expect(food('rhubarb')?.oxalate?.value).toBeGreaterThan(500);
    expect(food('sauerkraut')?.histamine?.value).toBe(3);
    expect(food('garlic')?.sulfur?.value).toBe(3);
    expect(food('broccoli')?.sulfur?.value).toBe(3);
    expect(food('onion')?.fodmap?.value).toBe(3);
    expect(food('whole-milk')?.fodmap).toMatchObject({ value: 3, lowUpToG: 20, groups: ['lactose'] });
    expect(food('thyme')?.salicylate?.value).toBe(5);
    expect(food('white-rice')?.salicylate?.value).toBe(1);
  });

  describe('EXT-16 lactose of dairy', () => {
    const dairy = foods.filter(
      ({ origins, allergens }) => origins.includes('dairy') || allergens.includes('milk'),
    );
    const lactoseOf = ({ fodmap }: Food) => fodmap?.sugars.lactose;
    const bound = ({ per100g }: Food) => mostLactosePerProtein * (per100g['protein'] ?? 0) + 0.01;

    test('neither added sugar nor starch counts as lactose', () => {
      const computed = dairy.filter((food) => lactoseOf(food)?.confidence === 'calculated');
      expect(computed.length).toBeGreaterThan(30);
      for (const food of computed) {
        const lactose = lactoseOf(food)?.gPer100g ?? 0;
        const most = food.origins.includes('added-sugar') ? bound(food) : (food.per100g['carbohydrate'] ?? 0);
        expect(lactose, food.id).toBeGreaterThan(0);
        expect(lactose, food.id).toBeLessThanOrEqual(most);
        const others = ['dairy', 'added-sugar', 'processed', 'additive'];
        expect(
          food.origins.filter((origin) => !others.includes(origin)),
          food.id,
        ).toEqual([]);
      }
    });

    test('the bound by protein is above every measured figure', () => {
      const measured = dairy.filter((food) => lactoseOf(food)?.confidence === 'measured');
      const above = measured.filter((food) => (lactoseOf(food)?.gPer100g ?? 0) > bound(food));
      expect(measured.length).toBeGreaterThan(20);
      expect(ids(above)).toEqual([]);
    });

    test('none has no lactose but where none was found, or in fat without sugar', () => {
      // some makes have cheese in them; USDA found none (06931: 0 g)
      const free = dairy.filter((food) => food.id !== 'pasta-sauce' && loadPerGram('lactose', food) === 0);
      const isFat = ({ per100g }: Food) => per100g['sugar'] === 0 && (per100g['fat'] ?? 0) > 50;
      expect(ids(free.filter((food) => lactoseOf(food)?.confidence !== 'measured' && !isFat(food)))).toEqual(
        [],
      );
    });
  });

  test('FODMAP limits are servings', () => {
    const odd = foods.filter(
      ({ fodmap }) => fodmap?.lowUpToG && (fodmap.lowUpToG < 0.5 || fodmap.lowUpToG > 500),
    );
    expect(ids(odd)).toEqual([]);
  });
});
