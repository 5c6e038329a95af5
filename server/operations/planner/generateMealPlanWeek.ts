import { weekOf } from '#domain/calendar/week.ts';
import { goalAdvice, missSentences } from '#domain/meal-plan/adequacy.ts';
import type { CookingWishes } from '#domain/meal-plan/cooking-wishes.ts';
import { type CookedDish, type FoodToUseUp, missedWishes } from '#domain/meal-plan/missed-wishes.ts';
import type { PlannedDay } from '#domain/meal-plan/plan-outcome.ts';
import { tolerance } from '#domain/meal-plan/plan-problem.ts';
import { needExplained } from '#domain/safety/plan-target.ts';
import type { Context, Handler } from '#server/context.ts';
import { isWeekend, readWishes } from '#server/meal-plan/cooking-request.ts';
import { generate } from '#server/meal-plan/generate.ts';
import { readDay } from '#server/meal-plan/read-plan-call.ts';
import { findCookingWishes } from '#server/queries/meal-plans.ts';
import { findCookingFacts } from '#server/queries/plan-candidates.ts';

const farthest = (days: readonly PlannedDay[]): number =>
  days.reduce((worst, { deviation }) => (Math.abs(deviation) > Math.abs(worst) ? deviation : worst), 0);

const averageOf = (days: readonly PlannedDay[]): number =>
  days.reduce((sum, { totals }) => sum + totals.kcal, 0) / Math.max(1, days.length);

function explained(days: readonly PlannedDay[], target: number): string {
  const near = days.filter(({ deviation }) => Math.abs(deviation) <= tolerance).length;
  const which = near === days.length ? 'Every day is' : `${near} of ${days.length} days are`;
  return `${which} within ${tolerance * 100} % of ${target.toLocaleString('en')} kcal.`;
}

/** Minutes of work, different dishes, and the missed wishes, of recipes that are cooked on these days. */
async function cookingOf(
  db: Context['db'],
  days: readonly PlannedDay[],
  {
    dates,
    wishes,
    useUp,
  }: { dates: readonly string[]; wishes: CookingWishes; useUp: readonly FoodToUseUp[] },
) {
  const ids = [...new Set(days.flatMap(({ items }) => items.map(({ recipeId }) => recipeId)))];
  const facts = await findCookingFacts(db, ids);
  const cooked = days.flatMap(({ items }, day) =>
    items.flatMap(({ recipeId, cookedOn = null }): CookedDish[] => {
      const dish = facts.get(recipeId);
      return cookedOn !== null || dish === undefined
        ? []
        : [{ ...dish, isWeekend: isWeekend(dates[day] ?? '') }];
    }),
  );
  return {
    dishes: ids.length,
    work_minutes: cooked.reduce((sum, { minutes }) => sum + minutes, 0),
    wishes_missed: missedWishes(wishes, useUp, cooked),
  };
}

export const generateMealPlanWeek: Handler<'generateMealPlanWeek'> = async (context, { body, member }) => {
  const { userId } = member;
  const { db, foods } = context;
  const start = readDay(body.start, 'start');
  const dates = weekOf(start).filter((day) => day >= start);
  const cooking = readWishes(body.cooking ?? {}, await findCookingWishes(db, userId), foods);
  const useUp = (body.cooking?.use_up ?? []).map((name) => ({
    name,
    ids: foods.named(name).map(({ id }) => id),
  }));
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
      ...(await cookingOf(db, days, { dates, wishes: cooking, useUp })),
      misses: missSentences(goals),
      advice: goalAdvice(goals),
      ...(tableNotes !== null && { table_notes: [...tableNotes] }),
    },
  };
};
