import { sql } from 'kysely';
import type { CookingWishes } from '#domain/meal-plan/cooking-wishes.ts';
import { defaultTargetCalories } from '#domain/meal-plan/plan-limits.ts';
import type { Db } from '#server/db/connect.ts';
import { json } from '#server/db/json.ts';
import { type QueryCache, uncached } from '#server/db/query-cache.ts';
import { noteSharedChange, planOwner } from './shared-plans.ts';

export interface PlanRow {
  readonly id: number;
  /** The member whose plan it is: of a shared one, its keeper. */
  readonly user_id: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly seed: number | null;
  /** Who changed a shared day last. */
  readonly changed_by: string | null;
}

const columns = ['id', 'user_id', 'date', 'seed', 'changed_by'] as const;

/** What names a day, and the member whose plan it is of. */
export type PlanKey = Pick<PlanRow, 'id' | 'user_id'>;

/** Plans from the first to the last day, in order; a day on which nothing was ever planned has none. */
export const findPlansBetween = (db: Db, userId: string, first: string, last: string): Promise<PlanRow[]> =>
  db
    .selectFrom('meal_plans')
    .select(columns)
    .where('user_id', '=', planOwner(userId))
    .where('date', '>=', first)
    .where('date', '<=', last)
    .orderBy('date')
    .execute();

/** The member's own plans, also while they share another; in order. */
export const findOwnPlans = (db: Db, userId: string): Promise<PlanRow[]> =>
  db.selectFrom('meal_plans').select(columns).where('user_id', '=', userId).orderBy('date').execute();

/** The days of a plan that a member uses, from a date on. */
export const findPlansFrom = (db: Db, userId: string, first: string): Promise<PlanRow[]> =>
  findPlansBetween(db, userId, first, '9999-12-31');

/** A day of the plan that the member uses; undefined for any other id. */
export const findPlan = (db: Db, userId: string, id: number): Promise<PlanRow | undefined> =>
  db
    .selectFrom('meal_plans')
    .select(columns)
    .where('user_id', '=', planOwner(userId))
    .where('id', '=', id)
    .executeTakeFirst();

/** Gets or creates the plan of a day and locks it for the transaction. */
async function lockDay(tx: Db, userId: string, date: string, changedBy: string | null): Promise<PlanRow> {
  return tx
    .insertInto('meal_plans')
    .values({ user_id: planOwner(userId), date, seed: null, changed_by: changedBy })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'date']).doUpdateSet((eb) => ({
        date: eb.ref('excluded.date'),
        changed_by: eb.ref('excluded.changed_by'),
      })),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/**
 * Locks several days, always in one order, so that concurrent calls cannot deadlock. They stay locked during
 * `work`, which is rolled back when it throws. `within`: the context whose reads use the transaction.
 */
export const withLockedDays = <T>(
  db: Db,
  userId: string,
  dates: readonly string[],
  work: (within: { db: Db; queryCache: QueryCache }, plans: ReadonlyMap<string, PlanRow>) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (tx) => {
    // first the household, then its days, as for somebody who leaves
    const changedBy = (await noteSharedChange(tx, userId, 'plan')) ? userId : null;
    const plans = new Map<string, PlanRow>();
    for (const date of [...new Set(dates)].sort())
      plans.set(date, await lockDay(tx, userId, date, changedBy));
    return work({ db: tx, queryCache: uncached }, plans);
  });

export async function setSeed(tx: Db, plan: PlanKey, seed: number): Promise<void> {
  await tx
    .updateTable('meal_plans')
    .set({ seed })
    .where('user_id', '=', plan.user_id)
    .where('id', '=', plan.id)
    .execute();
}

/** The member's daily calorie target. */
export async function findTarget(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('meal_planners')
    .select('target_calories')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.target_calories ?? defaultTargetCalories;
}

export async function putTarget(db: Db, userId: string, target: number): Promise<void> {
  await db
    .insertInto('meal_planners')
    .values({ user_id: userId, target_calories: target })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ target_calories: target }))
    .execute();
}

/** How the member's weeks are cooked; null if they never said. */
export async function findCookingWishes(db: Db, userId: string): Promise<CookingWishes | null> {
  const row = await db
    .selectFrom('meal_planners')
    .select('cooking')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.cooking ?? null;
}

export async function putCookingWishes(db: Db, userId: string, wishes: CookingWishes): Promise<void> {
  const cooking = json(wishes);
  await db
    .insertInto('meal_planners')
    .values({ user_id: userId, target_calories: null, cooking })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ cooking }))
    .execute();
}

/** Fingerprint of the items of these days, which changes with any of them. */
export async function dayStates(db: Db, userId: string, dates: readonly string[]): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select coalesce(string_agg(plan_items.id || ':' || coalesce(recipe_id, 0) || ':' || servings || ':' || generated, ',' order by plan_items.id), '') as state
    from meal_plans
    join plan_items on plan_items.user_id = meal_plans.user_id and plan_items.plan_id = meal_plans.id
    where meal_plans.user_id = ${planOwner(userId)} and date = any(${dates}::date[])`.execute(db);
  return rows[0]?.state ?? '';
}
