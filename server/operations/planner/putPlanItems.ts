import type { Handler } from '#server/context.ts';
import { putOnDay } from './put-on-day.ts';
import { readDay } from './read-plan-call.ts';
import { wantedItems } from './wanted-items.ts';

export const putPlanItems: Handler<'putPlanItems'> = async (context, { body, member: { userId } }) => {
  const date = readDay(body.date);
  // What was removed from the list of foods can still be undone on the plan.
  const wanted = await wantedItems(context, userId, body.items, { field: 'items', withRemoved: true });
  const replace = body.replace ?? false;
  return { data: await putOnDay(context, userId, date, wanted, { replace, field: 'items' }) };
};
