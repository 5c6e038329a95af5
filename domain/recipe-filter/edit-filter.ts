import {
  calorieRange,
  type FilterLevel,
  type FlagField,
  type LevelField,
  type ListField,
  type RecipeFilter,
} from './recipe-filter.ts';

/** Ticks a name that is not ticked, unticks one that is. */
export function toggleName(filter: RecipeFilter, field: ListField, name: string): RecipeFilter {
  const names = filter[field];
  return {
    ...filter,
    [field]: names.includes(name) ? names.filter((other) => other !== name) : [...names, name],
  };
}

/** Switches a slider on, at its strictest level, or off, which empties its value. */
export function toggleLevel(filter: RecipeFilter, field: LevelField): RecipeFilter {
  return { ...filter, [field]: filter[field] === '' ? '1' : '' };
}

/** Moves a slider; one that is off stays off. */
export function chooseLevel(filter: RecipeFilter, field: LevelField, level: FilterLevel): RecipeFilter {
  return filter[field] === '' ? filter : { ...filter, [field]: level };
}

export function toggleFlag(filter: RecipeFilter, field: FlagField): RecipeFilter {
  return { ...filter, [field]: !filter[field] };
}

/** Keeps both ends whole numbers within the range and in order, whichever way round they come. */
export function chooseCalories(filter: RecipeFilter, one: number, other: number): RecipeFilter {
  const [a, b] = [intoRange(one, calorieRange.min), intoRange(other, calorieRange.max)];
  return { ...filter, minCalories: Math.min(a, b), maxCalories: Math.max(a, b) };
}

const intoRange = (kcal: number, otherwise: number) =>
  Number.isFinite(kcal)
    ? Math.min(calorieRange.max, Math.max(calorieRange.min, Math.round(kcal)))
    : otherwise;
