import { readFilter } from '#domain/recipe-filter/read-filter.ts';
import type { RecipeFilter } from '#domain/recipe-filter/recipe-filter.ts';

/** One key per member. The encoding keeps plain ids out of sight; it protects nothing. */
const keyOf = (userId: number | string) => btoa(`kindfare.filter.${userId}`);

/** The filter this member applied last on this device; null when there is none, or none that can be read. */
export function readStoredFilter(userId: number | string): RecipeFilter | null {
  try {
    const stored = localStorage.getItem(keyOf(userId));
    return stored === null ? null : readFilter(JSON.parse(stored));
  } catch {
    return null;
  }
}

/** Keeps what the filter sheet sets; words and meal type belong to their own lists. */
export function storeFilter(userId: number | string, filter: RecipeFilter): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify({ ...filter, query: '', mealTypes: [] }));
  } catch {
    // no room to keep it: the filter holds until the app is left
  }
}
