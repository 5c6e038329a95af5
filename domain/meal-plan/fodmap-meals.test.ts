import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foodOf } from '#domain/food/food.fixture.ts';
import { anyServing, fodmapFigure } from '#domain/intolerance/eaten.fixture.ts';
import { verdictOf } from '#domain/intolerance/verdicts.ts';
import type { EatenDish } from './day-load.ts';
import { dayLoad } from './day-loads.ts';
import { mealLoads, sugarsOf, worstMeal } from './fodmap-meals.ts';
import { mealSlots } from './meal-slots.ts';

const cream = foodOf({ id: 'cream', name: 'Cream', fodmap: fodmapFigure(40, ['lactose'], { lactose: 2.5 }) });
const milk = foodOf({ id: 'milk', name: 'Milk', fodmap: fodmapFigure(20, ['lactose'], { lactose: 5 }) });
const onion = foodOf({ id: 'onion', name: 'Onion', fodmap: fodmapFigure(10, ['oligos']) });
const dish = (
  title: string,
  slot: EatenDish['slot'],
  food: typeof cream,
  grams: number,
  servings = 1,
): EatenDish => ({ title, slot, servings, eaten: [{ food, grams }] });
const worstOf = (...dishes: EatenDish[]) => worstMeal(mealLoads(dishes));

test('EXT-16 two dishes that are each Low are High together in one meal, and it says why', () => {
  const [soup, shake] = [dish('Soup', 'lunch', cream, 36), dish('Shake', 'lunch', milk, 16)];
  expect(worstOf(soup)?.level).toBe(1);
  expect(worstOf(shake)?.level).toBe(1);
  expect(worstOf(soup, shake)).toEqual({
    slot: 'lunch',
    level: 3,
    largestSum: { sum: 'lactose', share: expect.closeTo(1.7, 9) },
    foods: [
      { name: 'Cream', grams: 36, dishes: ['Soup'] },
      { name: 'Milk', grams: 16, dishes: ['Shake'] },
    ],
    deciding: ['Soup'],
    unknown: [],
    isTogether: true,
  });
});

test('EXT-16 meals of a day do not add up: it is as high as its worst meal', () => {
  const day = mealSlots.map((slot) => dish(`At ${slot}`, slot, cream, 40));
  expect(dayLoad('fodmap', day)).toEqual({ level: 1, dose: null, deciding: [], unknown: [] });
  const heavier = [...day, dish('Cake', 'snack', cream, 10)];
  expect(dayLoad('fodmap', heavier)).toMatchObject({ level: 2, deciding: ['At snack', 'Cake'] });
  expect(worstOf(...heavier)).toMatchObject({ slot: 'snack', level: 2, isTogether: true });
});

test('EXT-16 other sugars do not count together, and servings do', () => {
  expect(worstOf(dish('Soup', 'lunch', cream, 40), dish('Salad', 'lunch', onion, 10))?.level).toBe(1);
  expect(worstOf(dish('Soup', 'lunch', cream, 40, 2))).toMatchObject({ level: 3, isTogether: false });
});

test('EXT-16 EXT-02 a meal with something unknown is never Low, and High whatever the rest is', () => {
  const bar = { title: 'Bar', slot: 'lunch', servings: 1, eaten: null } as const;
  expect(worstOf(dish('Soup', 'lunch', cream, 4), bar)).toMatchObject({ level: null, deciding: ['Bar'] });
  expect(worstOf(dish('Soup', 'lunch', cream, 400), bar)).toMatchObject({ level: 3, unknown: ['Bar'] });
  expect(dayLoad('fodmap', [dish('Soup', 'dinner', cream, 4), bar]).level).toBeNull();
});

test('EXT-16 grams of each measured sugar over a day, servings counted', () => {
  const day = [
    dish('Soup', 'lunch', cream, 40),
    dish('Shake', 'snack', milk, 100, 2),
    dish('Pie', 'dinner', onion, 9),
  ];
  expect(sugarsOf(day)).toEqual([{ sum: 'lactose', grams: expect.closeTo(11, 9) }]);
});

/** Distributes foods to dishes, some to several; a food has one figure everywhere. */
const anyMeal = fc
  .tuple(anyServing, fc.array(fc.array(fc.nat(), { minLength: 1 }), { minLength: 1, maxLength: 4 }))
  .map(([foods, deals]) =>
    deals.map((deal, index) => ({
      title: `Dish ${index}`,
      slot: 'dinner' as const,
      servings: (index % 3) + 1,
      eaten: deal.flatMap((place) => foods[place % foods.length] ?? []),
    })),
  );

test('EXT-16 a meal’s verdict is that of one dish made of all its foods', () => {
  fc.assert(
    fc.property(anyMeal, (dishes) => {
      const one = dishes.flatMap(({ eaten, servings }) =>
        eaten.map(({ food, grams }) => ({ food, grams: grams * servings })),
      );
      const { level, largestSum } = verdictOf('fodmap', one);
      expect(worstMeal(mealLoads(dishes))).toMatchObject({ level, largestSum });
      expect(dayLoad('fodmap', dishes).level).toBe(level);
    }),
    { numRuns: 1_000 },
  );
});
