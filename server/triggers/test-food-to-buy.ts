import { utcDay } from '#domain/calendar/real-date.ts';
import type { CookedRecipe } from '#domain/shopping/shopping-list.ts';
import { gramsFor } from '#domain/triggers/challenge-foods.ts';
import { protocol } from '#domain/triggers/protocol.ts';
import { portionDays } from '#domain/triggers/test-dish.ts';
import type { TriggerReads } from './days-of-test.ts';
import { findServableProgram } from './servable-program.ts';
import { portionDates } from './test-dish.ts';

/**
 * The food of the portions of these days. It is the largest portion for each day on which one may be due, whatever was
 * drawn, so that the list says nothing of what a portion holds; the true amount where the member knows it.
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
  const today = utcDay(reads.now());
  const from = now[0] ?? today;
  const due = portionDays(
    from,
    { left: now.length, rest: stage === 'dosing' ? protocol.rest.none : rest },
    dates,
  );
  const largest = gramsFor(start.substance, food, Math.max(...protocol.rungs)) ?? 0;
  const known = state.portion?.isKnown === true ? state.portion.portionG : null;
  const grams = due.reduce((sum, date) => sum + (known !== null && now.includes(date) ? known : largest), 0);
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
