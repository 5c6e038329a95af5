import { fromPromise } from 'xstate';
import { localDay } from '#domain/calendar/week.ts';
import { maximumServings } from '#domain/recipe/servings.ts';
import { type CookedInput, type CookedOutcome, cookingMachine } from '#machines/cooking/cooking.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { readCookingSession } from './cooking-sessions.ts';

/** The largest delay of a browser's timers, 24 days; the wait begins again after it. */
const maxTimeoutMs = 2 ** 31 - 1;

/** Resolves at that time, in milliseconds since 1970; at once if it has passed. */
async function waitUntil(endsAt: number, signal: AbortSignal): Promise<null> {
  while (!signal.aborted && Date.now() < endsAt) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, Math.min(endsAt - Date.now(), maxTimeoutMs));
    // a device that slept may wake up late
    const look = () => document.visibilityState === 'visible' && resolve();
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', () => resolve());
    await promise;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  }
  return null;
}

/** The days on which recipes were noted as cooked here: an undo after midnight takes back the same. */
const notedOn = new Map<string, string>();

function dayOf({ recipeId, isCooked }: CookedInput): string {
  const today = localDay(new Date());
  if (!isCooked) return notedOn.get(recipeId) ?? today;
  notedOn.set(recipeId, today);
  return today;
}

export const cookingFlow = cookingMachine.provide({
  actors: {
    readSession: fromPromise(async ({ input: { recipeId, steps } }) => readCookingSession(recipeId, steps)),
    waitForTimer: fromPromise<null, { endsAt: number }>(({ input: { endsAt }, signal }) =>
      waitUntil(endsAt, signal),
    ),
    // without a signal: it is also noted when the page is left
    recordCooked: fromPromise<CookedOutcome, CookedInput>(({ input }) =>
      outcomeOf(
        client.PUT('/recipes/{id}/cooked', {
          params: { path: { id: input.recipeId } },
          body: {
            cooked_on: dayOf(input),
            is_cooked: input.isCooked,
            servings: Math.min(maximumServings, input.servings),
          },
        }),
        () => null,
      ),
    ),
  },
});
