import { canBeLeftover, keepsForDays } from '#domain/meal-plan/leftovers.ts';
import type { Handler } from '#server/context.ts';
import { invalid } from '#server/errors.ts';
import { changeDays } from '#server/meal-plan/change-days.ts';
import { dayIsFull, noItem, readDay, readPlanId } from '#server/meal-plan/read-plan-call.ts';
import { findItem } from '#server/queries/plan-items.ts';
import { addLeftovers } from '#server/queries/plan-moves.ts';

export const planLeftovers: Handler<'planLeftovers'> = async (
  context,
  { params, body, member: { userId } },
) => {
  const planId = readPlanId(params.id);
  const date = readDay(body.date);
  const seen = await findItem(context.db, userId, { planId }, params.recipeId);
  if (seen === undefined) throw noItem();
  if (seen.recipe_id === null) throw invalid({ date: ['Only recipes are cooked and have leftovers.'] });
  if (!canBeLeftover(seen.date, date))
    throw invalid({ date: [`Leftovers keep for ${keepsForDays} days after the day of cooking.`] });
  const { days } = await changeDays(context, userId, [date, seen.date], async (tx, dayOf) => {
    const cooking = await findItem(tx, userId, { planId }, params.recipeId);
    if (cooking === undefined) throw noItem();
    const to = { plan: dayOf(date).plan, slot: body.slot ?? null, servings: body.servings ?? null };
    if ((await addLeftovers(tx, cooking, to, context.now())) === 'full') throw dayIsFull();
  });
  const [data] = days;
  if (data === undefined) throw new Error('A day that was changed has no answer.');
  return { data };
};
