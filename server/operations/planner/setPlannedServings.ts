import type { Handler } from '#server/context.ts';
import { findPlan } from '#server/queries/meal-plans.ts';
import { findItem, setServings } from '#server/queries/plan-items.ts';
import { answerDay } from './answer-day.ts';
import { noItem, noPlan, readPlanId } from './read-plan-call.ts';

export const setPlannedServings: Handler<'setPlannedServings'> = async (
  context,
  { params, body, member },
) => {
  const { userId } = member;
  const plan = await findPlan(context.db, userId, readPlanId(params.id));
  if (plan === undefined) throw noPlan();
  const item = await findItem(context.db, userId, { planId: plan.id }, params.recipeId);
  if (item === undefined) throw noItem();
  await setServings(context.db, item.id, body.servings);
  return { data: await answerDay(context, userId, plan.date) };
};
