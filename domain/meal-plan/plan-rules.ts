import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { profileOf } from '#domain/dietary-profile/profile-of.ts';
import type { ProfileRule } from '#domain/dietary-profile/profile-rules.ts';
import type { FoodLookup } from '#domain/food/food-lookup.ts';
import { familyIds } from '#domain/food/left-out-foods.ts';
import type { Intolerance } from '#domain/intolerance/intolerances.ts';
import type { Preferences } from '#domain/preferences/preferences.ts';
import type { UnknownWords } from '#domain/recipe/search-criteria.ts';

/** Preferences for a plan. */
export type Wishes = Pick<Preferences, 'diets' | 'allergens' | 'excludedIngredients' | 'intolerances'>;

/** The profile to plan for, or the unknown terms: a misspelled allergen must not be ignored. */
export function planProfile(
  wishes: Wishes,
  lists: DietaryProfile['lists'],
  foods: FoodLookup,
): DietaryProfile | { readonly unknown: UnknownWords } {
  const profile = profileOf(wishes, lists, foods);
  const ingredients = wishes.excludedIngredients.filter((word) => familyIds(word, foods).length === 0);
  if (profile.unreadable.length + ingredients.length === 0) return profile;
  const unknownIn = (field: 'allergens' | 'diets') =>
    wishes[field].filter((word) => profile.unreadable.includes(word));
  const [allergens, diet] = [unknownIn('allergens'), unknownIn('diets')];
  return {
    unknown: {
      ...(allergens.length > 0 && { allergens }),
      ...(diet.length > 0 && { diet }),
      ...(ingredients.length > 0 && { ingredients }),
    },
  };
}

/** The axes on which a plan must be Low. */
export const limitedAxes = (rules: readonly ProfileRule[]): Intolerance[] =>
  rules.flatMap(({ tests }) => tests.flatMap((test) => (test.test === 'isOverLimit' ? [test.axis] : [])));
