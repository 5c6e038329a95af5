import { isAnythingPreferred, type Preferences } from '#domain/preferences/preferences.ts';
import { countLimits } from './count-limits.ts';
import { type FilterQuery, toQuery } from './filter-query.ts';
import { switchPresetOn } from './preset.ts';
import { emptyFilter, isSameFilter, type RecipeFilter } from './recipe-filter.ts';

/** The meal type that is selected when the dashboard is opened. */
export const firstMealType = 'Main course';

/** The filter with the preferences, if it follows them; itself if the member has set it by hand, or nothing changes. */
export function followPreferences(present: RecipeFilter, preferences: Preferences): RecipeFilter {
  const follows = present.applyUserMeta || (countLimits(present) === 0 && isAnythingPreferred(preferences));
  if (!follows) return present;
  const followed = switchPresetOn(present, preferences);
  return isSameFilter(followed, present) ? present : followed;
}

/** The dashboard's filter on a device where the member hasn't set one. */
export const firstFilter = (preferences: Preferences): RecipeFilter => ({
  ...followPreferences(emptyFilter, preferences),
  mealTypes: [firstMealType],
});

/** A page of the search as the app requests it. */
export const pageQuery = (filter: RecipeFilter, page: number): FilterQuery & PageQuery => ({
  ...toQuery(filter),
  addRecipeInformation: true,
  page,
});

interface PageQuery {
  readonly addRecipeInformation: true;
  readonly page: number;
}
