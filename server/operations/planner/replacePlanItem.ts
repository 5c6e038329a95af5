import type { Handler } from '#server/context.ts';
import { invalid } from '#server/errors.ts';
import { replaceOnDay } from '#server/meal-plan/replace-on-day.ts';
import { wantedItems } from '#server/meal-plan/wanted-items.ts';

export const replacePlanItem: Handler<'replacePlanItem'> = async (
  context,
  { params, body: { type, id, servings }, member: { userId } },
) => {
  const [dish] = await wantedItems(context, userId, [{ type, id }], { field: 'id' });
  if (dish === undefined) throw invalid({ id: ['Choose a dish.'] });
  const data = await replaceOnDay(context, userId, params, (_tx, before) => ({
    ...dish,
    servings: servings ?? before,
  }));
  return { data };
};
