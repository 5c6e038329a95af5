import { weekOf } from '#domain/calendar/week.ts';
import type { PlannedDay } from '#domain/meal-plan/plan-outcome.ts';
import { tolerance } from '#domain/meal-plan/plan-problem.ts';
import { needExplained } from '#domain/safety/plan-target.ts';
import type { Handler } from '#server/context.ts';
import { generate } from '#server/meal-plan/generate.ts';
import { readDay } from '#server/meal-plan/read-plan-call.ts';

const farthest = (days: readonly PlannedDay[]): number =>
  days.reduce((worst, { deviation }) => (Math.abs(deviation) > Math.abs(worst) ? deviation : worst), 0);

const averageOf = (days: readonly PlannedDay[]): number =>
  days.reduce((sum, { totals }) => sum + totals.kcal, 0) / Math.max(1, days.length);

function explained(days: readonly PlannedDay[], target: number): string {
  const near = days.filter(({ deviation }) => Math.abs(deviation) <= tolerance).length;
  const which = near === days.length ? 'Every day is' : `${near} of ${days.length} days are`;
  return `${which} within ${tolerance * 100} % of ${target.toLocaleString('en')} kcal.`;
}

export const generateMealPlanWeek: Handler<'generateMealPlanWeek'> = async (context, { body, member }) => {
  const { userId } = member;
  const start = readDay(body.start, 'start');
  const dates = weekOf(start).filter((day) => day >= start);
  const { days, responses, seed, target, energy } = await generate(context, {
    userId,
    dates,
    target: body.targetCalories ?? null,
    diet: body.diet ?? '',
    seed: body.seed ?? null,
    mayRepeat: body.allowRepeats ?? false,
  });
  return {
    data: responses,
    meta: {
      seed,
      deviation: farthest(days),
      explanation: energy.mayHaveDeficit ? explained(days, target) : needExplained(energy, averageOf(days)),
    },
  };
};
