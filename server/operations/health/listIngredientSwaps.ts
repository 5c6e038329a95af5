import type { OperationResponse } from '#contract/operations.ts';
import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { wordOf } from '#domain/dietary-profile/judgement-text.ts';
import { usAndMetric } from '#domain/quantity/views.ts';
import { stateOf, withoutFood, withSwap } from '#domain/swap/changed-dish.ts';
import type { Dish } from '#domain/swap/dish.ts';
import { swappedAmount } from '#domain/swap/swap-recipe.ts';
import { breakersIn, type Swap, swapsFor } from '#domain/swap/swaps-for.ts';
import type { Handler } from '#server/context.ts';
import { notFound } from '#server/errors.ts';
import { findDietaryProfile } from '#server/health/dietary-profiles.ts';
import { findRecipe } from '#server/queries/recipes.ts';
import { changedDishResponse, nutrientChanges } from '#server/recipes/changed-dish-response.ts';
import { dishOf, swappedRow } from '#server/recipes/swapped-recipe.ts';

type IngredientSwaps = OperationResponse<'listIngredientSwaps'>['data'][number];
type Replacement = IngredientSwaps['replacements'][number];

function replacementResponse(dish: Dish, foodId: string, swap: Swap, profile: DietaryProfile): Replacement {
  const after = withSwap(dish, foodId, swap);
  const grams = dish.ingredients.reduce((sum, it) => sum + (it.food.id === foodId ? it.grams : 0), 0);
  return {
    ingredient: swap.food.name,
    food_id: swap.food.id,
    amount: usAndMetric(swappedAmount(grams, swap).amount, swap.food),
    hint: swap.hint,
    is_enough: swap.isEnough,
    raises: [...swap.raises],
    ...changedDishResponse(stateOf(after, profile), profile),
    nutrients: nutrientChanges(dish, after, profile),
  };
}

export const listIngredientSwaps: Handler<'listIngredientSwaps'> = async (
  context,
  { params, query, member },
) => {
  const { db, foods } = context;
  const [row, profile] = await Promise.all([
    findRecipe(db, params.id, member.userId),
    findDietaryProfile(context, member.userId),
  ]);
  if (row === undefined) throw notFound('There is no such recipe.');
  const dish = dishOf(swappedRow(row, query?.swapped ?? [], foods), foods);
  const breakers = [...breakersIn(stateOf(dish, profile))].filter(
    ([foodId]) => query?.food_id === undefined || query.food_id === foodId,
  );
  return {
    data: breakers.map(([foodId, reasons]) => ({
      ingredient: foods.byId.get(foodId)?.name ?? foodId,
      food_id: foodId,
      intolerances: [...new Set(reasons.flatMap(({ axis }) => axis ?? []))],
      against: [...new Set(reasons.map(wordOf))],
      without: changedDishResponse(stateOf(withoutFood(dish, foodId), profile), profile),
      replacements: swapsFor(dish, foodId, profile, foods.swapRoles).map((swap) =>
        replacementResponse(dish, foodId, swap, profile),
      ),
    })),
  };
};
