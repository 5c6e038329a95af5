import { allergensOf, type RecipeAllergen } from '#domain/allergen/allergens-of.ts';
import type { Diet } from '#domain/diet/diets.ts';
import { dietsOf } from '#domain/diet/diets-of.ts';
import type { Food } from '#domain/food/food.ts';
import type { ProteinSource } from '#domain/food/protein-sources.ts';
import { proteinSourcesOf } from '#domain/food/protein-sources-of.ts';
import type { Intolerance } from '#domain/intolerance/intolerances.ts';
import { lowServings } from '#domain/intolerance/low-servings.ts';
import type { Verdict } from '#domain/intolerance/verdict.ts';
import { verdictsOf } from '#domain/intolerance/verdicts.ts';
import type { CookedFood } from '#domain/nutrition/cooking.ts';
import { type NutrientAmount, nutrientsPerServing } from '#domain/nutrition/recipe-nutrients.ts';
import { type PriceClass, priceClassOf } from '#domain/recipe/price-class.ts';
import { rawFoodIdsOf } from '#domain/recipe/raw-foods.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import { loadsOf } from '#domain/triggers/doses.ts';

/** Facts computed from a recipe's foods and grams; stored with it and recomputed when either changes. */
export interface ComputedRecipe {
  readonly refId: string;
  /** Of one serving. */
  readonly nutrients: readonly NutrientAmount[];
  readonly diets: readonly Diet[];
  readonly allergens: readonly RecipeAllergen[];
  readonly proteinSources: readonly ProteinSource[];
  /** Of one serving. */
  readonly verdicts: Readonly<Record<Intolerance, Verdict>>;
  /** Loads in one serving by `countedSubstances`; null where a food has no figure. */
  readonly doses: readonly (number | null)[];
  /** Number of servings that are Low together. */
  readonly lowServings: Readonly<Record<Intolerance, number>>;
  readonly priceClass: PriceClass;
  /** Each food once, in the order of the ingredients. */
  readonly foodIds: readonly string[];
  /** What a serving is made of, in grams. */
  readonly foods: readonly { readonly food: Food; readonly grams: number }[];
  /** Raw-variant ids of the foods that stay raw in the dish and can carry germs. */
  readonly rawFoodIds: readonly string[];
}

/** Inputs of all computed facts of a recipe. */
export type ComputableRecipe = Pick<Recipe, 'refId' | 'title' | 'steps' | 'servings' | 'ingredients'>;

function weighed(recipe: ComputableRecipe, foods: ReadonlyMap<string, Food>): CookedFood[] {
  return recipe.ingredients.map(({ foodId, grams, cooking, eaten, evaporates }) => {
    const food = foods.get(foodId);
    if (!food) throw new RangeError(`${recipe.refId}: the food ${foodId} is not in the table`);
    return { food, grams, cooking, eaten, evaporates };
  });
}

/** Computes one recipe. Throws RangeError for a food that isn't in `foods`. */
export function computeRecipe(recipe: ComputableRecipe, foods: ReadonlyMap<string, Food>): ComputedRecipe {
  const ingredients = weighed(recipe, foods);
  const nutrients = nutrientsPerServing(ingredients, recipe.servings);
  const eaten = ingredients.map(({ food, grams }) => ({ food, grams: grams / recipe.servings }));
  const verdicts = verdictsOf(eaten);
  return {
    refId: recipe.refId,
    nutrients,
    diets: dietsOf(ingredients, nutrients, verdicts.fodmap).suits,
    allergens: allergensOf(ingredients),
    proteinSources: proteinSourcesOf(ingredients),
    verdicts,
    doses: loadsOf(eaten),
    lowServings: lowServings(eaten),
    priceClass: priceClassOf(ingredients, recipe.servings),
    foodIds: [...new Set(ingredients.map(({ food }) => food.id))],
    foods: eaten,
    rawFoodIds: rawFoodIdsOf({
      title: recipe.title,
      steps: recipe.steps,
      ingredients: ingredients.map(({ food }, at) => ({ food, name: recipe.ingredients[at]?.name ?? '' })),
    }),
  };
}
