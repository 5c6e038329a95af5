import type { Handler } from '#server/context.ts';
import { clearDay } from '#server/queries/plan-items.ts';
import { readDay } from './read-plan-call.ts';

export const clearMealPlanDay: Handler<'clearMealPlanDay'> = async ({ db }, { query, member }) => {
  await clearDay(db, member.userId, readDay(query.date));
  return { message: 'Meal plan item by date removed.' };
};
