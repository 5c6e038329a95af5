import type { Handler } from '#server/context.ts';
import { invalid } from '#server/errors.ts';
import { changeDays } from '#server/meal-plan/change-days.ts';
import { dayHasChanged, dayIsFull, readDay } from '#server/meal-plan/read-plan-call.ts';
import { wantedItems } from '#server/meal-plan/wanted-items.ts';
import { putItems, removeOthers } from '#server/queries/plan-items.ts';

export const restorePlanDays: Handler<'restorePlanDays'> = async (context, { body, member: { userId } }) => {
  const dates = body.days.map(({ date }) => readDay(date, 'days'));
  if (new Set(dates).size < dates.length) throw invalid({ days: ['Each day can be restored once.'] });
  // Removed foods are included, so that undo can restore them on the plan.
  const requested = await wantedItems(
    context,
    userId,
    body.days.flatMap(({ items }) => items),
    { field: 'days', withRemoved: true },
  );
  const { days } = await changeDays(context, userId, dates, async (tx, dayOf) => {
    if (body.days.some(({ date, revision }) => dayOf(date).revision !== revision)) throw dayHasChanged();
    let from = 0;
    const wanted = body.days.map(({ date, items }) => {
      // a separate dish of somebody who has left is for nobody any more
      const own = requested
        .slice(from, from + items.length)
        .filter(({ onlyFor }) => onlyFor === null || onlyFor.length > 0);
      from += items.length;
      return { plan: dayOf(date).plan, items: own };
    });
    // a dish that was moved gives up its leftovers on other days before it is cooked on its former day again
    for (const { plan, items } of wanted) await removeOthers(tx, plan, items);
    for (const { plan, items } of wanted) {
      const put = await putItems(tx, plan, items, { now: context.now(), replace: true, restored: wanted });
      if (put === 'full') throw dayIsFull('days');
    }
  });
  return { data: days };
};
