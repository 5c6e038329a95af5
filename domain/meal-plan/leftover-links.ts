import { canBeLeftover } from './leftovers.ts';
import { type DayPlan, itemsOn, type PlanItem, type WeekPlan } from './week-plan.ts';

/** An item that is cooked, with its date; null if that is unknown. */
export interface Cooking {
  readonly id: string;
  readonly date: string | null;
}

/** Leftovers whose cooking is gone are cooked by themselves. */
function withoutCooking({ keeping_note: _, histamine_warning: __, ...item }: PlanItem): PlanItem {
  return { ...item, cooked_on: null, leftover_of: null };
}

function linkedTo(item: PlanItem, date: string, cooking: Cooking | null): PlanItem {
  if (cooking === null || (cooking.date !== null && !canBeLeftover(cooking.date, date)))
    return item.leftover_of === null ? item : withoutCooking(item);
  return { ...item, leftover_of: cooking.id, cooked_on: cooking.date };
}

const ownLink = ({ leftover_of: id, cooked_on: date }: PlanItem): Cooking | null =>
  id === null ? null : { id, date };

function mapItems(week: WeekPlan, change: (item: PlanItem, date: string) => PlanItem): WeekPlan {
  const changed = (plan: DayPlan): DayPlan => ({
    ...plan,
    items: plan.items.map((item) => change(item, plan.date)),
  });
  return {
    ...week,
    days: Object.fromEntries(Object.entries(week.days).map(([date, plan]) => [date, plan && changed(plan)])),
  };
}

/**
 * The week after a change of cookings: `cookingOf` says what an item is left over from now; null: from nothing,
 * undefined: from what it was. What wouldn't keep until its day is cooked by itself.
 */
export function relinked(
  week: WeekPlan,
  cookingOf: (item: PlanItem, date: string) => Cooking | null | undefined,
): WeekPlan {
  const linked = mapItems(week, (item, date) => {
    const cooking = cookingOf(item, date);
    return linkedTo(item, date, cooking === undefined ? ownLink(item) : cooking);
  });
  return mapItems(linked, ({ leftovers_on: former = [], ...item }) => {
    const elsewhere = former.filter((date) => !(date in week.days));
    const here = Object.keys(week.days).filter((date) =>
      itemsOn(linked, date).some(({ leftover_of }) => leftover_of === item.id),
    );
    const dates = [...elsewhere, ...here].toSorted();
    return dates.length === 0 ? item : { ...item, leftovers_on: dates };
  });
}
