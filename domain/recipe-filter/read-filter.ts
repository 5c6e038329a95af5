import { chooseCalories } from './edit-filter.ts';
import {
  emptyFilter,
  filterLevels,
  filterSorts,
  flagFields,
  levelFields,
  listFields,
  type RecipeFilter,
} from './recipe-filter.ts';

/**
 * Parses a stored filter; null when invalid. A missing part gets its default.
 * One invalid part invalidates the whole: a filter without one of its allergens would be worse than none.
 */
export function readFilter(stored: unknown): RecipeFilter | null {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
  const candidate: Readonly<Record<string, unknown>> = { ...emptyFilter, ...stored };
  return isFilter(candidate) ? onlyKnownParts(candidate) : null;
}

function isFilter(candidate: Readonly<Record<string, unknown>>): candidate is RecipeFilter {
  const isLevel = (value: unknown) => value === '' || filterLevels.some((level) => level === value);
  const isNames = (value: unknown) =>
    Array.isArray(value) && value.every((name) => typeof name === 'string' && name !== '');
  return (
    typeof candidate['query'] === 'string' &&
    Number.isFinite(candidate['minCalories']) &&
    Number.isFinite(candidate['maxCalories']) &&
    (candidate['maxMinutes'] === null || isMinutes(candidate['maxMinutes'])) &&
    filterSorts.some((sort) => sort === candidate['sort']) &&
    typeof candidate['applyUserMeta'] === 'boolean' &&
    listFields.every((field) => isNames(candidate[field])) &&
    levelFields.every((field) => isLevel(candidate[field])) &&
    flagFields.every((field) => typeof candidate[field] === 'boolean')
  );
}

const isMinutes = (value: unknown) => Number.isInteger(value) && Number(value) > 0;

function onlyKnownParts(filter: RecipeFilter): RecipeFilter {
  const { query, allergens, proteinSources, mealPlans, mealTypes, cuisines, seasons, atHand, diet } = filter;
  const { ingredients, maxMinutes, sort } = filter;
  const { isLowOxalate, isLowHistamine, isLowSulfur, isLowSalicylate, isLowFodmap, applyUserMeta } = filter;
  const lists = {
    allergens,
    proteinSources,
    mealPlans,
    mealTypes,
    cuisines,
    seasons,
    atHand,
    diet,
    ingredients,
  };
  const tolerances = { isLowOxalate, isLowHistamine, isLowSulfur, isLowSalicylate, isLowFodmap };
  const known = { ...emptyFilter, query, ...lists, ...tolerances, applyUserMeta, maxMinutes, sort };
  return chooseCalories(known, filter.minCalories, filter.maxCalories);
}
