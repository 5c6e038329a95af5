import { calorieRange, flagFields, levelFields, type RecipeFilter } from './recipe-filter.ts';

const countedLists = [
  'allergens',
  'proteinSources',
  'cuisines',
  'seasons',
  'atHand',
  'diet',
  'ingredients',
] as const;

/**
 * Number of criteria of the filter sheet that restrict the list; search words and meal type have their own controls, the order
 * restricts nothing.
 */
export function countLimits(filter: RecipeFilter): number {
  const lists = countedLists.filter((field) => filter[field].length > 0).length;
  const levels = levelFields.filter((field) => filter[field] !== '').length;
  const flags = flagFields.filter((field) => filter[field]).length;
  const calories = filter.minCalories > calorieRange.min || filter.maxCalories < calorieRange.max ? 1 : 0;
  const time = filter.maxMinutes === null ? 0 : 1;
  return lists + levels + flags + calories + time;
}
