import { expect, test } from 'vitest';
import { daysKept, type KeptDish } from './leftovers.ts';

const dish = (
  title: string,
  foods: Readonly<Record<string, number>>,
  origins: Readonly<Record<string, 'fish'>> = {},
): KeptDish => ({
  title,
  mealTypes: ['Main course'],
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
  [dish('Huevos rancheros', { egg: 100 }), 0],
  [dish('Meatballs', { egg: 12, 'ground-beef': 120 }), 3],
  [dish('Crisp tofu with peanuts', { 'firm-tofu': 150 }), 0],
  [dish('Cucumber maki', { 'sushi-rice': 60 }), 0],
])('EXT-29: leftovers keep as long as the food that keeps least: %#', (kept, days) => {
  expect(daysKept(kept)).toBe(days);
});
