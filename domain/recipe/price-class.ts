import { usualPortionG } from '#domain/food/usual-portion.ts';
import type { WeighedFood } from '#domain/food/weighed-food.ts';

export const priceClasses = [1, 2, 3, 4] as const;
export type PriceClass = (typeof priceClasses)[number];

/** Cost of a usual portion at home by price class of the food, in points of about a US dollar: our own estimate. */
const pointsPerPortion = { 1: 0.25, 2: 0.75, 3: 1.75, 4: 3.5 } as const satisfies Record<PriceClass, number>;

/** By id: they cost next to nothing, whatever their usual portion is. */
const freeFoods: ReadonlySet<string> = new Set(['water', 'salt']);

/** Upper bounds in points of classes 1 to 3; class 4 above. */
const upTo = [
  { points: 1.5, priceClass: 1 },
  { points: 3, priceClass: 2 },
  { points: 5, priceClass: 3 },
] as const;

/**
 * The price class of one serving, 1 cheap to 4 expensive: each food's points x its grams in usual portions, summed.
 * `ingredients` are the grams of the whole recipe. Throws RangeError for servings that are not above 0.
 */
export function priceClassOf(ingredients: readonly WeighedFood[], servings: number): PriceClass {
  if (!(servings > 0)) throw new RangeError(`${servings} is not a number of servings`);
  const points = ingredients.reduce(
    (sum, { food, grams }) =>
      freeFoods.has(food.id) ? sum : sum + (pointsPerPortion[food.price] * grams) / usualPortionG(food),
    0,
  );
  return upTo.find((it) => points / servings <= it.points)?.priceClass ?? 4;
}
