import type { Context } from '#server/context.ts';
import { invalid } from '#server/errors.ts';
import { leftoverDates } from '#server/queries/leftover-links.ts';
import { findItem } from '#server/queries/plan-items.ts';
import { replaceItem } from '#server/queries/plan-moves.ts';
import { changeDays } from './change-days.ts';
import type { MealPlan, PlanReads } from './plan-response.ts';
import { noItem, readPlanId } from './read-plan-call.ts';

type Dish = Parameters<typeof replaceItem>[2];

/**
 * Puts a dish in the place of an item and returns the changed days, that of the item first. `dishOf` gets the
 * transaction and the servings of the item.
 */
export async function replaceOnDay(
  context: PlanReads,
  userId: string,
  { id, recipeId: ref }: { readonly id: string; readonly recipeId: string },
  dishOf: (tx: Context['db'], servings: number) => Dish | Promise<Dish>,
): Promise<MealPlan[]> {
  const planId = readPlanId(id);
  const seen = await findItem(context.db, userId, { planId }, ref);
  if (seen === undefined) throw noItem();
  const dates = [seen.date, ...(await leftoverDates(context.db, seen))];
  const { days } = await changeDays(context, userId, dates, async (tx) => {
    const item = await findItem(tx, userId, { planId }, ref);
    if (item === undefined) throw noItem();
    if ((await replaceItem(tx, item, await dishOf(tx, item.servings))) === 'there')
      throw invalid({ id: ['This is on the day already. Choose another dish.'] });
  });
  return days;
}
