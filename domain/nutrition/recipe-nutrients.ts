import { type CookedFood, per100gCooked } from './cooking.ts';
import { type Nutrient, type NutrientId, nutrients } from './nutrients.ts';

/** One nutrient of one serving. */
export interface NutrientAmount {
  readonly id: NutrientId;
  /** Displayed name. */
  readonly name: string;
  /** In `unit`, not rounded; a lower bound unless `complete`. */
  readonly amount: number;
  readonly unit: Nutrient['unit'];
  /** Percent of the FDA daily value, not rounded; null without one. */
  readonly percentOfDailyNeeds: number | null;
  /** Share of the recipe's grams, 0 to 1, whose foods have a figure for it. */
  readonly known: number;
  /** Whether every food has a figure, so that the amount is complete. */
  readonly complete: boolean;
}

/** Percent of the daily value that an amount of a nutrient covers; null without a daily value. */
export function percentOfDailyNeeds(id: NutrientId, amount: number): number | null {
  const dailyValue = nutrients.find((it) => it.id === id)?.dailyValue ?? null;
  return dailyValue === null ? null : (amount / dailyValue) * 100;
}

/**
 * All nutrients of one serving in display order: grams x figure per 100 g x what cooking leaves of it, summed, divided
 * by `servings`. `ingredients` are the grams of the whole recipe, as bought. A food without a figure adds nothing and
 * makes the nutrient incomplete. Throws RangeError for servings that are not above 0.
 */
export function nutrientsPerServing(ingredients: readonly CookedFood[], servings: number): NutrientAmount[] {
  if (!(servings > 0)) throw new RangeError(`${servings} is not a number of servings`);
  const totalGrams = ingredients.reduce((sum, it) => sum + it.grams, 0);
  return nutrients.map(({ id, name, unit }) => {
    let [total, knownGrams] = [0, 0];
    for (const ingredient of ingredients) {
      const per100g = per100gCooked(ingredient, id);
      if (per100g === undefined) continue;
      total += (ingredient.grams * per100g) / 100;
      knownGrams += ingredient.grams;
    }
    const amount = total / servings;
    return {
      id,
      name,
      amount,
      unit,
      percentOfDailyNeeds: percentOfDailyNeeds(id, amount),
      known: totalGrams === 0 ? 1 : knownGrams / totalGrams,
      complete: ingredients.every((it) => it.food.per100g[id] !== undefined),
    };
  });
}
