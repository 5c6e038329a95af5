import { setImmediate } from 'node:timers/promises';
import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { severity } from '#domain/intolerance/severity.ts';
import type { EatenDish } from '#domain/meal-plan/day-load.ts';
import { mealLoads } from '#domain/meal-plan/fodmap-meals.ts';
import type { PlannedDay } from '#domain/meal-plan/plan-outcome.ts';
import type { Context } from '#server/context.ts';
import { findPlannedRecipes } from '#server/queries/planned-recipes.ts';
import { foodsPerServing } from './foods-per-serving.ts';
import type { PlanItemDetails } from './plan-response.ts';

/**
 * A planned dish that takes a meal over the member's FODMAP limit, though not over it by itself; null if
 * there is none. `fixedItems`: items that stay, by day.
 */
export async function dishTooMuch(
  { db, foods }: Pick<Context, 'db' | 'foods'>,
  days: readonly PlannedDay[],
  fixedItems: readonly (readonly PlanItemDetails[])[],
  { limits, lists }: Pick<DietaryProfile, 'limits' | 'lists'>,
): Promise<number | null> {
  const limit = limits.fodmap ?? 3;
  const shared = days.flatMap(({ items }, at) => {
    const slots = [...items.map(({ slot }) => slot), ...(fixedItems[at] ?? []).map(({ item }) => item.slot)];
    return items
      .filter(({ slot }) => slots.filter((it) => it === slot).length > 1)
      .map((item) => ({ item, at }));
  });
  if (limit === 3 || shared.length === 0) return null;
  const ids = [...new Set(days.flatMap(({ items }) => items.map(({ recipeId }) => recipeId)))];
  const recipes = new Map((await findPlannedRecipes(db, ids)).map((recipe) => [recipe.id, recipe]));
  const dishesOn = (at: number): EatenDish[] => [
    ...(fixedItems[at] ?? []).map(({ dish }) => dish),
    ...(days[at]?.items ?? []).flatMap(({ recipeId, slot, servings }) => {
      const recipe = recipes.get(recipeId);
      return recipe === undefined
        ? []
        : [{ title: recipe.title, slot, servings, eaten: foodsPerServing(recipe, foods) }];
    }),
  ];
  for (const [at, sharing] of [...Map.groupBy(shared, (it) => it.at)].toReversed()) {
    const meals = mealLoads(dishesOn(at), lists.fodmap);
    const found = sharing.findLast(({ item }) => {
      const meal = meals.find(({ slot }) => slot === item.slot);
      return meal !== undefined && severity(meal.level) > limit && meal.isTogether;
    });
    if (found !== undefined) return found.item.recipeId;
    await setImmediate(); // a day takes milliseconds, and other calls wait meanwhile
  }
  return null;
}
