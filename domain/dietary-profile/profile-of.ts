import { allergensCalled } from '#domain/allergen/allergen-words.ts';
import { allergens } from '#domain/allergen/allergens.ts';
import { diets } from '#domain/diet/diets.ts';
import type { FoodLookup } from '#domain/food/food-lookup.ts';
import { leftOutFamily } from '#domain/food/left-out-foods.ts';
import { intolerances } from '#domain/intolerance/intolerances.ts';
import type { Preferences } from '#domain/preferences/preferences.ts';
import { unknownFood } from '#domain/source-recipe/unknown-food.ts';
import { type DietaryProfile, type ExcludedFood, emptyProfile } from './dietary-profile.ts';

const key = (word: string) => word.trim().toLowerCase();

/**
 * An excluded food covers its forms and kinds, and what is made with it. A word that names nothing we know still means
 * the ingredient of that name in a member's own recipe; no other dish can be checked for it.
 */
export function excludedFood(name: string, foods: FoodLookup): ExcludedFood {
  const family = leftOutFamily(name, foods);
  if (family === null) return { name, foodIds: [unknownFood(name).id], isUnreadable: true };
  const { own, kinds, open } = family;
  return {
    name,
    foodIds: [...own, ...kinds].map(({ id }) => id),
    ...(open.length > 0 && { openFoodIds: open.map(({ id }) => id) }),
    ...(kinds.length > 0 && { kinds: Object.fromEntries(kinds.map((food) => [food.id, food.name])) }),
  };
}

/** The saved preferences as a profile: an enabled intolerance has to be Low. */
export function profileOf(
  saved: Pick<Preferences, 'allergens' | 'diets' | 'excludedIngredients' | 'intolerances'>,
  lists: DietaryProfile['lists'],
  foods: FoodLookup,
): DietaryProfile {
  const has = (words: readonly string[], name: string) => words.some((word) => key(word) === key(name));
  const avoided = new Set(saved.allergens.flatMap(allergensCalled));
  const unreadable = [
    ...saved.allergens.filter((word) => allergensCalled(word).length === 0),
    ...saved.diets.filter((word) => !diets.some((diet) => key(diet) === key(word))),
  ];
  return {
    ...emptyProfile,
    allergens: allergens.map(({ id }) => id).filter((id) => avoided.has(id)),
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

/** Words for foods to leave out that name nothing a dish can be checked for. */
export const uncheckedFoods = (words: readonly string[], foods: FoodLookup): string[] =>
  words.filter((word) => word.trim() !== '' && leftOutFamily(word, foods) === null);
