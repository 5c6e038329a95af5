import { weekOf } from '#domain/calendar/week.ts';
import { goalAdvice, missSentences } from '#domain/meal-plan/adequacy.ts';
import { defaultWorkMinutes } from '#domain/meal-plan/cooking-days.ts';
import type { PlannedDay } from '#domain/meal-plan/plan-outcome.ts';
import { tolerance } from '#domain/meal-plan/plan-problem.ts';
import { needExplained } from '#domain/safety/plan-target.ts';
import type { Context, Handler } from '#server/context.ts';
import { readWishes } from '#server/meal-plan/cooking-request.ts';
import { generate } from '#server/meal-plan/generate.ts';
import { readDay } from '#server/meal-plan/read-plan-call.ts';
import { findCookingWishes } from '#server/queries/meal-plans.ts';
import { findWorkMinutes } from '#server/queries/plan-candidates.ts';

const farthest = (days: readonly PlannedDay[]): number =>
  days.reduce((worst, { deviation }) => (Math.abs(deviation) > Math.abs(worst) ? deviation : worst), 0);

const averageOf = (days: readonly PlannedDay[]): number =>
  days.reduce((sum, { totals }) => sum + totals.kcal, 0) / Math.max(1, days.length);

function explained(days: readonly PlannedDay[], target: number): string {
  const near = days.filter(({ deviation }) => Math.abs(deviation) <= tolerance).length;
  const which = near === days.length ? 'Every day is' : `${near} of ${days.length} days are`;
  return `${which} within ${tolerance * 100} % of ${target.toLocaleString('en')} kcal.`;
}

/** Minutes of work and different dishes, of recipes that are cooked on these days. */
async function cookingOf(db: Context['db'], days: readonly PlannedDay[]) {
  const items = days.flatMap((day) => day.items);
  const ids = [...new Set(items.map(({ recipeId }) => recipeId))];
  const minutes = await findWorkMinutes(db, ids);
  const cooked = items.filter(({ cookedOn = null }) => cookedOn === null);
  const work = cooked.reduce((sum, { recipeId }) => sum + (minutes.get(recipeId) ?? defaultWorkMinutes), 0);
  return { dishes: ids.length, work_minutes: work };
}

export const generateMealPlanWeek: Handler<'generateMealPlanWeek'> = async (context, { body, member }) => {
  const { userId } = member;
  const { db, foods } = context;
  const start = readDay(body.start, 'start');
  const dates = weekOf(start).filter((day) => day >= start);
  const cooking = readWishes(body.cooking ?? {}, await findCookingWishes(db, userId), foods);
  const { days, responses, seed, target, energy, isSaved, goals, tableNotes } = await generate(context, {
    userId,
    dates,
    target: body.targetCalories ?? null,
    diet: body.diet ?? '',
    seed: body.seed ?? null,
    mayRepeat: body.allowRepeats ?? false,
    largePortions: body.largePortions ?? false,
    cooking,
    onlyIfGoalsMet: body.onlyIfGoalsMet ?? false,
  });
  return {
    data: responses,
    meta: {
      seed,
      deviation: farthest(days),
      explanation: energy.mayHaveDeficit ? explained(days, target) : needExplained(energy, averageOf(days)),
      is_saved: isSaved,
      ...(await cookingOf(db, days)),
      misses: missSentences(goals),
      advice: goalAdvice(goals),
      ...(tableNotes !== null && { table_notes: [...tableNotes] }),
    },
  };
};
