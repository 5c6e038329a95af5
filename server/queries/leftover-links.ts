import { sql } from 'kysely';
import { keepsForDays } from '#domain/meal-plan/leftovers.ts';
import type { Db } from '#server/db/connect.ts';
import type { PlanKey, PlanRow } from './meal-plans.ts';
import type { ItemKey, WantedItem } from './plan-items.ts';

/** A day that an undo restores, with the items that it had. */
export interface RestoredDay {
  readonly plan: PlanRow;
  readonly items: readonly WantedItem[];
}

/** The date of the restored cooking that says it has leftovers of the recipe on the day of the plan. */
function claimingDate(
  plan: PlanKey,
  recipeId: number | null,
  restored: readonly RestoredDay[],
): string | null {
  const date = restored.find((day) => day.plan.id === plan.id)?.plan.date ?? '';
  const cooking = restored.find(({ items }) =>
    items.some((item) => item.recipeId === recipeId && item.leftoversOn?.includes(date) === true),
  );
  return cooking?.plan.date ?? null;
}

/**
 * The item that each of these is left over from, by the id it refers to: on an earlier day of the same member,
 * with the same recipe. After an undo the cooking has another id, its former one is gone, and it is found by what it says
 * of its leftovers, else by its recipe.
 */
export async function cookingsOf(
  tx: Db,
  plan: PlanKey,
  items: readonly WantedItem[],
  restored: readonly RestoredDay[],
): Promise<ReadonlyMap<number, number>> {
  const leftovers = items.filter(({ leftoverOf, recipeId }) => leftoverOf !== null && recipeId !== null);
  if (leftovers.length === 0) return new Map();
  const rows = await tx
    .selectFrom('plan_items')
    .innerJoin('meal_plans as cooking_day', (join) =>
      join
        .onRef('cooking_day.user_id', '=', 'plan_items.user_id')
        .onRef('cooking_day.id', '=', 'plan_items.plan_id'),
    )
    .innerJoin('meal_plans as day', 'day.user_id', 'cooking_day.user_id')
    .select(['plan_items.id', 'plan_items.recipe_id', 'plan_items.leftover_of', 'cooking_day.date'])
    .where('plan_items.user_id', '=', plan.user_id)
    .where('day.id', '=', plan.id)
    .where(
      'plan_items.recipe_id',
      'in',
      leftovers.flatMap(({ recipeId }) => recipeId ?? []),
    )
    .whereRef('cooking_day.date', '<', 'day.date')
    .where(sql<boolean>`cooking_day.date >= day.date - ${keepsForDays}::int`)
    .orderBy('cooking_day.date', 'desc')
    .execute();
  const present = await tx
    .selectFrom('plan_items')
    .select('id')
    .where('user_id', '=', plan.user_id)
    .where(
      'id',
      'in',
      leftovers.flatMap(({ leftoverOf }) => leftoverOf ?? []),
    )
    .execute();
  const isGone = (id: number | null) => present.every((row) => row.id !== id);
  return new Map(
    leftovers.flatMap(({ leftoverOf, recipeId }) => {
      const same = rows.filter((row) => row.recipe_id === recipeId);
      const cooked = same.filter((row) => row.leftover_of === null);
      const claiming = claimingDate(plan, recipeId, restored);
      const named =
        same.find(({ id }) => id === leftoverOf) ??
        (isGone(leftoverOf) ? (cooked.find(({ date }) => date === claiming) ?? cooked[0]) : undefined);
      // the dish itself, which may be too old where its leftovers aren't
      const cooking =
        named === undefined || named.leftover_of === null
          ? named
          : same.find(({ id }) => id === named.leftover_of);
      return leftoverOf === null || cooking === undefined ? [] : [[leftoverOf, cooking.id] as const];
    }),
  );
}

/** Removes leftover links that are no longer valid after a move. */
export async function checkLinks(tx: Db, { user_id: owner, id }: ItemKey): Promise<void> {
  await sql`
    update plan_items set leftover_of = null
    from plan_items cooking, meal_plans cooked, meal_plans eaten
    where plan_items.user_id = ${owner} and cooking.user_id = ${owner} and cooked.user_id = ${owner}
      and eaten.user_id = ${owner} and (plan_items.id = ${id} or plan_items.leftover_of = ${id})
      and cooking.id = plan_items.leftover_of and cooked.id = cooking.plan_id and eaten.id = plan_items.plan_id
      and not (eaten.date > cooked.date and eaten.date <= cooked.date + ${keepsForDays}::int)`.execute(tx);
}

/** What is left over from a dish that goes is left over from the same dish that stays, while it keeps. */
export async function passLeftovers(
  tx: Db,
  gone: ItemKey,
  stays: ItemKey & { readonly leftover_of: number | null },
): Promise<void> {
  const { leftover_of: from } = stays;
  const id = from === null || from === gone.id ? stays.id : from;
  await tx
    .updateTable('plan_items')
    .set({ leftover_of: id })
    .where('user_id', '=', gone.user_id)
    .where('leftover_of', '=', gone.id)
    .where('id', '!=', stays.id)
    .execute();
  await checkLinks(tx, { user_id: gone.user_id, id });
}

/**
 * Links the same recipe on these later days, where it keeps that long and is cooked freshly or with a dish of one of the
 * restored days, as leftovers of the item.
 */
export async function linkLeftovers(
  tx: Db,
  { user_id: owner, id }: ItemKey,
  dates: readonly string[],
  restored: readonly RestoredDay[],
): Promise<void> {
  if (dates.length === 0) return;
  const restoredIds = restored.map(({ plan }) => plan.id);
  await sql`
    update plan_items set leftover_of = cooking.id
    from plan_items cooking, meal_plans cooked, meal_plans eaten
    where plan_items.user_id = ${owner} and cooking.user_id = ${owner} and cooked.user_id = ${owner}
      and eaten.user_id = ${owner} and cooking.id = ${id} and cooking.leftover_of is null
      and plan_items.recipe_id = cooking.recipe_id
      and (plan_items.leftover_of is null or exists (
        select from plan_items former where former.user_id = ${owner} and former.id = plan_items.leftover_of
          and former.plan_id = any(${restoredIds}::bigint[])
      ))
      and cooked.id = cooking.plan_id and eaten.id = plan_items.plan_id
      and eaten.date = any(${[...dates]}::date[])
      and eaten.date > cooked.date and eaten.date <= cooked.date + ${keepsForDays}::int
      and not exists (
        select from plan_items later where later.user_id = ${owner} and later.leftover_of = plan_items.id
      )`.execute(tx);
}

/** The days on which leftovers of an item are planned. */
export async function leftoverDates(db: Db, item: ItemKey): Promise<string[]> {
  const rows = await db
    .selectFrom('plan_items')
    .innerJoin('meal_plans', (join) =>
      join
        .onRef('meal_plans.user_id', '=', 'plan_items.user_id')
        .onRef('meal_plans.id', '=', 'plan_items.plan_id'),
    )
    .select('meal_plans.date')
    .where('plan_items.user_id', '=', item.user_id)
    .where('plan_items.leftover_of', '=', item.id)
    .execute();
  return rows.map(({ date }) => date);
}
