import { allergens } from '#domain/allergen/allergens.ts';
import { diets } from '#domain/diet/diets.ts';
import { foodFamily, type NamedFoods } from '#domain/food/food-family.ts';
import { intolerances } from '#domain/intolerance/intolerances.ts';
import type { Preferences } from '#domain/preferences/preferences.ts';
import { unknownFood } from '#domain/source-recipe/unknown-food.ts';
import { type DietaryProfile, type ExcludedFood, emptyProfile } from './dietary-profile.ts';

const key = (word: string) => word.trim().toLowerCase();

/**
 * An excluded food covers its forms and kinds. A word for no food of the table still means the ingredient of that name
 * in a member's own recipe.
 */
export function excludedFood(name: string, foods: NamedFoods): ExcludedFood {
  const { own, kinds } = foodFamily(name, foods);
  const foodIds = [...own, ...kinds].map(({ id }) => id);
  if (foodIds.length === 0) return { name, foodIds: [unknownFood(name).id] };
  return kinds.length === 0
    ? { name, foodIds }
    : { name, foodIds, kinds: Object.fromEntries(kinds.map((food) => [food.id, food.name])) };
}

/** The saved preferences as a profile: an enabled intolerance has to be Low. */
export function profileOf(
  saved: Pick<Preferences, 'allergens' | 'diets' | 'excludedIngredients' | 'intolerances'>,
  lists: DietaryProfile['lists'],
  foods: NamedFoods,
): DietaryProfile {
  const has = (words: readonly string[], name: string) => words.some((word) => key(word) === key(name));
  const unreadable = [
    ...saved.allergens.filter((word) => !allergens.some(({ name }) => key(name) === key(word))),
    ...saved.diets.filter((word) => !diets.some((diet) => key(diet) === key(word))),
  ];
  return {
    ...emptyProfile,
    allergens: allergens.filter(({ name }) => has(saved.allergens, name)).map(({ id }) => id),
    diets: diets.filter((diet) => has(saved.diets, diet)),
    excludedFoods: saved.excludedIngredients
      .filter((word) => word.trim() !== '')
      .map((word) => excludedFood(word, foods)),
    limits: Object.fromEntries(
      intolerances.filter((axis) => saved.intolerances[axis]).map((axis) => [axis, 1 as const]),
    ),
    lists,
    unreadable,
  };
}
