import {
  calorieRange,
  type FilterLevel,
  type FilterSort,
  type FlagField,
  flagFields,
  type LevelField,
  type ListField,
  levelFields,
  listFields,
  type RecipeFilter,
} from './recipe-filter.ts';

export type FilterQuery = {
  query?: string;
  minCalories?: number;
  maxCalories?: number;
  maxMinutes?: number;
  sort?: FilterSort;
  applyUserMeta?: true;
  for?: string;
} & { [field in ListField]?: string[] } & { [field in LevelField]?: FilterLevel } & {
  [field in FlagField]?: true;
};

/** Query parameters of the recipe search, without empty ones. */
export function toQuery(filter: RecipeFilter): FilterQuery {
  const query: FilterQuery = {};
  const words = filter.query.trim();
  if (words !== '') query.query = words;
  for (const field of listFields) if (filter[field].length > 0) query[field] = [...filter[field]];
  for (const field of levelFields) {
    const level = filter[field];
    if (level !== '') query[field] = level;
  }
  for (const field of flagFields) if (filter[field]) query[field] = true;
  if (filter.minCalories > calorieRange.min) query.minCalories = filter.minCalories;
  if (filter.maxCalories < calorieRange.max) query.maxCalories = filter.maxCalories;
  if (filter.maxMinutes !== null) query.maxMinutes = filter.maxMinutes;
  if (filter.sort !== 'default') query.sort = filter.sort;
  if (filter.applyUserMeta) query.applyUserMeta = true;
  if (filter.forWhom !== '') query.for = filter.forWhom;
  return query;
}
