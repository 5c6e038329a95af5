import { withoutSearch, withSearch } from '#domain/recipe/recent-searches.ts';
import { recentSearchesPrefix } from '#src/api/token-store.ts';

/** One key for each member, which goes with the session. The encoding only hides plain ids; it is no protection. */
const keyOf = (userId: number | string) => `${recentSearchesPrefix}${btoa(String(userId))}`;

/** What this member searched for last on this device, the newest first. */
export function readRecentSearches(userId: number | string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

function store(userId: number | string, recent: readonly string[]): void {
  try {
    if (recent.length === 0) localStorage.removeItem(keyOf(userId));
    else localStorage.setItem(keyOf(userId), JSON.stringify(recent));
  } catch {
    // the storage is full: nothing is offered again
  }
}

export const rememberSearch = (userId: number | string, term: string): void =>
  store(userId, withSearch(readRecentSearches(userId), term));

export const forgetSearch = (userId: number | string, term: string): void =>
  store(userId, withoutSearch(readRecentSearches(userId), term));
