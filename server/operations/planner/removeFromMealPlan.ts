import type { Handler } from '#server/context.ts';
import { changeDay } from '#server/meal-plan/change-days.ts';
import { noItem, readDay } from '#server/meal-plan/read-plan-call.ts';
import { findItem, removeItem } from '#server/queries/plan-items.ts';

export const removeFromMealPlan: Handler<'removeFromMealPlan'> = async (
  context,
  { query, member: { userId } },
) => {
  const date = readDay(query.date);
  const data = await changeDay(context, userId, date, async (tx) => {
    const item = await findItem(tx, userId, { date }, query.recipe_id);
    if (item === undefined) throw noItem();
    await removeItem(tx, item);
  });
  return { message: 'Removed item successfully.', data };
};
