import { type FilterQuery, toQuery } from './filter-query.ts';
import type { RecipeFilter } from './recipe-filter.ts';

/** What a filter asks of an ingredient that stands in for another. */
export type SwapLimits = Pick<
  FilterQuery,
  | 'isLowOxalate'
  | 'isLowHistamine'
  | 'isLowSulfur'
  | 'isLowSalicylate'
  | 'isLowFodmap'
  | 'diet'
  | 'allergens'
  | 'ingredients'
>;

export function swapLimits(filter: RecipeFilter): SwapLimits {
  const { query: _, minCalories, maxCalories, applyUserMeta, ...rest } = toQuery(filter);
  const { proteinSources, mealTypes, mealPlans, ...limits } = rest;
  return limits;
}
