import type { Food } from '#domain/food/food.ts';
import type { FoodTable } from '#domain/food/food-table.ts';
import { toGrams } from '#domain/quantity/grams.ts';
import { usAndMetric } from '#domain/quantity/views.ts';
import type { MealType } from '#domain/recipe/meal-types.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import { bindName } from '#domain/source-recipe/bind-names.ts';
import { boundIngredients, noHint } from '#domain/source-recipe/bound-recipe.ts';
import type { SourceIngredient } from '#domain/source-recipe/source-recipe.ts';
import { isUnknownFood, unknownFood } from '#domain/source-recipe/unknown-food.ts';
import { namesAnotherAllergen } from './other-allergens.ts';
import { readLine } from './read-line.ts';

/** A recipe as its owner wrote it or brought it along. */
export interface OwnRecipe {
  readonly title: string;
  readonly summary: string;
  readonly servings: number;
  readonly readyInMinutes: number;
  readonly mealTypes: readonly MealType[];
  /** Ingredients, one a line, as text. */
  readonly lines: readonly string[];
  readonly steps: readonly string[];
  readonly author: string | null;
}

/** What stands in the place of an amount that nobody wrote. */
const noAmount = { value: 0, unit: '' } as const;

function sourceIngredient(line: string, table: FoodTable): SourceIngredient {
  const { names, shownAs, amounts } = readLine(line);
  const read = { names, ndbNo: null, shownAs, amounts, us: noAmount, metric: noAmount };
  const bound = bindName(read, table);
  const name = names.find((it) => bindName({ ...read, names: [it] }, table) === bound) ?? '';
  // another food with another allergen: nobody but the author knows which of them is meant
  const isOpen = bound !== null && namesAnotherAllergen(line, name, bound, table);
  const food = isOpen || bound === null ? unknownFood(shownAs) : bound;
  const weighed = amounts.find((amount) => typeof toGrams(amount, food) === 'number');
  const amount = weighed ?? amounts[0];
  const written = isOpen ? { ...read, names: [] } : read;
  return amount === undefined ? written : { ...written, ...usAndMetric(amount, food) };
}

/** Bound to our foods, so that everything about it is computed as for a recipe of the catalogue. */
export function boundOwnRecipe(
  own: OwnRecipe,
  refId: string,
  table: FoodTable,
): {
  readonly recipe: Recipe;
  readonly foods: ReadonlyMap<string, Food>;
  /** Lines for which there is no food. */
  readonly unmatched: readonly string[];
} {
  const { lines, title, summary, servings, readyInMinutes, mealTypes, steps, author } = own;
  const source = lines.map((line) => sourceIngredient(line, table));
  const { ingredients, foods } = boundIngredients({ ingredients: source, servings }, table);
  return {
    recipe: {
      refId,
      title,
      summary,
      servings,
      readyInMinutes,
      // without one no plan and no filter would find it
      mealTypes: mealTypes.length === 0 ? ['Main course'] : mealTypes,
      steps,
      author,
      ingredients,
      art: noHint,
    },
    foods,
    unmatched: lines.filter((_, at) => isUnknownFood({ id: ingredients[at]?.foodId ?? '' })),
  };
}
