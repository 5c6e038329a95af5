import type { Food } from '#domain/food/food.ts';
import type { FoodTable } from '#domain/food/food-table.ts';
import type { Intolerance, Level } from '#domain/intolerance/intolerances.ts';
import { levelOfFood, tickedByDefault, tickedFoods } from '#domain/intolerance/member-lists.ts';

/** Ingredient name to its level in a usual portion; null: unknown. */
export type IngredientLevels = Record<string, Level | null>;

export const levelsByName = (axis: Intolerance, foods: readonly Food[]): IngredientLevels =>
  Object.fromEntries(foods.map((food) => [food.name, levelOfFood(axis, food)]));

/** Ticked and unticked ingredients: by the member's own list if any, else by the defaults of the level. */
export function partitionByTicks(
  axis: Intolerance,
  { foods }: FoodTable,
  own: readonly string[] | undefined,
  level: Level,
): { readonly ticked: readonly Food[]; readonly unticked: readonly Food[] } {
  const chosen = tickedFoods(foods, own ?? []);
  const ticked = new Set(chosen.length > 0 ? chosen : tickedByDefault(axis, foods, level));
  return { ticked: [...ticked], unticked: foods.filter((food) => !ticked.has(food)) };
}
