import type { Context } from '#server/context.ts';
import type { ProfileReads } from '#server/health/dietary-profiles.ts';
import { type PlanRow, withLockedDays } from '#server/queries/meal-plans.ts';
import { findPlanItems } from '#server/queries/plan-items.ts';
import { dayRevision } from './day-revision.ts';
import { type MealPlan, planResponses } from './plan-response.ts';

type Db = Context['db'];

export interface LockedDay {
  readonly plan: PlanRow;
  /** Revision of the day before the change. */
  readonly revision: string;
}

/**
 * Changes locked days in one transaction, rolled back when `work` throws; returns each day after the change,
 * in the given order.
 */
export async function changeDays<T>(
  context: ProfileReads,
  userId: string,
  dates: readonly string[],
  work: (tx: Db, days: (date: string) => LockedDay) => Promise<T>,
): Promise<{ readonly days: MealPlan[]; readonly result: T }> {
  return withLockedDays(context.db, userId, dates, async (within, locked) => {
    const items = await findPlanItems(
      within.db,
      [...locked.values()].map(({ id }) => id),
    );
    const revisionOf = ({ id }: PlanRow) => dayRevision(items.filter(({ plan_id }) => plan_id === id));
    const found = new Map([...locked].map(([date, plan]) => [date, { plan, revision: revisionOf(plan) }]));
    const dayOf = (date: string): LockedDay => {
      const day = found.get(date);
      if (day === undefined) throw new Error(`${date} is not locked.`);
      return day;
    };
    const result = await work(within.db, dayOf);
    const plans = [...new Set(dates)].map((date) => dayOf(date).plan);
    const days = await planResponses({ ...context, ...within }, userId, plans);
    return { days: days.map((day) => ({ ...day, former_revision: dayOf(day.date).revision })), result };
  });
}

/** The same for a single day. */
export async function changeDay(
  context: ProfileReads,
  userId: string,
  date: string,
  work: (tx: Db, day: LockedDay) => Promise<unknown>,
): Promise<MealPlan> {
  const { days } = await changeDays(context, userId, [date], (tx, dayOf) => work(tx, dayOf(date)));
  const [day] = days;
  if (day === undefined) throw new Error('A day that was changed has no answer.');
  return day;
}
