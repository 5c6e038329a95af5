import type { Food } from '#domain/food/food.ts';

/** Milligrams of caffeine in 100 g: USDA SR28, rows 14209, 14210, 14214, 14355, 14278, 14400, 19904, 19080, 19120, 19165, 14414. */
const milligrams: Readonly<Record<string, number>> = {
  coffee: 40,
  espresso: 212,
  'instant-coffee': 3142,
  'black-tea': 20,
  'green-tea': 12,
  cola: 8,
  'dark-chocolate': 80,
  'semisweet-chocolate': 62,
  'milk-chocolate': 20,
  'cocoa-powder': 230,
  'coffee-liqueur': 26,
};

/** Milligrams in so many grams of a food; 0 for what holds none to speak of. */
export const caffeineOf = ({ id }: Pick<Food, 'id'>, grams: number): number =>
  ((milligrams[id] ?? 0) * grams) / 100;
