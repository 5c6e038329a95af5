import type { Food } from '#domain/food/food.ts';
import type { FoodTable } from '#domain/food/food-table.ts';
import { toGrams } from '#domain/quantity/grams.ts';
import type { ArtHint, Recipe, RecipeIngredient } from '#domain/recipe/recipe.ts';
import { bindName } from './bind-names.ts';
import type { SourceIngredient, SourceRecipe } from './source-recipe.ts';
import { foodOfUnknownWeight, isUnknownFood, placeholderGrams, unknownFood } from './unknown-food.ts';

interface Bound {
  readonly food: Food;
  readonly ingredient: RecipeIngredient;
}

/** Grams of the first amount that has a weight; null if none has. */
function gramsOf({ amounts }: SourceIngredient, food: Food): number | null {
  for (const amount of amounts) {
    const grams = toGrams(amount, food);
    if (typeof grams === 'number') return grams;
  }
  return null;
}

function bind(ingredient: SourceIngredient, servings: number, foods: FoodTable): Bound {
  const known = bindName(ingredient, foods);
  const named = known ?? unknownFood(ingredient.names[0] ?? ingredient.shownAs);
  const grams = gramsOf(ingredient, named);
  const hasAmount = ingredient.amounts.length > 0;
  const food = grams === null && known !== null ? foodOfUnknownWeight(known, hasAmount) : named;
  const { shownAs: name, us, metric } = ingredient;
  return {
    food,
    ingredient: { foodId: food.id, name, grams: grams ?? placeholderGrams(food, servings), us, metric },
  };
}

export const noHint: ArtHint = { vessel: null, base: null, mood: null, show: [], garnish: [] };

/** Ingredients in order, with their foods and placeholders of unknown ones. */
export function boundIngredients(
  { ingredients, servings }: Pick<SourceRecipe, 'ingredients' | 'servings'>,
  table: FoodTable,
): { readonly ingredients: readonly RecipeIngredient[]; readonly foods: ReadonlyMap<string, Food> } {
  const bound = ingredients.map((each) => bind(each, servings, table));
  return {
    ingredients: bound.map(({ ingredient }) => ingredient),
    foods: new Map(bound.map(({ food }) => [food.id, food])),
  };
}

/** The publisher, and the ingredients that cannot be judged. */
function summaryOf({ author }: SourceRecipe, unknown: readonly string[]): string {
  const from = `A recipe of ${author ?? 'the web'}, found through Spoonacular.`;
  if (unknown.length === 0) return from;
  const names = new Intl.ListFormat('en').format(unknown);
  return `${from} Not judged: ${names}. Treat it as if it held any allergen.`;
}

/**
 * Binds the ingredients of an outside recipe to foods of the table, so that its facts are computed like those of the
 * catalog. `foods` includes the placeholders of unknown ingredients.
 */
export function boundRecipe(
  source: SourceRecipe,
  table: FoodTable,
): { readonly recipe: Recipe; readonly foods: ReadonlyMap<string, Food> } {
  const { ingredients, foods } = boundIngredients(source, table);
  const unknown = [...foods.values()].filter(isUnknownFood).map(({ name }) => name);
  const { id, title, author, readyInMinutes, servings, mealTypes, steps } = source;
  return {
    recipe: {
      refId: `spoonacular-${id}`,
      title,
      summary: summaryOf(source, unknown),
      mealTypes,
      servings,
      readyInMinutes,
      author,
      ingredients,
      steps,
      art: noHint,
    },
    foods,
  };
}
