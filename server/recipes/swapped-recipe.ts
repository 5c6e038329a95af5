import { computeRecipe } from '#domain/recipe/compute-recipe.ts';
import { searchFactsOf } from '#domain/recipe/search-facts.ts';
import { eitherFoodIds, maybeFoodId } from '#domain/source-recipe/either-food.ts';
import { baseFoodId, foodOrPlaceholder, rawFoodId } from '#domain/source-recipe/unknown-food.ts';
import type { Dish } from '#domain/swap/dish.ts';
import { swapIngredient } from '#domain/swap/swap-recipe.ts';
import type { Context } from '#server/context.ts';
import { invalid } from '#server/errors.ts';
import type { DetailRow } from '#server/queries/recipes.ts';

type Foods = Context['foods'];

export type DishRow = Pick<DetailRow, 'title' | 'ingredients' | 'servings' | 'food_ids'>;

/** The stored ingredients as foods, with placeholders for unknown and removed ones. */
export const dishOf = ({ title, ingredients, servings, food_ids: foodIds }: DishRow, foods: Foods): Dish => ({
  title,
  servings,
  ingredients: ingredients.map(({ foodId, name, grams, cooking, eaten, evaporates }) => {
    const food = foodOrPlaceholder({ foodId, name }, foods.byId);
    const raw = [
      rawFoodId(baseFoodId(foodId)),
      ...eitherFoodIds(foodId).map((id) => maybeFoodId(rawFoodId(id))),
    ];
    const isLeftRaw = raw.some((id) => foodIds.includes(id));
    return { food, grams, cooking, eaten, evaporates, isLeftRaw };
  }),
});

/** Throws 422 for a swap of a food that is not in the recipe, or for a food without the same role. */
export function swappedRow(row: DetailRow, swaps: readonly string[], foods: Foods): DetailRow {
  if (swaps.length === 0) return row;
  let { ingredients } = row;
  for (const words of swaps) {
    const [from = '', to = ''] = words.split(':');
    const standIn = foods.swapRoles
      .substitutesFor(from, dishOf({ ...row, ingredients }, foods))
      .find(({ food }) => food.id === to);
    if (!ingredients.some(({ foodId }) => foodId === from))
      throw invalid({ swapped: [`The recipe does not hold the ingredient “${from}”.`] });
    if (standIn === undefined)
      throw invalid({ swapped: [`The ingredient “${to}” does not do the job of “${from}” here.`] });
    ingredients = swapIngredient(ingredients, from, standIn);
  }
  const used = new Map(ingredients.map((it) => [it.foodId, foodOrPlaceholder(it, foods.byId)]));
  const computed = computeRecipe({ ...row, refId: row.ref_id, ingredients }, used);
  const { nutrients, verdicts } = computed;
  return { ...row, ...searchFactsOf(computed), ingredients, nutrients, verdicts };
}
