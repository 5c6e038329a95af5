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

/** Rolls a change back that was made only to see what it would be. */
class Discarded<T> extends Error {
  readonly answer: T;
  constructor(answer: T) {
    super('The change isn’t saved.');
    this.answer = answer;
  }
}

/**
 * The same as `changeDays`, but rolled back unless `isKept` says so of the changed days; `isSaved` says which.
 */
export async function tryDays<T>(
  context: ProfileReads,
  userId: string,
  dates: readonly string[],
  work: (tx: Db, days: (date: string) => LockedDay) => Promise<T>,
  isKept: (days: readonly MealPlan[]) => boolean,
): Promise<{ readonly days: MealPlan[]; readonly result: T; readonly isSaved: boolean }> {
  try {
    return { ...(await changeDays(context, userId, dates, work, isKept)), isSaved: true };
  } catch (error) {
    if (!(error instanceof Discarded)) throw error;
    return { ...error.answer, isSaved: false };
  }
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
  isKept: (days: readonly MealPlan[]) => boolean = () => true,
): Promise<{ readonly days: MealPlan[]; readonly result: T }> {
  return withLockedDays(context.db, userId, dates, async (within, locked) => {
    const items = await findPlanItems(within.db, [...locked.values()]);
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
    const answer = {
      days: days.map((day) => ({ ...day, former_revision: dayOf(day.date).revision })),
      result,
    };
    if (!isKept(days)) throw new Discarded(answer);
    return answer;
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
