import type { Handler } from '#server/context.ts';
import { putOnDay } from '#server/meal-plan/put-on-day.ts';
import { readDay } from '#server/meal-plan/read-plan-call.ts';
import { wantedItems } from '#server/meal-plan/wanted-items.ts';

export const addToMealPlan: Handler<'addToMealPlan'> = async (context, { body, member: { userId } }) => {
  const { type, ids, slot, servings = 1 } = body;
  const date = readDay(body.date);
  const items = ids.map((id) => ({
    type,
    id: String(id),
    servings,
    ...(slot === undefined ? {} : { slot }),
  }));
  const requested = await wantedItems(context, userId, items, { field: 'ids' });
  return { data: await putOnDay(context, userId, date, requested, { field: 'ids' }) };
};
