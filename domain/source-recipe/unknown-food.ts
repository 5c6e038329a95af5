import { allergens } from '#domain/allergen/allergens.ts';
import { type Food, origins } from '#domain/food/food.ts';
import { usualPortionG } from '#domain/food/usual-portion.ts';
import { type Intolerance, intolerances } from '#domain/intolerance/intolerances.ts';
import { limitsOf } from '#domain/intolerance/limits.ts';
import type { NutrientId } from '#domain/nutrition/nutrients.ts';
import { percentOfDailyNeeds } from '#domain/nutrition/recipe-nutrients.ts';
import { titleKey } from '#domain/recipe/title-key.ts';
import { eitherFoodOf, eitherPrefix } from './either-food.ts';
import { unknownPrefix } from './unknown-prefix.ts';

const nothingKnown = {
  per100g: {},
  oxalate: null,
  histamine: null,
  salicylate: null,
  sulfur: null,
  fodmap: null,
} as const satisfies Partial<Food>;

const unweighedPrefix = 'unweighed-';
/** Of a seasoning whose amount is written, in a unit without a weight. */
const unmeasuredPrefix = 'unmeasured-';
const rawPrefix = 'raw-';

/**
 * Placeholder for an ingredient that isn't in the food table. It has no figure on any axis, and every allergen and
 * origin, so that no filter accepts it.
 */
export const unknownFood = (name: string): Food => ({
  ...nothingKnown,
  id: `${unknownPrefix}${titleKey(name).replaceAll(' ', '-') || 'ingredient'}`,
  name,
  aliases: [],
  ndbNo: null,
  aisle: 'other',
  measures: {},
  densityGPerMl: null,
  allergens: allergens.map(({ id }) => id),
  proteinSource: null,
  origins,
  price: 2,
});

const isFineInAnyAmount = (axis: Intolerance, food: Food) =>
  limitsOf(axis, food)?.lowUpToG === Number.POSITIVE_INFINITY;

/** Nutrients of a seasoning are ignored up to this share of the daily value. */
const decidesNothingPercent = 2;
const isSeasoning = ({ aisle }: Pick<Food, 'aisle'>) => aisle === 'spices-and-herbs';

/**
 * "To taste" counts as the usual portion, a teaspoon of pepper for three people, which is more than most use. A
 * nutrient that is significant even in that amount, such as the sodium of salt, is unknown.
 */
function seasoning(food: Food): Food {
  const per100g = Object.entries(food.per100g).filter(([id, per]) => {
    const percent = percentOfDailyNeeds(id as NutrientId, (per * usualPortionG(food)) / 100);
    return percent === null || percent <= decidesNothingPercent;
  });
  return { ...food, per100g: Object.fromEntries(per100g), id: `${unweighedPrefix}${food.id}` };
}

const withoutDose = (food: Food, prefix: string): Food => {
  const levels = intolerances
    .filter((axis) => isFineInAnyAmount(axis, food))
    .map((axis) => [axis, food[axis]] as const);
  return { ...food, ...nothingKnown, ...Object.fromEntries(levels), id: `${prefix}${food.id}` };
};

/**
 * Placeholder for a food of unknown weight: levels that depend on the dose are unknown, origins and allergens are
 * known. A spice without an amount counts as a small portion instead; overestimating is the safe error. "2 jars of
 * curry powder" is no small portion.
 */
export function foodOfUnknownWeight(food: Food, hasAmount: boolean): Food {
  if (!isSeasoning(food)) return withoutDose(food, unweighedPrefix);
  return hasAmount ? withoutDose(food, unmeasuredPrefix) : seasoning(food);
}

/** Grams assumed for an unknown weight; they only affect which share of the dish is unknown. */
export const placeholderGrams = (food: Food, servings: number): number => usualPortionG(food) * servings;

export const isUnknownFood = ({ id }: Pick<Food, 'id'>): boolean => id.startsWith(unknownPrefix);

/** The name that a placeholder's id was made from, in lowercase. */
export const unknownFoodWords = (id: string): string => id.slice(unknownPrefix.length).replaceAll('-', ' ');

/** Id of the raw variant of a food, listed beside the food itself. */
export const rawFoodId = (id: string): string => `${rawPrefix}${id}`;

export const isRawFoodId = (id: string): boolean => id.startsWith(rawPrefix);

/** Id of the food without the prefix for unknown weight or raw. */
export const baseFoodId = (id: string): string =>
  (isRawFoodId(id) ? id.slice(rawPrefix.length) : id)
    .replace(unweighedPrefix, '')
    .replace(unmeasuredPrefix, '');

/** Placeholder of a food that has been removed from the table; the same for all its variants. */
const removedFood = (foodId: string, name: string): Food => ({
  ...unknownFood(name),
  id: `${unknownPrefix}${baseFoodId(foodId)}`,
});

/** The food of a stored ingredient, or its placeholder: for an unknown one, and for one removed from the table. */
export function foodOrPlaceholder(
  { foodId, name }: { readonly foodId: string; readonly name: string },
  byId: ReadonlyMap<string, Food>,
): Food {
  if (foodId.startsWith(eitherPrefix))
    return eitherFoodOf(foodId, name, byId) ?? { ...unknownFood(name), id: foodId };
  if (foodId.startsWith(unknownPrefix)) return { ...unknownFood(name), id: foodId };
  const weighed = byId.get(baseFoodId(foodId));
  if (weighed === undefined) return removedFood(foodId, name);
  if (foodId.startsWith(unmeasuredPrefix)) return foodOfUnknownWeight(weighed, true);
  return foodId.startsWith(unweighedPrefix) ? foodOfUnknownWeight(weighed, false) : weighed;
}
