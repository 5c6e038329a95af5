import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foodOf } from '#domain/food/food.fixture.ts';
import { priceClassOf } from './price-class.ts';

const lentils = foodOf({ id: 'lentils', aisle: 'grains-and-pasta', price: 1 });
const saffron = foodOf({ id: 'saffron', aisle: 'spices-and-herbs', price: 4 });
const lobster = foodOf({ id: 'lobster', aisle: 'fish', price: 4 });
const beef = foodOf({ id: 'beef', aisle: 'meat', price: 3 });

test('depends on the price of the foods and their amount per serving', () => {
  expect(priceClassOf([{ food: lentils, grams: 320 }], 4)).toBe(1);
  expect(priceClassOf([{ food: beef, grams: 400 }], 4)).toBe(2);
  expect(priceClassOf([{ food: beef, grams: 800 }], 4)).toBe(3);
  expect(priceClassOf([{ food: lobster, grams: 800 }], 4)).toBe(4);
});

test('a pinch of an expensive spice doesn’t make a cheap dish expensive', () => {
  const dish = [
    { food: lentils, grams: 320 },
    { food: saffron, grams: 0.2 },
  ];
  expect(priceClassOf(dish, 4)).toBe(1);
});

test('the salt and the water of a dish cost nothing', () => {
  const salt = foodOf({ id: 'salt', aisle: 'spices-and-herbs', price: 1 });
  const water = foodOf({ id: 'water', aisle: 'drinks', price: 1 });
  const dish = [
    { food: lentils, grams: 320 },
    { food: salt, grams: 12 },
    { food: water, grams: 1500 },
  ];
  expect(priceClassOf(dish, 4)).toBe(priceClassOf(dish.slice(0, 1), 4));
});

test('more food never costs less, and the number of servings doesn’t change the price of one', () => {
  const grams = fc.double({ min: 0, max: 1000, noNaN: true });
  fc.assert(
    fc.property(grams, grams, fc.integer({ min: 1, max: 12 }), (less, more, servings) => {
      const dish = (extra: number) => [{ food: beef, grams: (less + extra) * servings }];
      expect(priceClassOf(dish(more), servings)).toBeGreaterThanOrEqual(priceClassOf(dish(0), servings));
    }),
  );
  expect(() => priceClassOf([], 0)).toThrow(RangeError);
});
