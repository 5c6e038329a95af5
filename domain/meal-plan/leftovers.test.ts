import { expect, test } from 'vitest';
import { daysKept, type KeptDish, keepingNote } from './leftovers.ts';

const dish = (
  title: string,
  foods: Readonly<Record<string, number>>,
  origins: Readonly<Record<string, 'fish' | 'shellfish'>> = {},
  mealTypes: KeptDish['mealTypes'] = ['Main course'],
  steps: readonly string[] = ['Serve.'],
): KeptDish => ({
  title,
  steps,
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
  [dish('Rice cakes with ricotta', { ricotta: 60 }), 0],
  [dish('Quail eggs with steak', { 'quail-egg': 60, steak: 120 }), 0],
])('EXT-29: leftovers keep as long as the food that keeps least: %#', (kept, days) => {
  expect(daysKept(kept)).toBe(days);
});

test.each([
  ['Drizzle with honey and eat at once, while crisp.', 0],
  ['Spoon over the toast. Serve them right away, with lemon.', 0],
  ['Sprinkle with seeds, and eat before they soften.', 0],
  ['Whisk in the butter; it does not keep.', 0],
  ['Pour cream around it and the sugar on top, where it sets at once.', 3],
  ['Serve with bread. Freeze the rest right away.', 3],
])('EXT-29: a dish that is for the moment by its last step is never a leftover: %s', (step, days) => {
  const lentilBowl = dish(
    'Lentil bowl',
    { 'brown-lentils': 80 },
    {},
    ['Main course'],
    ['Eat it at once.', step],
  );
  expect(daysKept(lentilBowl)).toBe(days);
});

test.each([
  ['brown-rice', '2026-06-02', false],
  ['brown-rice', '2026-06-03', true],
  ['sushi-rice', '2026-06-04', true],
  ['wild-rice', '2026-06-04', false],
  ['carrot', '2026-06-04', false],
])('EXT-17 leftovers with %s on %s are to be frozen: %s', (id, eatenOn, isNoted) => {
  const note = keepingNote([{ id: 'onion' }, { id }], '2026-06-01', eatenOn);
  expect(note?.sentence.startsWith('Cooked rice keeps for a day') ?? false).toBe(isNoted);
});
