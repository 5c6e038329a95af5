import { addDays, daysThrough } from '#domain/calendar/week.ts';
import type { CookedRecipe } from '#domain/shopping/shopping-list.ts';
import { gramsFor } from '#domain/triggers/challenge-foods.ts';
import { protocol } from '#domain/triggers/protocol.ts';
import { portionDays } from '#domain/triggers/test-dish.ts';
import { possibleDays } from '#server/meal-plan/member-day.ts';
import type { TriggerReads } from './days-of-test.ts';
import type { Program } from './program-log.ts';
import { findServableProgram } from './servable-program.ts';
import { portionDates } from './test-dish.ts';

/** The days of which one is the first on which a portion may be due: the member's day, which isn't known, or a later one. */
function firstDays(program: Program, now: Date): string[] {
  const [due] = portionDates(program);
  if (due !== undefined) return [due];
  const next = addDays(program.countedTo, 1);
  const { first, last } = possibleDays(now);
  const possible = daysThrough(first, last).filter((day) => day >= next);
  return possible.length > 0 ? possible : [next];
}

/**
 * The food of the portions of these days. It is the largest portion for each day on which one may be due, whatever was
 * drawn, so that the list says nothing of what a portion holds; the true amount where the member knows it. It is enough
 * in any time zone.
 */
export async function testFoodToBuy(
  reads: TriggerReads,
  userId: string,
  dates: readonly string[],
): Promise<CookedRecipe[]> {
  const program = await findServableProgram(reads, userId);
  const food = program && reads.foods.byId.get(program.start.foodId);
  if (program === undefined || food === undefined) return [];
  const { stage, state, start } = program;
  if (stage !== 'drawing' && stage !== 'dosing' && stage !== 'resting') return [];
  const now = portionDates(program);
  const rest = stage === 'resting' ? Math.max(0, protocol.rest[state.reaction] - state.restDays) : 0;
  const left = { left: now.length, rest: stage === 'dosing' ? protocol.rest.none : rest };
  const largest = gramsFor(start.substance, food, Math.max(...protocol.rungs)) ?? 0;
  const known = state.portion?.isKnown === true ? state.portion.portionG : null;
  const gramsFrom = (from: string) =>
    portionDays(from, left, dates).reduce(
      (sum, date) => sum + (known !== null && now.includes(date) ? known : largest),
      0,
    );
  const grams = Math.max(...firstDays(program, reads.now()).map(gramsFrom));
  if (grams <= 0) return [];
  const amount = { value: grams, unit: 'g' };
  return [
    {
      title: 'Your food test',
      originalServings: 1,
      servings: 1,
      ingredients: [{ foodId: food.id, name: food.name, grams, us: amount, metric: amount }],
    },
  ];
}
