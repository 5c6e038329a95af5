import { useMemo, useSyncExternalStore } from 'react';
import { storedValue } from '#src/flows/stored-value.ts';

const ticked = storedValue('ticked_ingredients');

const read = (): string => ticked.read() ?? '';

/** The places of the last recipe in which something was ticked; those of another recipe are none. */
function placesOf(stored: string, recipeId: string): readonly number[] {
  const [owner, ...places] = stored.split(' ');
  return owner === recipeId ? places.map(Number) : [];
}

function store(recipeId: string, places: readonly number[]): void {
  try {
    ticked.write([recipeId, ...places].join(' '));
  } catch {
    // without storage nothing is ticked
  }
}

/** The ingredients that are ticked off, the same on the page of the recipe and while it is cooked. */
export function useTickedIngredients(recipeId: string) {
  const stored = useSyncExternalStore(ticked.subscribe, read);
  const places = useMemo(() => placesOf(stored, recipeId), [stored, recipeId]);
  return {
    isTicked: (place: number) => places.includes(place),
    toggle: (place: number) =>
      store(
        recipeId,
        places.includes(place) ? places.filter((other) => other !== place) : [...places, place],
      ),
  };
}
