import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foodOf } from '#domain/food/food.fixture.ts';
import { anyServing, figure } from '#domain/intolerance/eaten.fixture.ts';
import { intolerances, type Level } from '#domain/intolerance/intolerances.ts';
import { levelForMember } from '#domain/intolerance/member-verdict.ts';
import { verdictOf } from '#domain/intolerance/verdicts.ts';
import type { EatenDish } from './day-load.ts';
import { dayLoad } from './day-loads.ts';
import { mealSlots } from './meal-slots.ts';

/** 100 g contain 20 mg. */
const carrot = foodOf({ id: 'carrot', oxalate: figure(20) });
const mystery = foodOf({ id: 'mystery' });
const dish = (title: string, grams: number, servings = 1, food = carrot): EatenDish => ({
  title,
  slot: 'lunch',
  servings,
  eaten: [{ food, grams }],
});
const oxalate = (...dishes: EatenDish[]) => dayLoad('oxalate', dishes);
const severity = (level: Level | null) => level ?? 2.5;

test('EXT-10 two Medium dishes add up to a High day, one alone is Medium', () => {
  const [lunch, dinner] = [dish('Lunch', 80), dish('Dinner', 90)];
  expect(oxalate(lunch).level).toBe(2);
  expect(oxalate(dinner).level).toBe(2);
  expect(oxalate(lunch, dinner)).toEqual({
    level: 3,
    dose: 34,
    deciding: ['Lunch', 'Dinner'],
    unknown: [],
  });
});

test('EXT-10 five Low servings make a Low day, with a sixth it is too much', () => {
  const meals = [1, 2, 3, 4, 5].map((index) => dish(`Meal ${index}`, 50));
  expect(oxalate(...meals)).toEqual({ level: 1, dose: 50, deciding: [], unknown: [] });
  expect(oxalate(...meals, dish('Supper', 50)).level).toBe(2);
  expect(oxalate(dish('Alone', 50, 6)).level).toBe(3);
});

test('EXT-10 a Medium dish beside Low ones is a Medium day, decided by that dish alone', () => {
  const { level, deciding } = dayLoad('oxalate', [
    dish('Lunch', 100),
    dish('Snack', 30, 1, foodOf({ id: 'apple', oxalate: figure(5) })),
  ]);
  expect({ level, deciding }).toEqual({ level: 2, deciding: ['Lunch'] });
});

test('EXT-10 the servings that are eaten count', () => {
  expect(oxalate(dish('Soup', 40, 1)).level).toBe(1);
  expect(oxalate(dish('Soup', 40, 2)).level).toBe(2);
  expect(oxalate(dish('Soup', 40, 4)).level).toBe(3);
});

test('EXT-02 EXT-10 unknown is never Low: a food without a figure and one of the member’s own', () => {
  expect(oxalate(dish('Stew', 1, 1, mystery))).toMatchObject({
    level: null,
    deciding: ['Stew'],
    unknown: ['Stew'],
  });
  const bar = { title: 'Bar', slot: 'snack', servings: 1, eaten: null } as const;
  expect(oxalate(dish('Soup', 10), bar)).toMatchObject({ level: null, deciding: ['Bar'], unknown: ['Bar'] });
  expect(oxalate(dish('Soup', 500), bar)).toMatchObject({ level: 3, deciding: ['Soup'], unknown: ['Bar'] });
});

test('a day on which nothing is eaten is Low', () => {
  for (const axis of intolerances) expect(dayLoad(axis, []).level).toBe(1);
});

const anyDay = fc.array(
  fc.record({
    title: fc.constant('Dish'),
    slot: fc.constantFrom(...mealSlots),
    eaten: anyServing,
    servings: fc.integer({ min: 1, max: 3 }),
  }),
  { maxLength: 4 },
);

test('EXT-10 a day is never lower than one of its dishes, and no lower with one dish more', () => {
  const list = { included: ['a'], excluded: ['b'] };
  fc.assert(
    fc.property(fc.constantFrom(...intolerances), anyDay, fc.boolean(), (axis, day, hasList) => {
      const own = hasList ? list : { included: [], excluded: [] };
      const whole = severity(dayLoad(axis, day, own).level);
      for (const { eaten, servings } of day) {
        const ids = eaten.filter(({ grams }) => grams > 0).map(({ food }) => food.id);
        const alone = levelForMember(verdictOf(axis, eaten, servings), own, ids);
        expect(whole).toBeGreaterThanOrEqual(severity(alone));
      }
      if (!hasList) expect(whole).toBeGreaterThanOrEqual(severity(dayLoad(axis, day.slice(1)).level));
    }),
  );
});

test('EXT-10 whatever is not Low names the dishes that decide it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...intolerances), anyDay, (axis, day) => {
      const { level, deciding } = dayLoad(axis, day);
      expect(deciding.length > 0).toBe(level !== 1);
    }),
  );
});
