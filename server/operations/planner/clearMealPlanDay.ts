import type { Handler } from '#server/context.ts';
import { changeDay } from '#server/meal-plan/change-days.ts';
import { dayHasChanged, readDay } from '#server/meal-plan/read-plan-call.ts';
import { clearDay } from '#server/queries/plan-items.ts';

export const clearMealPlanDay: Handler<'clearMealPlanDay'> = async (
  context,
  { query, member: { userId } },
) => {
  const { revision: seen } = query;
  const data = await changeDay(context, userId, readDay(query.date), async (tx, { plan, revision }) => {
    if (seen !== undefined && seen !== revision) throw dayHasChanged();
    await clearDay(tx, plan);
  });
  return { message: 'Meal plan item by date removed.', data };
};
