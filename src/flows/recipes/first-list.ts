import type { Middleware } from 'openapi-fetch';
import { firstListKey } from '#src/api/token-store.ts';

/** The meal type whose tab is open when the dashboard is opened. */
export const firstMealType = 'Main course';

const isDashboardStart = (query: URLSearchParams) =>
  query.getAll('mealTypes').join() === firstMealType && !query.get('query') && query.get('page') === '1';

/** Notes the address of what the dashboard begins with, so that the next visit can ask for it before the app is there. */
export const rememberFirstList: Middleware = {
  onRequest({ request: { url } }) {
    const { pathname, search, searchParams } = new URL(url);
    if (!isDashboardStart(searchParams)) return;
    try {
      localStorage.setItem(firstListKey, pathname + search);
    } catch {
      // no room to keep it: the next visit asks later
    }
  },
};
