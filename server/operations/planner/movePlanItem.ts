import type { Handler } from '#server/context.ts';
import { moveItem } from '#server/queries/plan-moves.ts';
import { answerDay } from './answer-day.ts';
import { dayIsFull, noItem, readDay, readPlanId } from './read-plan-call.ts';

export const movePlanItem: Handler<'movePlanItem'> = async (
  context,
  { params, body, member: { userId } },
) => {
  const at = { planId: readPlanId(params.id), ref: params.recipeId };
  const to = { date: readDay(body.date), slot: body.slot ?? null };
  const outcome = await moveItem(context.db, userId, at, to);
  if (outcome === 'unknown') throw noItem();
  if (outcome === 'full') throw dayIsFull();
  const days = [...new Set([outcome.from, outcome.to])];
  return { data: await Promise.all(days.map((day) => answerDay(context, userId, day))) };
};
