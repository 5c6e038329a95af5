import { expect, test } from 'vitest';
import { daysKept, type KeptDish } from './leftovers.ts';

const dish = (
  title: string,
  foods: Readonly<Record<string, number>>,
  origins: Readonly<Record<string, 'fish' | 'shellfish'>> = {},
  mealTypes: KeptDish['mealTypes'] = ['Main course'],
): KeptDish => ({
  title,
  mealTypes,
  foods: Object.entries(foods).map(([id, grams]) => ({
    food: { id, origins: origins[id] === undefined ? [] : [origins[id]] },
    grams,
  })),
});

test.each<[KeptDish, number]>([
  [dish('Lentil stew', { 'brown-lentils': 80, carrot: 50 }), 3],
  [dish('Chicken with rice', { 'white-rice': 70 }), 1],
  [dish('Salmon with potatoes', { salmon: 150, potato: 200 }, { salmon: 'fish' }), 2],
  [dish('Beans with avocado', { avocado: 50 }), 1],
  [dish('Green salad', { 'romaine-lettuce': 60 }), 0],
  [dish('Spinach and walnut salad', { spinach: 60 }, {}, ['Salad']), 0],
  [dish('Spinach stew', { spinach: 60 }), 3],
  [dish('Mussels in broth', { mussels: 400 }, { mussels: 'shellfish' }), 0],
  [dish('Zucchini noodles with pesto', { zucchini: 250 }), 0],
  [dish('Huevos rancheros', { egg: 100 }), 0],
  [dish('Meatballs', { egg: 12, 'ground-beef': 120 }), 3],
  [dish('Crisp tofu with peanuts', { 'firm-tofu': 150 }), 0],
  [dish('Cucumber maki', { 'sushi-rice': 60 }), 0],
])('EXT-29: leftovers keep as long as the food that keeps least: %#', (kept, days) => {
  expect(daysKept(kept)).toBe(days);
});
