import type { Middleware } from 'openapi-fetch';
import type { RecipeFilter } from '#domain/recipe-filter/recipe-filter.ts';
import { firstListKey } from '#src/api/token-store.ts';

/** The meal type whose tab is open when the dashboard is opened. */
export const firstMealType = 'Main course';

export const isDashboardStart = ({ query, mealTypes }: Pick<RecipeFilter, 'query' | 'mealTypes'>) =>
  query === '' && mealTypes.length === 1 && mealTypes[0] === firstMealType;

/** Notes the address, so that the next visit can ask for it before the app is there. */
export const rememberFirstList: Middleware = {
  onRequest({ request: { url } }) {
    try {
      const { pathname, search } = new URL(url);
      localStorage.setItem(firstListKey, pathname + search);
    } catch {
      // no room to keep it: the next visit asks later
    }
  },
};
