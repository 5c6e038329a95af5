import type { Handler } from '#server/context.ts';
import { ApiError, invalid, paymentRequired } from '#server/errors.ts';
import { readToday } from '#server/meal-plan/member-day.ts';
import { catchUp, withProgram } from '#server/triggers/open-program.ts';
import { requireTests } from '#server/triggers/require-tests.ts';
import { findTestDishes, planDish, portionDates } from '#server/triggers/test-dish.ts';
import { shownTests } from '#server/triggers/trigger-response.ts';

export const planTriggerDish: Handler<'planTriggerDish'> = async (context, { params, body, member }) => {
  const { userId, features } = member;
  if (!features.includes('meal_plan')) throw paymentRequired();
  const today = readToday(body.today, context.now());
  await requireTests(context.db, userId);
  await catchUp(context, userId, today);
  const program = await withProgram(context, userId, params.id, async (_, found) => found);
  const dates = portionDates(program);
  if (dates.length === 0) throw new ApiError(409, 'No portion is due today. Please look at your test again.');
  const dish = (await findTestDishes(context, userId, program)).find(({ id }) => id === body.recipe_id);
  if (dish === undefined)
    throw invalid({ recipe_id: ['This dish isn’t clean for your test. Please choose another one.'] });
  await planDish(context, userId, dates, dish);
  return { data: await shownTests(context, context.db, userId, today) };
};
