import type { MealSlot } from '#domain/meal-plan/meal-slots.ts';
import { mergedPeople, mergedServings } from '#domain/meal-plan/merged-servings.ts';
import { maxItemsADay } from '#domain/meal-plan/plan-limits.ts';
import { isPossibleServings } from '#domain/recipe/servings.ts';
import type { Db } from '#server/db/connect.ts';
import { checkLinks, leftoverDates, passLeftovers } from './leftover-links.ts';
import type { PlanRow } from './meal-plans.ts';
import { findPlanItems, nextPosition, type PlanItemRow, removeItem } from './plan-items.ts';

type Item = Pick<
  PlanItemRow,
  'id' | 'user_id' | 'plan_id' | 'recipe_id' | 'custom_food_id' | 'slot' | 'servings' | 'only_for'
>;

/** The other items of a day, and the one among them with the same dish. */
async function besides(tx: Db, item: Item, target: PlanRow) {
  const others = await findPlanItems(tx, [target]);
  const same = others.find(
    (it) => it.id !== item.id && it.recipe_id === item.recipe_id && it.custom_food_id === item.custom_food_id,
  );
  return { others, same };
}

/**
 * Moves an item to a day and a slot, on another day to the end; with the same item there, the servings are summed. Both days
 * are locked.
 * Slot null: unchanged.
 */
export async function moveItem(
  tx: Db,
  item: Item,
  target: PlanRow,
  slot: MealSlot | null,
): Promise<'moved' | 'full' | 'tooMany'> {
  const { others, same } = await besides(tx, item, target);
  if (same !== undefined) {
    const servings = mergedServings(same, item);
    if (!isPossibleServings(servings)) return 'tooMany';
    const only_for = mergedPeople(same.only_for, item.only_for);
    await passLeftovers(tx, item, same);
    await removeItem(tx, item);
    await tx
      .updateTable('plan_items')
      .set({ servings, only_for, generated: false, ...(slot === null ? {} : { slot }) })
      .where('user_id', '=', same.user_id)
      .where('id', '=', same.id)
      .execute();
    return 'moved';
  }
  const isOtherDay = item.plan_id !== target.id;
  if (isOtherDay && others.length >= maxItemsADay) return 'full';
  await tx
    .updateTable('plan_items')
    .set({
      plan_id: target.id,
      slot: slot ?? item.slot,
      generated: false,
      ...(isOtherDay && { position: nextPosition(others) }),
    })
    .where('user_id', '=', item.user_id)
    .where('id', '=', item.id)
    .execute();
  await checkLinks(tx, item);
  return 'moved';
}

/**
 * Plans the leftovers of a meal for a later day; both days are locked. Repeating it sets the servings again;
 * next to the same dish freshly cooked, they are summed. Null: the servings or the slot of the cooked meal.
 */
export async function addLeftovers(
  tx: Db,
  cooking: Item,
  to: { readonly plan: PlanRow; readonly slot: MealSlot | null; readonly servings: number | null },
  now: Date,
): Promise<'planned' | 'full' | 'tooMany'> {
  const { others, same } = await besides(tx, cooking, to.plan);
  const servings = to.servings ?? cooking.servings;
  if (same !== undefined) {
    const isAgain = same.leftover_of === cooking.id;
    const sum = isAgain ? servings : mergedServings(same, { ...cooking, servings });
    if (!isPossibleServings(sum)) return 'tooMany';
    // what is cooked there for later days stays the cooking of those
    const leftover_of = (await leftoverDates(tx, same)).length > 0 ? null : cooking.id;
    const only_for = mergedPeople(same.only_for, cooking.only_for);
    await tx
      .updateTable('plan_items')
      .set({ servings: sum, leftover_of, only_for, generated: false })
      .where('user_id', '=', same.user_id)
      .where('id', '=', same.id)
      .execute();
    return 'planned';
  }
  if (others.length >= maxItemsADay) return 'full';
  await tx
    .insertInto('plan_items')
    .values({
      user_id: to.plan.user_id,
      plan_id: to.plan.id,
      recipe_id: cooking.recipe_id,
      custom_food_id: null,
      slot: to.slot ?? cooking.slot,
      servings,
      generated: false,
      leftover_of: cooking.id,
      only_for: mergedPeople(cooking.only_for, cooking.only_for),
      position: nextPosition(others),
      added_at: now,
    })
    .execute();
  return 'planned';
}

/** Puts another dish in the place of an item; its day is locked. Leftovers of it are then cooked by themselves. */
export async function replaceItem(
  tx: Db,
  item: Item,
  dish: { readonly recipeId: number | null; readonly customFoodId: number | null; readonly servings: number },
): Promise<'replaced' | 'there'> {
  const { recipeId: recipe_id, customFoodId: custom_food_id, servings } = dish;
  const day = { id: item.plan_id, user_id: item.user_id };
  const isThere = (await findPlanItems(tx, [day])).some(
    (it) => it.id !== item.id && it.recipe_id === recipe_id && it.custom_food_id === custom_food_id,
  );
  if (isThere) return 'there';
  await tx
    .updateTable('plan_items')
    .set({ recipe_id, custom_food_id, servings, generated: false, leftover_of: null })
    .where('user_id', '=', item.user_id)
    .where('id', '=', item.id)
    .execute();
  await tx
    .updateTable('plan_items')
    .set({ leftover_of: null })
    .where('user_id', '=', item.user_id)
    .where('leftover_of', '=', item.id)
    .execute();
  return 'replaced';
}
