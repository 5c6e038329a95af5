import { readFilter } from '#domain/recipe-filter/read-filter.ts';
import type { RecipeFilter } from '#domain/recipe-filter/recipe-filter.ts';

/** One key for each member, which goes with the session. The encoding only hides plain ids; it is no protection. */
const keyOf = (userId: number | string) => btoa(`kindfare.filter.${userId}`);

/** The filter that this member applied last on this device; null without a readable one. */
export function readStoredFilter(userId: number | string): RecipeFilter | null {
  try {
    const stored = localStorage.getItem(keyOf(userId));
    return stored === null ? null : readFilter(JSON.parse(stored));
  } catch {
    return null;
  }
}

/** Stores the filter without the search, meal type, and person, which belong to each list. */
export function storeFilter(userId: number | string, filter: RecipeFilter): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify({ ...filter, query: '', mealTypes: [], forWhom: '' }));
  } catch {
    // the storage is full: the filter lives until the app is closed
  }
}
