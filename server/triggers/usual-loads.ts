import { addDays, daysFrom } from '#domain/calendar/week.ts';
import type { PlannedDay } from '#domain/meal-plan/plan-outcome.ts';
import { loadsOf } from '#domain/triggers/doses.ts';
import { leftOutBy } from '#domain/triggers/one-restriction.ts';
import { type Unsteady, type UsualLoads, unsteadiness, usualLoads } from '#domain/triggers/unsteadiness.ts';
import type { Db } from '#server/db/connect.ts';
import { readEaten } from '#server/health/diary.ts';
import { findLoads } from '#server/queries/test-dishes.ts';
import { daysBefore, type TriggerReads } from './days-of-test.ts';
import { findRunningProgram } from './running-program.ts';

/** What the member ate of everything else in the fortnight before the test; null where none keeps food low. */
export async function findUsualLoads(reads: TriggerReads, userId: string): Promise<UsualLoads | null> {
  const program = await findRunningProgram(reads, reads.db, userId);
  if (program === undefined || !program.isLow) return null;
  const { startedOn } = program.start;
  const leftOut = leftOutBy(program.start);
  const dates = daysFrom(addDays(startedOn, -daysBefore), daysBefore);
  const { eaten } = await readEaten(reads, userId, dates);
  const days = eaten
    .filter(({ meals }) => meals.length > 0 && meals.every((meal) => meal !== null))
    .map(({ meals }) => loadsOf(meals.flatMap((meal) => meal ?? [])));
  return usualLoads(days, (other) => leftOut.includes(other));
}

/** How far planned days, with what is on them already, are from it. */
export async function unsteadyDish(
  db: Db,
  days: readonly PlannedDay[],
  fixed: readonly (readonly { readonly recipeId: number | null; readonly servings: number }[])[],
  usual: UsualLoads,
): Promise<Unsteady> {
  const all = days.map(({ items }, at) => [...items, ...(fixed[at] ?? [])]);
  const ids = all.flat().flatMap(({ recipeId }) => recipeId ?? []);
  const loads = await findLoads(db, [...new Set(ids)]);
  const found = unsteadiness(
    all.map((items) =>
      items.flatMap(({ recipeId, servings }) =>
        recipeId === null
          ? []
          : [{ recipeId, loads: (loads.get(recipeId) ?? []).map((load) => load && load * servings) }],
      ),
    ),
    usual,
  );
  const isPlanned = days.some(({ items }) => items.some(({ recipeId }) => recipeId === found.recipeId));
  return isPlanned ? found : { ...found, recipeId: null };
}
