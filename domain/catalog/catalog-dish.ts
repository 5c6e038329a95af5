import { dishOfFacts, type JudgedDish } from '#domain/dietary-profile/judged-dish.ts';
import type { Food } from '#domain/food/food.ts';
import type { NutrientId } from '#domain/nutrition/nutrients.ts';
import type { ComputedRecipe } from '#domain/recipe/compute-recipe.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import { searchFactsOf } from '#domain/recipe/search-facts.ts';
import { type CatalogMeal, cheapClass, mealsOf, proteinFromG, quickUpToMinutes } from './catalog-meals.ts';

/** A recipe of the catalog with everything computed from its foods, ready to be judged. */
export interface CatalogDish {
  readonly recipe: Recipe;
  readonly computed: ComputedRecipe;
  readonly judged: JudgedDish;
  readonly meals: readonly CatalogMeal[];
}

export const catalogDish = (
  recipe: Recipe,
  computed: ComputedRecipe,
  foods: ReadonlyMap<string, Food>,
): CatalogDish => ({
  recipe,
  computed,
  judged: dishOfFacts(searchFactsOf(computed), foods),
  meals: mealsOf(recipe.mealTypes),
});

/** Per serving, in the nutrient's unit. */
export const amountOf = ({ computed }: Pick<CatalogDish, 'computed'>, id: NutrientId): number =>
  computed.nutrients.find((it) => it.id === id)?.amount ?? 0;

/** Whether it has a protein source worth naming, and enough protein for the meal. */
export const hasProtein = (dish: CatalogDish, meal: CatalogMeal): boolean =>
  dish.computed.proteinSources.length > 0 && amountOf(dish, 'protein') >= proteinFromG[meal];

export const isQuick = ({ recipe }: CatalogDish): boolean => recipe.readyInMinutes <= quickUpToMinutes;
export const isCheap = ({ computed }: CatalogDish): boolean => computed.priceClass <= cheapClass;
