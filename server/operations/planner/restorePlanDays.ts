import type { Handler } from '#server/context.ts';
import { invalid } from '#server/errors.ts';
import { changeDays } from '#server/meal-plan/change-days.ts';
import { dayIsFull, readDay } from '#server/meal-plan/read-plan-call.ts';
import { readUndo } from '#server/meal-plan/undo-days.ts';
import { findPlanItems, putItems, removeOthers } from '#server/queries/plan-items.ts';

export const restorePlanDays: Handler<'restorePlanDays'> = async (context, { body, member: { userId } }) => {
  const dates = body.days.map(({ date }) => readDay(date, 'days'));
  if (new Set(dates).size < dates.length) throw invalid({ days: ['Each day can be restored once.'] });
  const itemsFor = await readUndo(context, userId, body.days);
  const { days } = await changeDays(context, userId, dates, async (tx, dayOf) => {
    const wanted = [];
    for (const date of dates) {
      const day = dayOf(date);
      const now = await findPlanItems(tx, [day.plan]);
      wanted.push({ plan: day.plan, items: itemsFor(date, day, now) });
    }
    // a dish that was moved gives up its leftovers on other days before it is cooked on its former day again
    for (const { plan, items } of wanted) await removeOthers(tx, plan, items);
    for (const { plan, items } of wanted) {
      const put = await putItems(tx, plan, items, { now: context.now(), replace: true, restored: wanted });
      if (put === 'full') throw dayIsFull('days');
    }
  });
  return { data: days };
};
