import { dayNutrients, roundedToThousandth } from '#domain/meal-plan/day-nutrients.ts';
import type { Handler } from '#server/context.ts';
import { findDietaryProfile } from '#server/health/dietary-profiles.ts';
import { eatenByMember, findPlanEaters } from '#server/household/plan-table.ts';
import { loadPlanItems } from '#server/meal-plan/plan-response.ts';
import { noPlan, readPlanId } from '#server/meal-plan/read-plan-call.ts';
import { findPlan } from '#server/queries/meal-plans.ts';

export const getMealPlanNutrients: Handler<'getMealPlanNutrients'> = async (context, { params, member }) => {
  const { db } = context;
  const plan = await findPlan(db, member.userId, readPlanId(params.id));
  if (plan === undefined) throw noPlan();
  const profile = await findDietaryProfile(context, member.userId);
  const planned = (await loadPlanItems(context, member.userId, [plan], profile)).get(plan.id) ?? [];
  const eaters = await findPlanEaters(context, member.userId, [plan.date]);
  const items = eatenByMember(planned, eaters, plan.date);
  const servings = items.reduce((sum, item) => sum + item.servings, 0);
  const data = dayNutrients(items).map((row) => ({
    ...row,
    per_serving: roundedToThousandth(row.amount / servings),
  }));
  return { data };
};
