import type { components } from '#contract/api.ts';
import {
  calorieRange,
  type FilterLevel,
  type FilterSort,
  type FlagField,
  type LevelField,
  type RecipeFilter,
} from './recipe-filter.ts';

/** Enables a slider at its strictest level, or disables it and clears its value. */
export function toggleLevel(filter: RecipeFilter, field: LevelField): RecipeFilter {
  return { ...filter, [field]: filter[field] === '' ? '1' : '' };
}

/** Moves a slider; a disabled one stays disabled. */
export function chooseLevel(filter: RecipeFilter, field: LevelField, level: FilterLevel): RecipeFilter {
  return filter[field] === '' ? filter : { ...filter, [field]: level };
}

export const toggleFlag = (filter: RecipeFilter, field: FlagField): RecipeFilter => ({
  ...filter,
  [field]: !filter[field],
});

/** Null is any time. */
export const chooseMinutes = (filter: RecipeFilter, minutes: number | null): RecipeFilter => ({
  ...filter,
  maxMinutes: minutes,
});

export const chooseSort = (filter: RecipeFilter, sort: FilterSort): RecipeFilter => ({ ...filter, sort });

/** The filter of a search with one word or filter less. */
export function loosen(filter: RecipeFilter, { query, without, name }: Loosened): RecipeFilter {
  switch (without) {
    case null:
      return { ...filter, query };
    case 'maxMinutes':
      return { ...filter, maxMinutes: null };
    case 'calories':
      return chooseCalories(filter, calorieRange.min, calorieRange.max);
    default:
      return { ...filter, [without]: filter[without].filter((each) => name !== null && each !== name) };
  }
}

type Loosened = Pick<components['schemas']['LooserSearch'], 'query' | 'without' | 'name'>;

/** Clamps both ends to whole numbers within the range, in either order. */
export function chooseCalories(filter: RecipeFilter, one: number, other: number): RecipeFilter {
  const [a, b] = [intoRange(one, calorieRange.min), intoRange(other, calorieRange.max)];
  return { ...filter, minCalories: Math.min(a, b), maxCalories: Math.max(a, b) };
}

const intoRange = (kcal: number, otherwise: number) =>
  Number.isFinite(kcal)
    ? Math.min(calorieRange.max, Math.max(calorieRange.min, Math.round(kcal)))
    : otherwise;
