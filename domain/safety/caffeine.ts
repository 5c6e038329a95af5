import type { Food } from '#domain/food/food.ts';

/**
 * Milligrams of caffeine in 100 g: USDA SR28, rows 14209, 14210, 14214, 14355, 14278, 14400, 19904, 19080, 19120, 19078,
 * 19165, 14181, 19125, 18166, 19184, 14414, 14415.
 */
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
  'unsweetened-chocolate': 80,
  'cocoa-powder': 230,
  'chocolate-syrup': 7,
  'chocolate-hazelnut-spread': 7,
  'chocolate-sandwich-cookies': 5,
  'chocolate-pudding-mix': 7,
  // the highest of 18.9 to 44.4 mg/g: Koláčková et al. 2020, Plant Foods Hum Nutr 75:48-53
  matcha: 4440,
  'coffee-liqueur': 26,
  'irish-cream': 8,
};

/** Milligrams in an amount of a food; 0 for foods without a relevant amount. */
export const caffeineOf = ({ id }: Pick<Food, 'id'>, grams: number): number =>
  ((milligrams[id] ?? 0) * grams) / 100;
