import type { Context } from '#server/context.ts';
import { lockDay } from '#server/queries/meal-plans.ts';
import { putItems, type WantedItem } from '#server/queries/plan-items.ts';
import { answerDay } from './answer-day.ts';
import type { MealPlan } from './plan-answer.ts';
import { dayIsFull } from './read-plan-call.ts';

/** Puts items on a day, all or nothing, and answers the day. */
export async function putOnDay(
  context: Pick<Context, 'db' | 'foods' | 'memory' | 'now'>,
  userId: string,
  date: string,
  items: readonly WantedItem[],
  { replace = false, field = 'date' }: { readonly replace?: boolean; readonly field?: string } = {},
): Promise<MealPlan> {
  await context.db.transaction().execute(async (tx) => {
    const plan = await lockDay(tx, userId, date);
    const outcome = await putItems(tx, plan.id, items, { now: context.now(), replace });
    if (outcome === 'full') throw dayIsFull(field);
  });
  return answerDay(context, userId, date);
}
