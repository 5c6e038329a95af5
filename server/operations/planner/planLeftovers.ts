import { keepsForDays } from '#domain/meal-plan/leftovers.ts';
import type { Handler } from '#server/context.ts';
import { invalid } from '#server/errors.ts';
import { addLeftovers } from '#server/queries/plan-moves.ts';
import { answerDay } from './answer-day.ts';
import { dayIsFull, noItem, readDay, readPlanId } from './read-plan-call.ts';

export const planLeftovers: Handler<'planLeftovers'> = async (
  context,
  { params, body, member: { userId } },
) => {
  const at = { planId: readPlanId(params.id), ref: params.recipeId };
  const to = { date: readDay(body.date), slot: body.slot ?? null, servings: body.servings ?? null };
  const outcome = await addLeftovers(context.db, userId, at, to, context.now());
  if (outcome === 'unknown') throw noItem();
  if (outcome === 'full') throw dayIsFull();
  if (outcome === 'food') throw invalid({ date: ['Only recipes are cooked and have leftovers.'] });
  if (outcome === 'tooLate')
    throw invalid({ date: [`Leftovers keep for ${keepsForDays} days after the day of cooking.`] });
  return { data: await answerDay(context, userId, to.date) };
};
