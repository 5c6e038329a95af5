import type { Handler } from '#server/context.ts';
import { changeDay } from '#server/meal-plan/change-days.ts';
import { noItem, noPlan, readPlanId } from '#server/meal-plan/read-plan-call.ts';
import { findPlan } from '#server/queries/meal-plans.ts';
import { findItem, setServings } from '#server/queries/plan-items.ts';

export const setPlannedServings: Handler<'setPlannedServings'> = async (
  context,
  { params, body, member: { userId } },
) => {
  const plan = await findPlan(context.db, userId, readPlanId(params.id));
  if (plan === undefined) throw noPlan();
  const data = await changeDay(context, userId, plan.date, async (tx) => {
    const item = await findItem(tx, userId, { planId: plan.id }, params.recipeId);
    if (item === undefined) throw noItem();
    await setServings(tx, item.id, body.servings);
  });
  return { data };
};
