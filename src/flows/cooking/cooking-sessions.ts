import {
  type CookedRecipe,
  type CookingSession,
  isOver,
  readCookedRecipe,
  readSession,
} from '#domain/cooking/cooking-timers.ts';
import { storedValue } from '#src/flows/stored-value.ts';
import { cookingKey } from './may-ring.ts';

export const storedCooking = storedValue(cookingKey);

type Stored = Readonly<Record<string, unknown>>;

function parse(text: string | null): Stored {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    // last week's timers don't ring, and a dish is cooked from its first step again
    return Object.fromEntries(Object.entries(stored).filter(([, session]) => !isOver(session, Date.now())));
  } catch {
    return {};
  }
}

/** Null without a session that belongs to a recipe with so many steps. */
export const readCookingSession = (recipeId: string, steps: number): CookingSession | null =>
  readSession(parse(storedCooking.read())[recipeId], steps);

export function storeCookingSession(recipe: CookedRecipe, session: CookingSession | null): void {
  const { [recipe.recipeId]: _, ...others } = parse(storedCooking.read());
  try {
    storedCooking.write(
      JSON.stringify(
        session === null ? others : { ...others, [recipe.recipeId]: { ...session, at: Date.now(), recipe } },
      ),
    );
  } catch {
    // the storage is full: the session lives until the page is closed
  }
}

/** Recipes with timers, among what was stored as `text`. */
export const recipesWithTimers = (text: string | null): CookedRecipe[] =>
  Object.values(parse(text)).flatMap((stored) => {
    const recipe = readCookedRecipe(stored);
    const session = recipe && readSession(stored, recipe.steps);
    return session && session.timers.length > 0 ? [recipe] : [];
  });

/** Passes on the session of a recipe whenever another tab has changed it. Returns a function that stops it. */
export function onSessionReplaced(
  { recipeId, steps }: CookedRecipe,
  listener: (session: CookingSession | null) => void,
): () => void {
  const compare = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key !== cookingKey) return;
    const [before, now] = [parse(oldValue)[recipeId], parse(newValue)[recipeId]];
    if (JSON.stringify(before) !== JSON.stringify(now)) listener(readSession(now, steps));
  };
  window.addEventListener('storage', compare);
  return () => window.removeEventListener('storage', compare);
}
