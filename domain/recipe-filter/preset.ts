import type { Preferences } from '#domain/preferences/preferences.ts';
import {
  type FlagField,
  flagFields,
  type LevelField,
  levelFields,
  type RecipeFilter,
} from './recipe-filter.ts';

/** The parts that the preset copies (OR-41). */
type Preset = Pick<RecipeFilter, 'diet' | 'allergens' | 'ingredients' | LevelField | FlagField>;
const presetLists = ['diet', 'allergens', 'ingredients'] as const;

const presetOf = ({ diets, allergens, excludedIngredients, intolerances }: Preferences): Preset => ({
  diet: diets,
  allergens,
  ingredients: excludedIngredients,
  isLowOxalate: intolerances.oxalate ? '1' : '',
  isLowHistamine: intolerances.histamine ? '1' : '',
  isLowSulfur: intolerances.sulfur ? '1' : '',
  isLowSalicylate: intolerances.salicylate,
  isLowFodmap: intolerances.fodmap,
});

/** Applies the member's preferences to the filter; search words, meal types, proteins and calories are unchanged. */
export const switchPresetOn = (filter: RecipeFilter, preferences: Preferences): RecipeFilter => ({
  ...filter,
  ...presetOf(preferences),
  applyUserMeta: true,
});

/** Removes the values from the preferences and disables the five intolerances; other ticks are unchanged. */
export function switchPresetOff(filter: RecipeFilter, preferences: Preferences): RecipeFilter {
  const preset = presetOf(preferences);
  const without = (field: (typeof presetLists)[number]) =>
    filter[field].filter((name) => !preset[field].includes(name));
  return {
    ...filter,
    diet: without('diet'),
    allergens: without('allergens'),
    ingredients: without('ingredients'),
    isLowOxalate: '',
    isLowHistamine: '',
    isLowSulfur: '',
    isLowSalicylate: false,
    isLowFodmap: false,
    applyUserMeta: false,
  };
}

const isSameList = (one: readonly string[], other: readonly string[]) =>
  new Set(one).size === new Set(other).size && one.every((name) => other.includes(name));

/** Whether the filter equals the preset in the parts that it copies; the order of a list doesn't matter. */
export function matchesPreset(filter: RecipeFilter, preferences: Preferences): boolean {
  const preset = presetOf(preferences);
  return (
    presetLists.every((field) => isSameList(filter[field], preset[field])) &&
    levelFields.every((field) => filter[field] === preset[field]) &&
    flagFields.every((field) => filter[field] === preset[field])
  );
}
