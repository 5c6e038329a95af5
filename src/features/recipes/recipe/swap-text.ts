import type { components } from '#contract/api.ts';
import { nameInSentence } from '#domain/food/name-in-sentence.ts';
import { swapText as texts } from '#src/features/recipes/texts/recipe.ts';
import { reasonsByFood } from './reasons-text.ts';

type Recipe = Pick<components['schemas']['RecipeDetail'], 'ingredients' | 'fit'>;

/** The ingredient's name without its preparation, within a sentence. */
export const plainName = (name: string): string => nameInSentence(name.split(', ')[0] ?? name);

/** A note for the unchanged steps that says what was swapped; '' without swaps. */
export function describeSwaps(
  written: Pick<Recipe, 'ingredients'>,
  recipe: Pick<Recipe, 'ingredients'>,
): string {
  const swapped = recipe.ingredients.flatMap((ingredient, place) => {
    const original = written.ingredients[place];
    return original === undefined || original.food_id === ingredient.food_id
      ? []
      : [texts.swap(plainName(ingredient.name), plainName(original.name))];
  });
  const unique = [...new Set(swapped)];
  return unique.length === 0 ? '' : texts.read(unique.join(', '));
}

/** The ingredients with reasons against them, each once, as the recipe names them. */
export function unsuitableNames({ ingredients, fit }: Recipe): string[] {
  const against = reasonsByFood(fit);
  const named = ingredients.filter(({ food_id }) => against.has(food_id));
  return [...new Set(named.map(({ name }) => plainName(name)))];
}
