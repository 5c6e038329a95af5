import type { Food } from '#domain/food/food.ts';
import { nameInSentence } from '#domain/food/name-in-sentence.ts';
import { toGrams } from '#domain/quantity/grams.ts';
import { roundedWeight } from '#domain/quantity/rounded.ts';
import { measured, usAndMetric } from '#domain/quantity/views.ts';
import type { Measure, RecipeIngredient } from '#domain/recipe/recipe.ts';
import type { StandIn } from './swap-roles.ts';

/** How a food is cut goes for another too; how it is peeled, boned or drained may not. */
const cut =
  /^((very |finely|thinly|thickly|roughly|coarsely) )*(chopped|sliced|diced|grated|shredded|torn|crushed|cubed|in )/;

/** `Roasted Red Peppers` of the table as a recipe writes it: `Roasted red peppers`. */
const written = (name: string): string => {
  const [first = '', ...rest] = name.split(' ');
  return [first, ...rest.map(nameInSentence)].join(' ');
};

function nameOf(food: Food, replaced: string): string {
  const preparation = replaced.split(', ').slice(1).join(', ');
  return cut.test(preparation) ? `${written(food.name)}, ${preparation}` : written(food.name);
}

/** Share of the wanted weight by which an amount in spoons may be off. */
const mostOff = 0.34;

/** The equivalent amount of the other food, rounded to kitchen measures. */
export function swappedAmount(
  grams: number,
  { food, factor }: Pick<StandIn, 'food' | 'factor'>,
): { readonly amount: Measure; readonly grams: number } {
  const wanted = grams * factor;
  const weighed = (amount: Measure) => {
    const found = toGrams(amount, food);
    return { amount, grams: typeof found === 'number' ? found : wanted };
  };
  const measure = weighed(measured(wanted, food));
  // a food's own spoon may weigh other than its density says: then it goes on the scales
  const isOff = Math.abs(measure.grams - wanted) >= Math.max(mostOff * wanted, 1);
  return isOff ? weighed(roundedWeight(wanted)) : measure;
}

/** The ingredients with one food in place of another, in the order they were. */
export function swapIngredient(
  ingredients: readonly RecipeIngredient[],
  foodId: string,
  standIn: Pick<StandIn, 'food' | 'factor'>,
): RecipeIngredient[] {
  return ingredients.map((ingredient) => {
    if (ingredient.foodId !== foodId) return ingredient;
    const { amount, grams } = swappedAmount(ingredient.grams, standIn);
    return {
      ...ingredient,
      foodId: standIn.food.id,
      name: nameOf(standIn.food, ingredient.name),
      grams,
      ...usAndMetric(amount, standIn.food),
    };
  });
}
