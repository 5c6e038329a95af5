import type { Handler } from '#server/context.ts';
import { invalid } from '#server/errors.ts';
import { findPlanEaters } from '#server/household/plan-table.ts';
import { changeDay } from '#server/meal-plan/change-days.ts';
import { dayIsFull, noItem, readPlanId } from '#server/meal-plan/read-plan-call.ts';
import { replaceOnDay } from '#server/meal-plan/replace-on-day.ts';
import { addEatenFood } from '#server/queries/custom-foods.ts';
import { findItem, putItems } from '#server/queries/plan-items.ts';

export const recordEatenInstead: Handler<'recordEatenInstead'> = async (
  context,
  { params, body, member: { userId } },
) => {
  const { db, now } = context;
  const title = body.title.trim();
  if (title === '') throw invalid({ title: ['Say what you ate.'] });
  const addFood = (tx: typeof db) =>
    addEatenFood(tx, { user_id: userId, title, calories: body.calories, created_at: now() });
  const { ownId, table } = await findPlanEaters(context, userId, []);
  if (ownId === null || table === null) {
    const data = await replaceOnDay(context, userId, params, async (tx) => ({
      recipeId: null,
      customFoodId: await addFood(tx),
      servings: 1,
    }));
    return { data };
  }
  // the others still eat what is planned
  const planId = readPlanId(params.id);
  const seen = await findItem(db, userId, { planId }, params.recipeId);
  if (seen === undefined) throw noItem();
  const day = await changeDay(context, userId, seen.date, async (tx, { plan }) => {
    const item = await findItem(tx, userId, { planId }, params.recipeId);
    if (item === undefined) throw noItem();
    const food = {
      recipeId: null,
      customFoodId: await addFood(tx),
      slot: item.slot,
      mealTypes: [],
      servings: 1,
      generated: false,
      leftoverOf: null,
      onlyFor: [ownId],
    };
    if ((await putItems(tx, plan, [food], { now: now() })) === 'full') throw dayIsFull('title');
  });
  return { data: [day] };
};
