import { addDays } from '#domain/calendar/week.ts';
import type { Handler } from '#server/context.ts';
import { invalid } from '#server/errors.ts';
import { readDay } from '#server/meal-plan/read-plan-call.ts';
import { putTicks } from '#server/queries/shopping-ticks.ts';

/** Ticks of older lists are deleted. */
const storedDays = 92;

/** A food of the table, one of the member's own, or a placeholder of a source recipe. */
const isFoodId = (id: string) => /^(custom:)?[a-z0-9-]{1,100}$/.test(id);

export const tickShoppingItems: Handler<'tickShoppingItems'> = async ({ db, now }, { body, member }) => {
  const start = readDay(body.start, 'start');
  if (!body.items.every(({ food_id }) => isFoodId(food_id)))
    throw invalid({ items: ['One of these is on no shopping list. Nothing was changed.'] });
  const ticks = body.items.map(({ food_id, ticked, grams = null }) => ({
    foodId: food_id,
    isTicked: ticked,
    grams,
  }));
  const today = now().toISOString().slice(0, 10);
  const outcome = await putTicks(db, member.userId, start, ticks, addDays(today, -storedDays));
  if (outcome === 'tooMany')
    throw invalid({ items: ['You’ve ticked off more than we can keep. Clear a list you no longer need.'] });
  return { message: 'Shopping list saved.' };
};
