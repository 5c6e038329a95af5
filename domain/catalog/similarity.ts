import type { Food } from '#domain/food/food.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import { type CatalogMeal, mealsOf } from './catalog-meals.ts';
import { techniquesIn } from './techniques.ts';

/** The compared parts of a recipe: never its name, nor its shape. */
export interface ComparedDish {
  readonly refId: string;
  readonly meals: readonly CatalogMeal[];
  readonly minutes: number;
  /** Grams in a serving, by kind of food. */
  readonly grams: ReadonlyMap<string, number>;
  /** The weight of each kind of food in the comparison. */
  readonly weights: ReadonlyMap<string, number>;
  readonly techniques: ReadonlySet<string>;
}

/** Similarities from 0 to 1, which is the same dish. */
export interface Similarity {
  /** Shared ingredients, by their weights. */
  readonly ingredients: number;
  /** Similarity of the amounts of shared ingredients. */
  readonly amounts: number;
  /** Techniques and time. */
  readonly method: number;
  /** All three together. */
  readonly all: number;
}

/** From here on two recipes count as duplicates. */
export const duplicateFrom = 0.85;

const share = { ingredients: 0.5, amounts: 0.2, techniques: 0.2, time: 0.1 } as const;

/** Ingredients of most dishes, which distinguish none. */
const everywhere = new Set(['water', 'salt', 'black-pepper', 'white-pepper']);
/** Words for how a food is sold or grown: the frozen and the fresh one make the same dish. */
const sold =
  /^(?:fresh|frozen|canned|cooked|dried|ground|unsalted|lean|reduced|fat|low|free|skinless|baby|red|green|yellow|white|brown|black|whole|plain|light)$/;

function kindOf({ id }: Food): string {
  const words = id.split('-').filter((word) => !sold.test(word));
  return words.length === 0 ? id : words.join('-');
}

/** A gram of a spice or herb weighs as much as this many grams of other foods. */
const spiceStrength = 15;
/** Cap of a food's weight: half a kilo of potatoes is no more potato than 200 g. */
const maxWeight = 14;

function weightOf(food: Food, grams: number): number {
  if (everywhere.has(food.id)) return 0;
  const strength = food.aisle === 'spices-and-herbs' ? spiceStrength : 1;
  return Math.min(maxWeight, Math.sqrt(grams * strength));
}

/** `foods` by id. */
export function comparedDish(recipe: Recipe, foods: ReadonlyMap<string, Food>): ComparedDish {
  const { refId, mealTypes, readyInMinutes, ingredients, servings, steps } = recipe;
  const grams = new Map<string, number>();
  const weights = new Map<string, number>();
  for (const ingredient of ingredients) {
    const food = foods.get(ingredient.foodId);
    if (food === undefined || everywhere.has(food.id)) continue;
    const kind = kindOf(food);
    const sum = (grams.get(kind) ?? 0) + ingredient.grams / servings;
    grams.set(kind, sum);
    weights.set(kind, weightOf(food, sum));
  }
  return {
    refId,
    meals: mealsOf(mealTypes),
    minutes: readyInMinutes,
    grams,
    weights,
    techniques: techniquesIn(steps),
  };
}

/** The kind of food with the highest weight that only one of two dishes has. */
function heaviestAlone(one: ComparedDish, other: ComparedDish): string | null {
  let heaviest: string | null = null;
  let max = 0;
  for (const [kind, weight] of one.weights)
    if (!other.weights.has(kind) && weight > max) [heaviest, max] = [kind, weight];
  return heaviest;
}

/**
 * The similarity of two recipes, ignoring one ingredient of each that the other lacks: dishes that differ in
 * one ingredient are the same.
 */
export function similarityOf(one: ComparedDish, other: ComparedDish): Similarity {
  const [leftOut, alsoLeftOut] = [heaviestAlone(one, other), heaviestAlone(other, one)];
  let [shared, all, near, of] = [0, 0, 0, 0];
  for (const [kind, weight] of one.weights) {
    if (kind === leftOut) continue;
    const otherWeight = other.weights.get(kind);
    all += Math.max(weight, otherWeight ?? 0);
    if (otherWeight === undefined) continue;
    const mean = (weight + otherWeight) / 2;
    shared += mean;
    const [a = 0, b = 0] = [one.grams.get(kind), other.grams.get(kind)];
    of += mean;
    near += mean * (Math.min(a, b) / Math.max(a, b));
  }
  for (const [kind, weight] of other.weights)
    if (kind !== alsoLeftOut && !one.weights.has(kind)) all += weight;
  const ingredients = all === 0 ? 0 : shared / all;
  const amounts = of === 0 ? 0 : near / of;
  const done = share.techniques * overlap(one.techniques, other.techniques);
  const time = share.time * (Math.min(one.minutes, other.minutes) / Math.max(one.minutes, other.minutes));
  return {
    ingredients,
    amounts,
    method: (done + time) / (share.techniques + share.time),
    all: ingredients * share.ingredients + amounts * share.amounts + done + time,
  };
}

/** Whether both are served at the same meal; a side dish and its main course are two dishes. */
const isServedAlike = (one: ComparedDish, other: ComparedDish): boolean =>
  one.meals.length + other.meals.length === 0 || one.meals.some((meal) => other.meals.includes(meal));

/** Dice coefficient: twice the shared weight by the total weight; 1 for two empty sets. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size + other.size === 0) return 1;
  const both = [...one].filter((each) => other.has(each)).length;
  return (2 * both) / (one.size + other.size);
}

export interface SimilarPair {
  readonly one: string;
  readonly other: string;
  readonly similarity: Similarity;
  /** Whether they are duplicates: too similar, and served at the same meal. */
  readonly isOneDish: boolean;
}

const pairOf = (one: ComparedDish, other: ComparedDish): SimilarPair => {
  const similarity = similarityOf(one, other);
  const isOneDish = similarity.all >= duplicateFrom && isServedAlike(one, other);
  return { one: one.refId, other: other.refId, similarity, isOneDish };
};

const bySimilarity = (a: SimilarPair, b: SimilarPair) => b.similarity.all - a.similarity.all;

/** The pairs of recipes with at least this similarity, the most similar first. */
export const similarPairs = (dishes: readonly ComparedDish[], min: number): SimilarPair[] =>
  dishes
    .flatMap((one, index) =>
      dishes.slice(index + 1).flatMap((other) => {
        const pair = pairOf(one, other);
        return pair.similarity.all >= min ? [pair] : [];
      }),
    )
    .toSorted(bySimilarity);

/** The recipes most similar to one, without itself. */
export const mostSimilar = (
  dish: ComparedDish,
  dishes: readonly ComparedDish[],
  max: number,
): SimilarPair[] =>
  dishes
    .filter(({ refId }) => refId !== dish.refId)
    .map((other) => pairOf(dish, other))
    .toSorted(bySimilarity)
    .slice(0, max);
