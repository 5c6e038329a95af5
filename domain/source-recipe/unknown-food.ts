import { allergens } from '#domain/allergen/allergens.ts';
import { type Food, origins } from '#domain/food/food.ts';
import { usualPortionG } from '#domain/food/usual-portion.ts';
import { type Intolerance, intolerances } from '#domain/intolerance/intolerances.ts';
import { limitsOf } from '#domain/intolerance/limits.ts';
import type { NutrientId } from '#domain/nutrition/nutrients.ts';
import { percentOfDailyNeeds } from '#domain/nutrition/recipe-nutrients.ts';
import { titleKey } from '#domain/recipe/title-key.ts';

const nothingKnown = {
  per100g: {},
  oxalate: null,
  histamine: null,
  salicylate: null,
  sulfur: null,
  fodmap: null,
} as const satisfies Partial<Food>;

/** Id prefix of placeholders of unknown ingredients. */
export const unknownPrefix = 'unknown-';
const unweighedPrefix = 'unweighed-';
const rawPrefix = 'raw-';

/**
 * Stands for an ingredient that the table does not hold. It has no figure on any axis, and every allergen and origin:
 * what is not known can be any of them, so no filter lets it pass.
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
 * "To taste": judged with the usual portion, a teaspoon of pepper for three, which is more than most take. Of what counts in it already, as the sodium of salt, nobody knows how much.
 */
function seasoning(food: Food): Food {
  const per100g = Object.entries(food.per100g).filter(([id, per]) => {
    const percent = percentOfDailyNeeds(id as NutrientId, (per * usualPortionG(food)) / 100);
    return percent === null || percent <= decidesNothingPercent;
  });
  return { ...food, per100g: Object.fromEntries(per100g), id: `${unweighedPrefix}${food.id}` };
}

/**
 * Stands for a food of which nobody says how much: what its dose decides is not known, what it is made from is. Of
 * spices a serving holds no more than a little, which stands for it: too much is the safe mistake.
 */
export function foodOfUnknownWeight(food: Food): Food {
  if (isSeasoning(food)) return seasoning(food);
  const kept = intolerances
    .filter((axis) => isFineInAnyAmount(axis, food))
    .map((axis) => [axis, food[axis]] as const);
  return { ...food, ...nothingKnown, ...Object.fromEntries(kept), id: `${unweighedPrefix}${food.id}` };
}

/** Grams that stand where none are known; what they weigh decides nothing but how much of the dish is unknown. */
export const standInGrams = (food: Food, servings: number): number => usualPortionG(food) * servings;

export const isUnknownFood = ({ id }: Pick<Food, 'id'>): boolean => id.startsWith(unknownPrefix);

/** The words that the id of a food outside the table was made from, in lowercase. */
export const unknownFoodWords = (id: string): string => id.slice(unknownPrefix.length).replaceAll('-', ' ');

/** Id of the raw variant of a food, listed beside the food itself. */
export const rawFoodId = (id: string): string => `${rawPrefix}${id}`;

export const isRawFoodId = (id: string): boolean => id.startsWith(rawPrefix);

/** The id of the food itself, of which only the weight is not known, or which is left raw. */
export const baseFoodId = (id: string): string =>
  (isRawFoodId(id) ? id.slice(rawPrefix.length) : id).replace(unweighedPrefix, '');

/** The food of a stored ingredient, or its placeholder; undefined when the food has been removed from the table. */
export function foodOrStandIn(
  { foodId, name }: { readonly foodId: string; readonly name: string },
  byId: ReadonlyMap<string, Food>,
): Food | undefined {
  if (foodId.startsWith(unknownPrefix)) return { ...unknownFood(name), id: foodId };
  const weighed = byId.get(baseFoodId(foodId));
  return weighed && foodId.startsWith(unweighedPrefix) ? foodOfUnknownWeight(weighed) : weighed;
}
