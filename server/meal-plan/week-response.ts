import type { OperationResponse } from '#contract/operations.ts';
import { weekOf } from '#domain/calendar/week.ts';
import type { Context } from '#server/context.ts';
import { findSafety } from '#server/health/dietary-profiles.ts';
import { findPlanTable } from '#server/household/plan-table.ts';
import { sharedPlanResponse } from '#server/household/shared-plan-response.ts';
import { findCookingWishes, findPlansBetween } from '#server/queries/meal-plans.ts';
import { wishesResponse } from './cooking-request.ts';
import { planResponses } from './plan-response.ts';
import { energyResponse, findSafeTarget } from './safe-target.ts';

/** The week of the day (YYYY-MM-DD), planned or not, with what it is planned for. */
export async function weekResponse(
  context: Context,
  userId: string,
  day: string,
): Promise<OperationResponse<'listMealPlans'>> {
  const days = weekOf(day);
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
}
