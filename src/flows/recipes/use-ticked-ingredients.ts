import { useMemo, useSyncExternalStore } from 'react';

const key = 'ticked_ingredients';
const listeners = new Set<() => void>();

const read = (): string => localStorage.getItem(key) ?? '';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The places of the last recipe in which something was ticked; those of another recipe are none. */
function placesOf(stored: string, recipeId: string): readonly number[] {
  const [owner, ...places] = stored.split(' ');
  return owner === recipeId ? places.map(Number) : [];
}

function store(recipeId: string, places: readonly number[]): void {
  try {
    localStorage.setItem(key, [recipeId, ...places].join(' '));
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

/** The ingredients that are ticked off, the same on the page of the recipe and while it is cooked. */
export function useTickedIngredients(recipeId: string) {
  const stored = useSyncExternalStore(subscribe, read);
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
