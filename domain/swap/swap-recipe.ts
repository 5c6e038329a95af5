import type { Food } from '#domain/food/food.ts';
import { nameInSentence } from '#domain/food/name-in-sentence.ts';
import { toGrams } from '#domain/quantity/grams.ts';
import { roundedWeight } from '#domain/quantity/rounded.ts';
import { measured, usAndMetric } from '#domain/quantity/views.ts';
import type { Measure, RecipeIngredient } from '#domain/recipe/recipe.ts';
import type { Substitute } from './swap-roles.ts';

/** Preparations that also apply to the other food; peeling, boning or draining may not. */
const cut =
  /^((very |finely|thinly|thickly|roughly|coarsely) )*(chopped|sliced|diced|grated|shredded|torn|crushed|cubed|in )/;

/** A name of the table as in a recipe: `Roasted Red Peppers` as `Roasted red peppers`. */
const written = (name: string): string => {
  const [first = '', ...rest] = name.split(' ');
  return [first, ...rest.map(nameInSentence)].join(' ');
};

function nameOf(food: Food, replaced: string): string {
  const preparation = replaced.split(', ').slice(1).join(', ');
  return cut.test(preparation) ? `${written(food.name)}, ${preparation}` : written(food.name);
}

/** Tolerated deviation of an amount in spoons from the wanted weight. */
const maxOff = 0.34;

/** The equivalent amount of the other food, rounded to kitchen measures. */
export function swappedAmount(
  grams: number,
  { food, factor }: Pick<Substitute, 'food' | 'factor'>,
): { readonly amount: Measure; readonly grams: number } {
  const substituteGrams = grams * factor;
  const weighed = (amount: Measure) => {
    const found = toGrams(amount, food);
    return { amount, grams: typeof found === 'number' ? found : substituteGrams };
  };
  const measure = weighed(measured(substituteGrams, food));
  // if a food's own spoon differs from its density, it is weighed instead
  const isOff = Math.abs(measure.grams - substituteGrams) >= Math.max(maxOff * substituteGrams, 1);
  return isOff ? weighed(roundedWeight(substituteGrams)) : measure;
}

/** The ingredients with a food replaced by another, in the same order. */
export function swapIngredient(
  ingredients: readonly RecipeIngredient[],
  foodId: string,
  substitute: Pick<Substitute, 'food' | 'factor'>,
): RecipeIngredient[] {
  return ingredients.map((ingredient) => {
    if (ingredient.foodId !== foodId) return ingredient;
    const { amount, grams } = swappedAmount(ingredient.grams, substitute);
    return {
      ...ingredient,
      foodId: substitute.food.id,
      name: nameOf(substitute.food, ingredient.name),
      grams,
      ...usAndMetric(amount, substitute.food),
    };
  });
}
