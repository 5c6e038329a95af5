import { type CookingSession, readSession } from '#domain/cooking/cooking-timers.ts';

/** Sessions by recipe, so that the timers of one pot don't end with the start of another. */
const key = 'cooking';

function readAll(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

/** Null without a session that belongs to a recipe with so many steps. */
export const readCookingSession = (recipeId: string, steps: number): CookingSession | null =>
  readSession(readAll()[recipeId], steps);

export function storeCookingSession(recipeId: string, session: CookingSession | null): void {
  const { [recipeId]: _, ...others } = readAll();
  try {
    localStorage.setItem(key, JSON.stringify(session === null ? others : { ...others, [recipeId]: session }));
  } catch {
    // the storage is full: the session lives until the page is closed
  }
}
