import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dishOf } from './catalog.fixture.ts';
import type { CatalogDish } from './catalog-dish.ts';
import { dayReach } from './day-reach.ts';

const breakfast = dishOf({ mealTypes: ['Breakfast'], grams: { rice: 120 } });
const snack = dishOf({ mealTypes: ['Snack'], grams: { rice: 60 } });
const chickenRice = dishOf({ grams: { chicken: 200, rice: 130 } });
const beanRice = dishOf({ grams: { beans: 100, rice: 100 } });

test('the best day by hand: two different mains, whole servings, up to the calories', () => {
  // 420 + 210 + 695 + 690 kcal are 2,015, within the tolerance of 2,000
  const { kcal, most } = dayReach([breakfast, snack, chickenRice, beanRice], {});
  expect(kcal).toBe(2000);
  expect(most.protein).toBeCloseTo(120 * 0.07 + 60 * 0.07 + (46 + 9.1) + (22 + 7), 0);
  expect(most.fiber).toBeCloseTo(1.2 + 0.6 + 1.3 + 17, 0);
});

test('one main course is no day, since nothing is served twice', () => {
  expect(dayReach([breakfast, snack, chickenRice], {})).toMatchObject({
    kcal: null,
    most: { protein: null },
  });
});

test('servings that are not Low together are not counted', () => {
  const small = (grams: Record<string, number>) => dishOf({ grams });
  const low = [breakfast, snack, small({ rice: 60, garlic: 0.4 }), small({ beans: 60, garlic: 0.4 })];
  expect(dayReach(low, {}).kcal).toBeGreaterThan(1600);
  // a second serving of the mains has 0.8 g of garlic, where 0.5 g are Low
  expect(dayReach(low, { fodmap: 1 }).kcal).toBeLessThan(1600);
});

test('the usual day scales the median dishes to the calories', () => {
  const { usual } = dayReach([breakfast, snack, beanRice, beanRice], {});
  const kcal = 420 + 210 + 2 * 690;
  expect(usual.protein).toBeCloseTo(((8.4 + 4.2 + 2 * 29) / kcal) * 2000, 0);
});

/** The best day of one or two servings each, by brute force. */
function bestByTrying(dishes: readonly CatalogDish[]): number | null {
  const at = (dish: CatalogDish, id: string) =>
    dish.computed.nutrients.find((it) => it.id === id)?.amount ?? 0;
  const combinations = (meal: 'breakfast' | 'main' | 'small', min: number, max: number) => {
    const all = dishes
      .filter(({ meals }) => meals.includes(meal))
      .flatMap((dish) =>
        [1, 2].map((n) => ({ dish, kcal: at(dish, 'energy') * n, g: at(dish, 'protein') * n })),
      );
    const sized = all.filter(({ kcal }) => kcal >= 2000 * min && kcal <= 2000 * max);
    return sized.length > 0 ? sized : all;
  };
  let best: number | null = null;
  for (const one of combinations('breakfast', 0.12, 0.4))
    for (const two of combinations('main', 0.18, 0.45))
      for (const three of combinations('main', 0.18, 0.45))
        for (const four of combinations('small', 0.02, 0.25)) {
          const kcal = one.kcal + two.kcal + three.kcal + four.kcal;
          if (two.dish === three.dish || kcal < 1960 || kcal > 2040) continue;
          best = Math.max(best ?? 0, one.g + two.g + three.g + four.g);
        }
  return best;
}

test('no day near the calories has more protein than the best one', () => {
  const grams = fc.record({
    rice: fc.integer({ min: 20, max: 200 }),
    chicken: fc.integer({ min: 0, max: 250 }),
  });
  const some = fc.tuple(...[1, 2, 3, 4, 5, 6].map(() => grams));
  fc.assert(
    fc.property(some, ([a, b, c, d, e, f]) => {
      const types = ['Breakfast', 'Breakfast', 'Main course', 'Main course', 'Main course', 'Snack'] as const;
      const dishes = [a, b, c, d, e, f].flatMap((it, at) =>
        it ? [dishOf({ mealTypes: [types[at] ?? 'Snack'], grams: it })] : [],
      );
      const tried = bestByTrying(dishes);
      const { kcal, most } = dayReach(dishes, {});
      if (tried !== null && kcal === 2000) expect(most.protein).toBeGreaterThanOrEqual(tried - 1e-6);
    }),
    { numRuns: 60 },
  );
});
