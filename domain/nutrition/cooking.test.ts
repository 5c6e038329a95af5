import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foodOf } from '#domain/food/food.fixture.ts';
import { type CookedFood, cookings, finishedGrams, per100gCooked, servingGrams } from './cooking.ts';
import { cookingLosses } from './cooking-losses.ts';
import { nutrients } from './nutrients.ts';
import { nutrientsPerServing } from './recipe-nutrients.ts';

const figures = { energy: 200, protein: 20, fat: 10, potassium: 300, iron: 2, vitamin_c: 50, thiamin: 0.4 };
const chicken = foodOf({ id: 'chicken-thigh', aisle: 'meat', origins: ['poultry'], per100g: figures });
const broccoli = foodOf({ id: 'broccoli', aisle: 'produce', per100g: figures });
const pasta = foodOf({ id: 'pasta', aisle: 'grains-and-pasta', origins: ['gluten-grain'], per100g: figures });
const rice = foodOf({ id: 'white-rice', aisle: 'grains-and-pasta', origins: ['grain'], per100g: figures });
const lentils = foodOf({ id: 'lentils', aisle: 'grains-and-pasta', origins: ['legume'], per100g: figures });
const oil = foodOf({ id: 'olive-oil', aisle: 'oils-and-vinegars', per100g: { energy: 884, fat: 100 } });
const water = foodOf({ id: 'water', aisle: 'drinks', per100g: { energy: 0 } });
const wine = foodOf({
  id: 'red-wine',
  aisle: 'drinks',
  origins: ['alcohol'],
  per100g: { energy: 85, protein: 0.07, carbohydrate: 2.61, fat: 0 },
});
const sugar = foodOf({ id: 'sugar', aisle: 'baking', per100g: figures });
const of = (food: CookedFood['food'], cooking: CookedFood['cooking'], more: Partial<CookedFood> = {}) => ({
  food,
  grams: 100,
  cooking,
  ...more,
});

describe('nutrients after cooking', () => {
  test('raw food and food without a known treatment lose nothing', () => {
    for (const { id } of nutrients) {
      expect(per100gCooked(of(broccoli, 'raw'), id)).toBe(broccoli.per100g[id]);
      expect(per100gCooked({ food: broccoli, grams: 1 }, id)).toBe(broccoli.per100g[id]);
    }
  });

  test('boiled food loses minerals and vitamins to the water', () => {
    expect(per100gCooked(of(broccoli, 'boiled'), 'vitamin_c')).toBeCloseTo(35, 9);
    expect(per100gCooked(of(broccoli, 'boiled'), 'potassium')).toBeCloseTo(270, 9);
    expect(per100gCooked(of(lentils, 'boiled'), 'potassium')).toBeCloseTo(228, 9);
  });

  test('food heated in a dish keeps its minerals and loses vitamins', () => {
    expect(per100gCooked(of(broccoli, 'heated'), 'potassium')).toBe(300);
    expect(per100gCooked(of(broccoli, 'heated'), 'vitamin_c')).toBeCloseTo(35, 9);
    expect(per100gCooked(of(chicken, 'heated'), 'thiamin')).toBeCloseTo(0.292, 9);
    expect(per100gCooked(of(chicken, 'heated'), 'fat')).toBe(10);
    expect(per100gCooked(of(sugar, 'heated'), 'vitamin_c')).toBe(50);
  });

  test('dripping fat of roast meat reduces its energy', () => {
    expect(per100gCooked(of(chicken, 'roasted'), 'fat')).toBeCloseTo(8.5, 9);
    expect(per100gCooked(of(chicken, 'roasted'), 'energy')).toBeCloseTo(200 - 1.5 * 9, 9);
    expect(per100gCooked(of(broccoli, 'roasted'), 'potassium')).toBe(300);
  });

  test('alcohol evaporates: 40 % of its energy remain', () => {
    const alcohol = 85 - 4 * 0.07 - 4 * 2.61;
    expect(per100gCooked(of(wine, 'heated'), 'energy')).toBeCloseTo(85 - 0.6 * alcohol, 9);
    expect(per100gCooked(of(wine, 'raw'), 'energy')).toBe(85);
  });

  test('oil left in the pan is not counted', () => {
    expect(per100gCooked(of(oil, 'heated', { eaten: 0.4 }), 'energy')).toBeCloseTo(353.6, 9);
    const [energy] = nutrientsPerServing([of(oil, 'heated', { eaten: 0.4 })], 2);
    expect(energy?.amount).toBeCloseTo(176.8, 9);
  });

  test('a missing figure stays missing', () => {
    expect(per100gCooked(of(oil, 'heated'), 'iron')).toBeUndefined();
  });

  test('no nutrient increases by cooking', () => {
    const foods = [chicken, broccoli, pasta, lentils, oil, wine, sugar, water];
    fc.assert(
      fc.property(
        fc.constantFrom(...foods),
        fc.constantFrom(...cookings),
        fc.constantFrom(...nutrients),
        fc.double({ min: 0.05, max: 1, noNaN: true }),
        (food, cooking, { id }, eaten) => {
          const cooked = per100gCooked(of(food, cooking, { eaten }), id);
          const raw = food.per100g[id];
          expect(cooked === undefined).toBe(raw === undefined);
          if (cooked === undefined || raw === undefined) return;
          expect(cooked).toBeGreaterThanOrEqual(0);
          expect(cooked).toBeLessThanOrEqual(raw * eaten + 1e-9);
        },
      ),
    );
    for (const { grams, left } of Object.values(cookingLosses)) {
      expect(grams).toBeGreaterThan(0.5);
      for (const share of Object.values(left)) expect(share > 0.4 && share < 1).toBe(true);
    }
  });
});

describe('weight of the finished dish', () => {
  test('boiled grains absorb unlisted water, pasta and rice by specific factors', () => {
    expect(finishedGrams(of(pasta, 'boiled'))).toBeCloseTo(238, 9);
    expect(finishedGrams(of(rice, 'boiled'))).toBeCloseTo(280, 9);
    expect(finishedGrams(of(lentils, 'boiled'))).toBeCloseTo(267, 9);
    expect(finishedGrams(of(rice, 'heated'))).toBe(100);
  });

  test('meat shrinks when roasted and keeps its juice in the dish when stewed', () => {
    expect(finishedGrams(of(chicken, 'roasted'))).toBeCloseTo(74, 9);
    expect(finishedGrams(of(chicken, 'heated'))).toBe(100);
  });

  test('a tenth of a simmering liquid evaporates, or the share that the author gives', () => {
    expect(finishedGrams(of(water, 'heated'))).toBeCloseTo(90, 9);
    expect(finishedGrams(of(water, 'heated', { evaporates: 0.3 }))).toBeCloseTo(70, 9);
    expect(finishedGrams(of(water, 'raw'))).toBe(100);
    expect(finishedGrams(of(oil, 'heated', { evaporates: 0.3 }))).toBe(100);
  });

  test('a serving is rounded to the next 10 g, a small one to the next 5 g', () => {
    expect(servingGrams([of(rice, 'heated', { grams: 300 }), of(water, 'heated', { grams: 700 })], 3)).toBe(
      310,
    );
    expect(servingGrams([of(sugar, 'raw', { grams: 64 })], 2)).toBe(30);
    expect(servingGrams([of(sugar, 'raw', { grams: 1 })], 1)).toBe(5);
  });
});
