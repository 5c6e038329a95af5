import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foodOf } from '#domain/food/food.fixture.ts';
import { priceClassOf } from './price-class.ts';

const lentils = foodOf({ id: 'lentils', aisle: 'grains-and-pasta', price: 1 });
const saffron = foodOf({ id: 'saffron', aisle: 'spices-and-herbs', price: 4 });
const lobster = foodOf({ id: 'lobster', aisle: 'fish', price: 4 });
const beef = foodOf({ id: 'beef', aisle: 'meat', price: 3 });

test('goes by the price of the foods and how much of them a serving holds', () => {
  expect(priceClassOf([{ food: lentils, grams: 320 }], 4)).toBe(1);
  expect(priceClassOf([{ food: beef, grams: 400 }], 4)).toBe(2);
  expect(priceClassOf([{ food: beef, grams: 800 }], 4)).toBe(3);
  expect(priceClassOf([{ food: lobster, grams: 800 }], 4)).toBe(4);
});

test('a pinch of a dear spice does not make a cheap dish dear', () => {
  const dish = [
    { food: lentils, grams: 320 },
    { food: saffron, grams: 0.2 },
  ];
  expect(priceClassOf(dish, 4)).toBe(1);
});

test('more food never costs less, and a serving costs the same however many there are', () => {
  const grams = fc.double({ min: 0, max: 1000, noNaN: true });
  fc.assert(
    fc.property(grams, grams, fc.integer({ min: 1, max: 12 }), (less, more, servings) => {
      const dish = (extra: number) => [{ food: beef, grams: (less + extra) * servings }];
      expect(priceClassOf(dish(more), servings)).toBeGreaterThanOrEqual(priceClassOf(dish(0), servings));
    }),
  );
  expect(() => priceClassOf([], 0)).toThrow(RangeError);
});
