import { utcDay } from '#domain/calendar/real-date.ts';
import { weekOf } from '#domain/calendar/week.ts';
import type { Handler } from '#server/context.ts';
import { findSafety } from '#server/health/dietary-profiles.ts';
import { findPlanTable } from '#server/household/plan-table.ts';
import { sharedPlanResponse } from '#server/household/shared-plan-response.ts';
import { wishesResponse } from '#server/meal-plan/cooking-request.ts';
import { planResponses } from '#server/meal-plan/plan-response.ts';
import { readDay } from '#server/meal-plan/read-plan-call.ts';
import { energyResponse, findSafeTarget } from '#server/meal-plan/safe-target.ts';
import { findCookingWishes, findPlansBetween } from '#server/queries/meal-plans.ts';

export const listMealPlans: Handler<'listMealPlans'> = async (context, { query, member: { userId } }) => {
  const days = weekOf(readDay(query?.start ?? utcDay(context.now()), 'start'));
  const [start = '', end = ''] = [days[0], days[6]];
  const plans = await findPlansBetween(context.db, userId, start, end);
  const [responses, target, { energy }, wishes, shared] = await Promise.all([
    planResponses(context, userId, plans),
    findSafeTarget(context, userId),
    findSafety(context, userId),
    findCookingWishes(context.db, userId),
    sharedPlanResponse(context.db, userId),
  ]);
  const isForTable =
    responses.length > 0
      ? responses.some(({ table }) => table !== undefined)
      : (await findPlanTable(context, userId, days)) !== null;
  const byDay = days.map((day) => [day, responses.filter(({ date }) => date === day)] as const);
  return {
    data: [Object.fromEntries(byDay)],
    meta: {
      start,
      end,
      target_calories: target,
      energy: energyResponse(energy),
      ...(isForTable && { is_for_table: true }),
      ...(shared !== null && { shared }),
      ...(wishes !== null && { cooking: wishesResponse(wishes) }),
    },
  };
};
