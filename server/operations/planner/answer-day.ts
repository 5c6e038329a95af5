import { findPlansBetween, lockDay } from '#server/queries/meal-plans.ts';
import { type MealPlan, type PlanReads, planAnswers } from './plan-answer.ts';

/** One day as the planner shows it. */
export async function answerDay(context: PlanReads, userId: string, date: string): Promise<MealPlan> {
  const [found] = await findPlansBetween(context.db, userId, date, date);
  const plan = found ?? (await lockDay(context.db, userId, date));
  const [answer] = await planAnswers(context, userId, [plan]);
  if (answer === undefined) throw new Error('A plan has no answer.');
  return answer;
}
