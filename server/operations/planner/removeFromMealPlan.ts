import type { Handler } from '#server/context.ts';
import { findItem, removeItem } from '#server/queries/plan-items.ts';
import { noItem, readDay } from './read-plan-call.ts';

export const removeFromMealPlan: Handler<'removeFromMealPlan'> = async ({ db }, { query, member }) => {
  const item = await findItem(db, member.userId, { date: readDay(query.date) }, query.recipe_id);
  if (item === undefined) throw noItem();
  await removeItem(db, item.id);
  return { message: 'Removed item successfully.' };
};
