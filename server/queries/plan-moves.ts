import { sql } from 'kysely';
import { canBeLeftover, keepsForDays } from '#domain/meal-plan/leftovers.ts';
import type { MealSlot } from '#domain/meal-plan/meal-slots.ts';
import { mostItemsADay, mostServings } from '#domain/meal-plan/plan-limits.ts';
import type { Db } from '#server/db/connect.ts';
import { lockDays } from './meal-plans.ts';
import { findItem, findPlanItems } from './plan-items.ts';

interface ItemAt {
  readonly planId: number;
  /** Id of the item, or one of its recipe's. */
  readonly ref: string;
}

/** Links between a cooking and its leftovers that the days no longer bear out are undone. */
async function checkLinks(tx: Db, itemId: number): Promise<void> {
  await sql`
    update plan_items set leftover_of = null
    from plan_items cooking, meal_plans cooked, meal_plans eaten
    where (plan_items.id = ${itemId} or plan_items.leftover_of = ${itemId})
      and cooking.id = plan_items.leftover_of and cooked.id = cooking.plan_id and eaten.id = plan_items.plan_id
      and not (eaten.date > cooked.date and eaten.date <= cooked.date + ${keepsForDays}::int)`.execute(tx);
}

/** Locks the day of an item and another one. Undefined when the item is not there, or is gone by then. */
async function lockWithItem(tx: Db, userId: string, { planId, ref }: ItemAt, date: string) {
  const seen = await findItem(tx, userId, { planId }, ref);
  if (seen === undefined) return undefined;
  const plans = await lockDays(tx, userId, [seen.date, date]);
  const item = await findItem(tx, userId, { planId }, ref);
  const target = plans.get(date);
  if (item === undefined || target === undefined) return undefined;
  const others = await findPlanItems(tx, [target.id]);
  const same = others.find(
    (it) => it.id !== item.id && it.recipe_id === item.recipe_id && it.custom_food_id === item.custom_food_id,
  );
  return { item, target, others, same };
}

/** Moves an item to a day and a meal; where the same stands already, the servings add up. Answers the two days. */
export async function moveItem(
  db: Db,
  userId: string,
  at: ItemAt,
  to: { readonly date: string; readonly slot: MealSlot | null },
): Promise<{ readonly from: string; readonly to: string } | 'unknown' | 'full'> {
  return db.transaction().execute(async (tx) => {
    const found = await lockWithItem(tx, userId, at, to.date);
    if (found === undefined) return 'unknown';
    const { item, target, others, same } = found;
    const slot = to.slot ?? item.slot;
    const days = { from: item.date, to: to.date };
    if (same !== undefined) {
      const servings = Math.min(mostServings, same.servings + item.servings);
      await tx.deleteFrom('plan_items').where('id', '=', item.id).execute();
      await tx
        .updateTable('plan_items')
        .set({ servings, generated: false, ...(to.slot === null ? {} : { slot }) })
        .where('id', '=', same.id)
        .execute();
      return days;
    }
    if (item.plan_id !== target.id && others.length >= mostItemsADay) return 'full';
    await tx
      .updateTable('plan_items')
      .set({ plan_id: target.id, slot, generated: false })
      .where('id', '=', item.id)
      .execute();
    await checkLinks(tx, item.id);
    return days;
  });
}

/**
 * Plans what is cooked on one day to be eaten on a later one, too. Doing it again sets the servings anew; beside the
 * same dish freshly cooked, they add up.
 */
export async function addLeftovers(
  db: Db,
  userId: string,
  at: ItemAt,
  to: { readonly date: string; readonly slot: MealSlot | null; readonly servings: number | null },
  now: Date,
): Promise<'planned' | 'unknown' | 'food' | 'tooLate' | 'full'> {
  return db.transaction().execute(async (tx) => {
    const seen = await findItem(tx, userId, { planId: at.planId }, at.ref);
    if (seen === undefined) return 'unknown';
    if (seen.recipe_id === null) return 'food';
    if (!canBeLeftover(seen.date, to.date)) return 'tooLate';
    const found = await lockWithItem(tx, userId, at, to.date);
    if (found === undefined) return 'unknown';
    const { item, target, others, same } = found;
    const servings = to.servings ?? item.servings;
    const slot = to.slot ?? item.slot;
    if (same !== undefined) {
      const sum = same.leftover_of === item.id ? servings : same.servings + servings;
      await tx
        .updateTable('plan_items')
        .set({ servings: Math.min(mostServings, sum), leftover_of: item.id, generated: false })
        .where('id', '=', same.id)
        .execute();
      return 'planned';
    }
    if (others.length >= mostItemsADay) return 'full';
    await tx
      .insertInto('plan_items')
      .values({
        plan_id: target.id,
        recipe_id: item.recipe_id,
        custom_food_id: null,
        slot,
        servings,
        generated: false,
        leftover_of: item.id,
        added_at: now,
      })
      .execute();
    return 'planned';
  });
}
