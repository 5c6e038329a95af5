import type { Handler } from '#server/context.ts';
import { changeDays } from '#server/meal-plan/change-days.ts';
import { noItem, readDay, readPlanId, requireRoom } from '#server/meal-plan/read-plan-call.ts';
import { findItem } from '#server/queries/plan-items.ts';
import { moveItem } from '#server/queries/plan-moves.ts';

export const movePlanItem: Handler<'movePlanItem'> = async (
  context,
  { params, body, member: { userId } },
) => {
  const planId = readPlanId(params.id);
  const to = readDay(body.date);
  const seen = await findItem(context.db, userId, { planId }, params.recipeId);
  if (seen === undefined) throw noItem();
  const { days } = await changeDays(context, userId, [seen.date, to], async (tx, dayOf) => {
    const item = await findItem(tx, userId, { planId }, params.recipeId);
    if (item === undefined) throw noItem();
    requireRoom(await moveItem(tx, item, dayOf(to).plan, body.slot ?? null));
  });
  return { data: days };
};
