import { type AllergenId, allergens } from '#domain/allergen/allergens.ts';
import { type Diet, diets } from '#domain/diet/diets.ts';
import type { FoodTable } from '#domain/food/food-table.ts';
import { intolerances } from '#domain/intolerance/intolerances.ts';
import type { Preferences } from '#domain/preferences/preferences.ts';
import type { Eater } from './eater.ts';

/** What a search can ask for besides; levels that are asked for take the place of those that are saved. */
export interface Asked {
  readonly levels: Eater['limits'];
  readonly diets: readonly Diet[];
  readonly allergens: readonly AllergenId[];
  readonly withoutFoods: readonly string[];
}

export const nothingAsked: Asked = { levels: {}, diets: [], allergens: [], withoutFoods: [] };

/** A member as an eater: an enabled intolerance has to be Low. Saved words that name nothing are passed over. */
export function eaterOf(
  saved: Preferences,
  lists: Eater['lists'],
  asked: Asked,
  foods: Pick<FoodTable, 'named'>,
): Eater {
  const enabled = Object.fromEntries(
    intolerances.filter((axis) => saved.intolerances[axis]).map((axis) => [axis, 1 as const]),
  );
  return {
    limits: Object.keys(asked.levels).length > 0 ? asked.levels : enabled,
    lists,
    diets: [...diets.filter((diet) => saved.diets.includes(diet)), ...asked.diets],
    allergens: [
      ...allergens.filter(({ name }) => saved.allergens.includes(name)).map(({ id }) => id),
      ...asked.allergens,
    ],
    withoutFoods: [
      ...saved.excludedIngredients.flatMap((word) => foods.named(word).map(({ id }) => id)),
      ...asked.withoutFoods,
    ],
  };
}
