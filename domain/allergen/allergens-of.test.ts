import { expect, test } from 'vitest';
import { foodOf } from '#domain/food/food.fixture.ts';
import { allergensOf } from './allergens-of.ts';

const flour = foodOf({ id: 'flour', allergens: ['wheat'] });
const oats = foodOf({ id: 'oats', allergens: ['gluten'] });
const milk = foodOf({ id: 'milk', allergens: ['milk'] });
const rice = foodOf({ id: 'rice' });
const from = (...ids: string[]) => ids.map((id) => ({ foodId: id, foodName: id }));

test('a recipe has the allergen groups of all its ingredients in any amount, each with its foods', () => {
  const dish = [rice, oats, milk, milk, flour].map((food) => ({ food, grams: 0.001 }));
  expect(allergensOf(dish)).toEqual([
    { id: 'milk', name: 'Milk', from: from('milk') },
    { id: 'wheat', name: 'Wheat', from: from('flour') },
    { id: 'gluten', name: 'Cereals containing gluten', from: from('oats', 'flour') },
  ]);
});

test('a recipe of foods without allergens has none', () => {
  expect(allergensOf([{ food: rice, grams: 100 }])).toEqual([]);
});
