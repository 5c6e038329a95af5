import type { Aisle, Food } from '#domain/food/food.ts';

/** How cooks measure a food. This decides which view an amount gets, never what it weighs. */

const pouredAisles: ReadonlySet<Aisle> = new Set(['drinks', 'oils-and-vinegars']);
const pouredLast =
  /(^|-)(milk|buttermilk|kefir|cream|half-and-half|water|broth|stock|juice|wine|beer|sauce|syrup|extract)$/;

/** Whether a metric cook pours it from a jug rather than puts it on the scales. */
export const isPoured = (food: Food): boolean => pouredAisles.has(food.aisle) || pouredLast.test(food.id);

/** Shelves whose foods an American cook measures by the cup; meat, cheese and vegetables are weighed. */
const cupAisles: ReadonlySet<Aisle> = new Set(['baking', 'grains-and-pasta', 'spices-and-herbs']);
const weighedByThePack = /(^|-)(pasta|spaghetti|noodles?|sheets)($|-)/;

/** Shelves from which an American cook takes a little with a spoon, a lot by weight: butter, cheese, nut butter. */
const spoonAisles: ReadonlySet<Aisle> = new Set([
  'dairy-and-eggs',
  'tins-and-jars',
  'nuts-and-seeds',
  'other',
]);
const aLittleG = 60;

/** Whether an American cook measures so many grams of it by volume. */
export function isCupped(food: Food, grams: number): boolean {
  if (isPoured(food)) return true;
  if (cupAisles.has(food.aisle)) return !weighedByThePack.test(food.id);
  return spoonAisles.has(food.aisle) && grams <= aLittleG;
}
