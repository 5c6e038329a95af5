import { useMemo, useSyncExternalStore } from 'react';
import type { CookedRecipe } from '#domain/cooking/cooking-timers.ts';
import { recipesWithTimers, storedCooking } from './cooking-sessions.ts';

/** The recipes with timers; without the one of that id, whose own screen rings. */
export function useOtherCookings(except: string | null): readonly CookedRecipe[] {
  const stored = useSyncExternalStore(storedCooking.subscribe, storedCooking.read);
  return useMemo(
    () => recipesWithTimers(stored).filter(({ recipeId }) => recipeId !== except),
    [stored, except],
  );
}
