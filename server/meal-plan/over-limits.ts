import type { PlannedDay } from '#domain/meal-plan/plan-outcome.ts';
import type { DayLimit, DaySum } from '#domain/safety/day-limits.ts';
import { amountIn, daySums } from '#domain/safety/day-sums.ts';
import type { Context } from '#server/context.ts';
import { summedItem } from '#server/household/plan-table.ts';
import { findPlannedRecipes } from '#server/queries/planned-recipes.ts';
import { nutrientResponses } from '#server/recipes/recipe-detail.ts';
import { foodsPerServing } from './foods-per-serving.ts';
import type { PlanItemDetails } from './plan-response.ts';

/** A limit that a plan exceeds on some day, and the generated dish that contributes most to it. */
export interface OverLimit {
  readonly sum: DaySum;
  /** Null: the fixed items alone exceed it. */
  readonly recipeId: number | null;
}

/** Null if every day is within all limits. `fixedItems`: items that stay, by day. */
export async function overLimit(
  { db, foods }: Pick<Context, 'db' | 'foods'>,
  days: readonly PlannedDay[],
  fixedItems: readonly (readonly PlanItemDetails[])[],
  limits: readonly DayLimit[],
): Promise<OverLimit | null> {
  const bounded = limits.filter(({ most }) => most !== null);
  if (bounded.length === 0) return null;
  const ids = [...new Set(days.flatMap(({ items }) => items.map(({ recipeId }) => recipeId)))];
  const recipes = new Map((await findPlannedRecipes(db, ids)).map((recipe) => [recipe.id, recipe]));
  for (const [at, { items }] of days.entries()) {
    const planned = items.flatMap(({ recipeId, servings }) => {
      const recipe = recipes.get(recipeId);
      if (recipe === undefined) return [];
      const nutrients = nutrientResponses(recipe.nutrients);
      return [{ recipeId, title: recipe.title, servings, nutrients, eaten: foodsPerServing(recipe, foods) }];
    });
    const before = (fixedItems[at] ?? []).map(summedItem);
    const already = daySums(before, bounded).find(({ isOver }) => isOver);
    if (already !== undefined) return { sum: already, recipeId: null };
    const sums = daySums([...before, ...planned], bounded);
    const sum = sums.find(({ isOver }) => isOver);
    if (sum === undefined) continue;
    const [max] = planned.toSorted((a, b) => (amountIn(b, sum) ?? 0) - (amountIn(a, sum) ?? 0));
    return { sum, recipeId: max?.recipeId ?? null };
  }
  return null;
}
