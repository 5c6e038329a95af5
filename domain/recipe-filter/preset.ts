import type { Preferences } from '#domain/preferences/preferences.ts';
import {
  type FlagField,
  flagFields,
  type LevelField,
  levelFields,
  type RecipeFilter,
} from './recipe-filter.ts';

/** What the preset copies, and nothing else (OR-41). */
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

/** The filter as the member's preferences have it; words, meal types, proteins and calories stay. */
export const switchPresetOn = (filter: RecipeFilter, preferences: Preferences): RecipeFilter => ({
  ...filter,
  ...presetOf(preferences),
  applyUserMeta: true,
});

/** Removes what came from the preferences; other ticks stay, the five intolerances are off. */
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

/** True if the filter asks for what the preset copies; the order of a list does not matter. */
export function matchesPreset(filter: RecipeFilter, preferences: Preferences): boolean {
  const preset = presetOf(preferences);
  return (
    presetLists.every((field) => isSameList(filter[field], preset[field])) &&
    levelFields.every((field) => filter[field] === preset[field]) &&
    flagFields.every((field) => filter[field] === preset[field])
  );
}
