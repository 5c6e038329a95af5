import type { Middleware } from 'openapi-fetch';
import { firstMealType } from '#domain/recipe-filter/follow-preferences.ts';
import { firstListKey } from '#src/api/token-store.ts';

const isDashboardStart = (query: URLSearchParams) =>
  query.getAll('mealTypes').join() === firstMealType && !query.get('query') && query.get('page') === '1';

/** Stores the URL of the dashboard's first list, so that the next visit can preload it. */
export const rememberFirstList: Middleware = {
  onRequest({ request: { url } }) {
    const { pathname, search, searchParams } = new URL(url);
    if (!isDashboardStart(searchParams)) return;
    try {
      localStorage.setItem(firstListKey, pathname + search);
    } catch {
      // the storage is full: the next visit does not preload
    }
  },
};
