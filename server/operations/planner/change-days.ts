import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { forgetful } from '#server/db/memory.ts';
import { lockDays, type PlanRow } from '#server/queries/meal-plans.ts';
import { findPlanItems } from '#server/queries/plan-items.ts';
import { dayRevision } from './day-revision.ts';
import { type MealPlan, planAnswers } from './plan-answer.ts';

export interface LockedDay {
  readonly plan: PlanRow;
  /** Of what stands on it before the change. */
  readonly revision: string;
}
type LockedDays = ReadonlyMap<string, LockedDay>;

async function lockedDays(tx: Db, userId: string, dates: readonly string[]): Promise<LockedDays> {
  const plans = await lockDays(tx, userId, dates);
  const items = await findPlanItems(
    tx,
    [...plans.values()].map(({ id }) => id),
  );
  const of = (plan: PlanRow) => dayRevision(items.filter(({ plan_id }) => plan_id === plan.id));
  return new Map([...plans].map(([date, plan]) => [date, { plan, revision: of(plan) }]));
}

/**
 * Changes days, all of it or nothing when `work` throws, while nobody else changes them; answers each of them as the
 * change left it, in the order given.
 */
export async function changeDays<T>(
  { db, foods }: Pick<Context, 'db' | 'foods'>,
  userId: string,
  dates: readonly string[],
  work: (tx: Db, days: (date: string) => LockedDay) => Promise<T>,
): Promise<{ readonly days: MealPlan[]; readonly result: T }> {
  return db.transaction().execute(async (tx) => {
    const locked = await lockedDays(tx, userId, dates);
    const dayOf = (date: string) => {
      const day = locked.get(date);
      if (day === undefined) throw new Error(`${date} is not locked.`);
      return day;
    };
    const result = await work(tx, dayOf);
    const plans = [...new Set(dates)].map((date) => dayOf(date).plan);
    // What others wait for in a memory may wait for this transaction.
    const days = await planAnswers({ db: tx, foods, memory: forgetful }, userId, plans);
    return { days: days.map((day) => ({ ...day, former_revision: dayOf(day.date).revision })), result };
  });
}

/** The same for a single day. */
export async function changeDay(
  context: Pick<Context, 'db' | 'foods'>,
  userId: string,
  date: string,
  work: (tx: Db, day: LockedDay) => Promise<unknown>,
): Promise<MealPlan> {
  const { days } = await changeDays(context, userId, [date], (tx, dayOf) => work(tx, dayOf(date)));
  const [day] = days;
  if (day === undefined) throw new Error('A day that was changed has no answer.');
  return day;
}
