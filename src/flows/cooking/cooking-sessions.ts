import { type CookingSession, isOver, readSession } from '#domain/cooking/cooking-timers.ts';

/** Sessions by recipe, so that the timers of one pot don't end with the start of another. */
const key = 'cooking';

function readAll(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    // last week's timers don't ring, and a dish is cooked from its first step again
    return Object.fromEntries(Object.entries(stored).filter(([, session]) => !isOver(session, Date.now())));
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
    localStorage.setItem(
      key,
      JSON.stringify(session === null ? others : { ...others, [recipeId]: { ...session, at: Date.now() } }),
    );
  } catch {
    // the storage is full: the session lives until the page is closed
  }
}
