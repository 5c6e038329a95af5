import type { ProfileReads } from '#server/health/dietary-profiles.ts';
import { putItems, type WantedItem } from '#server/queries/plan-items.ts';
import { changeDay } from './change-days.ts';
import type { MealPlan } from './plan-response.ts';
import { dayIsFull } from './read-plan-call.ts';

/** Puts items on a day, all or nothing, and returns the day. */
export async function putOnDay(
  context: ProfileReads,
  userId: string,
  date: string,
  items: readonly WantedItem[],
  { field = 'date' }: { readonly field?: string } = {},
): Promise<MealPlan> {
  return changeDay(context, userId, date, async (tx, { plan }) => {
    if ((await putItems(tx, plan, items, { now: context.now() })) === 'full') throw dayIsFull(field);
  });
}
