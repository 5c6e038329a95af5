import { fromPromise } from 'xstate';
import { localDay } from '#domain/calendar/week.ts';
import { maximumServings } from '#domain/recipe/servings.ts';
import { cookingMachine } from '#machines/cooking/cooking.machine.ts';
import type { CookedInput, CookedOutcome } from '#machines/cooking/cooking-events.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { readCookingSession } from './cooking-sessions.ts';

/** A device that slept counts no delay meanwhile, so the clock is read again and again. */
const lookEveryMs = 1000;

/** Resolves at that time, in milliseconds since 1970; at once if it has passed. */
function waitUntil(endsAt: number, signal: AbortSignal): Promise<null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const look = () => {
    const left = endsAt - Date.now();
    if (left <= 0 || signal.aborted) resolve(null);
    else timer = setTimeout(look, Math.min(left, lookEveryMs));
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    resolve(null);
  });
  look();
  return promise;
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
