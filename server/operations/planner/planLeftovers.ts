import { canBeLeftover, keepsForDays } from '#domain/meal-plan/leftovers.ts';
import type { Handler } from '#server/context.ts';
import { invalid } from '#server/errors.ts';
import { changeDays } from '#server/meal-plan/change-days.ts';
import { noItem, readDay, readPlanId, requireRoom } from '#server/meal-plan/read-plan-call.ts';
import { findCooking, findItem } from '#server/queries/plan-items.ts';
import { addLeftovers } from '#server/queries/plan-moves.ts';

const tooOld = () => invalid({ date: [`Leftovers keep for ${keepsForDays} days after the day of cooking.`] });

export const planLeftovers: Handler<'planLeftovers'> = async (
  context,
  { params, body, member: { userId } },
) => {
  const planId = readPlanId(params.id);
  const date = readDay(body.date);
  const seen = await findItem(context.db, userId, { planId }, params.recipeId);
  if (seen === undefined) throw noItem();
  if (seen.recipe_id === null) throw invalid({ date: ['Only recipes are cooked and have leftovers.'] });
  // leftovers of leftovers are as old as the dish itself
  const cooked = await findCooking(context.db, seen);
  if (!canBeLeftover(cooked.date, date)) throw tooOld();
  const { days } = await changeDays(context, userId, [date, seen.date, cooked.date], async (tx, dayOf) => {
    const item = await findItem(tx, userId, { planId }, params.recipeId);
    if (item === undefined) throw noItem();
    const cooking = await findCooking(tx, item);
    if (!canBeLeftover(cooking.date, date)) throw tooOld();
    const to = { plan: dayOf(date).plan, slot: body.slot ?? null, servings: body.servings ?? null };
    requireRoom(await addLeftovers(tx, cooking, to, context.now()));
  });
  const [data] = days;
  if (data === undefined) throw new Error('A day that was changed has no answer.');
  return { data };
};
