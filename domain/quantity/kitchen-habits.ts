import type { Aisle, Food } from '#domain/food/food.ts';

/** How cooks measure a food. Affects how an amount is displayed, never its weight. */

const pouredAisles: ReadonlySet<Aisle> = new Set(['drinks', 'oils-and-vinegars']);
const pouredLast =
  /(^|-)(milk|buttermilk|kefir|cream|half-and-half|water|broth|stock|juice|wine|beer|sauce|syrup|extract)$/;

/** Whether metric cooks measure it by volume rather than weight. */
export const isPoured = (food: Food): boolean => pouredAisles.has(food.aisle) || pouredLast.test(food.id);

/** Aisles whose foods American cooks measure by the cup; meat, cheese and vegetables are weighed. */
const cupAisles: ReadonlySet<Aisle> = new Set(['baking', 'grains-and-pasta', 'spices-and-herbs']);
const weighedByThePack = /(^|-)(pasta|spaghetti|noodles?|sheets)($|-)/;

/**
 * Aisles whose foods American cooks measure by the spoon in small amounts, else by weight: butter, cheese, nut butter.
 */
const spoonAisles: ReadonlySet<Aisle> = new Set([
  'dairy-and-eggs',
  'tins-and-jars',
  'nuts-and-seeds',
  'other',
]);
const smallAmountG = 60;

/** Whether American cooks measure this many grams of it by volume. */
export function isCupped(food: Food, grams: number): boolean {
  if (isPoured(food)) return true;
  if (cupAisles.has(food.aisle)) return !weighedByThePack.test(food.id);
  return spoonAisles.has(food.aisle) && grams <= smallAmountG;
}
