import type { Handler } from '#server/context.ts';
import { changeDay } from '#server/meal-plan/change-days.ts';
import { noItem, noPlan, readPlanId } from '#server/meal-plan/read-plan-call.ts';
import { findPlan } from '#server/queries/meal-plans.ts';
import { findItem, setServings } from '#server/queries/plan-items.ts';

export const setPlannedServings: Handler<'setPlannedServings'> = async (
  context,
  { params, body, member: { userId } },
) => {
  const planId = readPlanId(params.id);
  if ((await findPlan(context.db, userId, planId)) === undefined) throw noPlan();
  const seen = await findItem(context.db, userId, { planId }, params.recipeId);
  if (seen === undefined) throw noItem();
  // it may have been moved to another day since the member saw it
  const data = await changeDay(context, userId, seen.date, async (tx) => {
    const item = await findItem(tx, userId, { planId }, params.recipeId);
    if (item === undefined) throw noItem();
    await setServings(tx, item, body.servings);
  });
  return { data };
};
