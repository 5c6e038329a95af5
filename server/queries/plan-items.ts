import { sql } from 'kysely';
import { defaultSlot } from '#domain/meal-plan/default-slot.ts';
import type { MealSlot } from '#domain/meal-plan/meal-slots.ts';
import { mergedPeople } from '#domain/meal-plan/merged-servings.ts';
import { maxItemsADay } from '#domain/meal-plan/plan-limits.ts';
import type { MealType } from '#domain/recipe/meal-types.ts';
import type { Db } from '#server/db/connect.ts';
import { storedId } from './collections.ts';
import { cookingsOf, linkLeftovers, type RestoredDay } from './leftover-links.ts';
import type { PlanKey } from './meal-plans.ts';
import { findRecipeId } from './recipes.ts';
import { planOwner } from './shared-plans.ts';

export interface PlanItemRow {
  readonly id: number;
  /** The member whose plan it is on. */
  readonly user_id: string;
  readonly plan_id: number;
  readonly recipe_id: number | null;
  readonly custom_food_id: number | null;
  readonly slot: MealSlot;
  readonly servings: number;
  readonly generated: boolean;
  readonly leftover_of: number | null;
  /** Ids of those whose separate dish it is. */
  readonly only_for: readonly string[] | null;
  /** Orders the items of a meal; the id orders equal ones. */
  readonly position: number;
  /** Date of the meal it is left over from; YYYY-MM-DD. */
  readonly cooked_on: string | null;
  /** Dates of the meals that are left over from it. */
  readonly leftovers_on: readonly string[];
}

/** An item to put on a day: a recipe or a food, known to exist. */
export interface WantedItem {
  readonly recipeId: number | null;
  readonly customFoodId: number | null;
  /** Null: chosen by the recipe's meal types. */
  readonly slot: MealSlot | null;
  readonly mealTypes: readonly MealType[];
  readonly servings: number;
  readonly generated: boolean;
  /** Id of the item it is cooked with. */
  readonly leftoverOf: number | null;
  /** Ids of those of the household whose separate dish it is; null: for everybody else. */
  readonly onlyFor: readonly string[] | null;
  /** Dates of later days on which the recipe becomes its leftovers. */
  readonly leftoversOn?: readonly string[];
  /** Undefined: by the order of what is put on the day. */
  readonly position?: number | undefined;
}

const bySlot = sql`array_position(array['breakfast', 'lunch', 'dinner', 'snack'], plan_items.slot)`;

const columns = [
  'plan_items.id',
  'plan_items.user_id',
  'plan_items.plan_id',
  'plan_items.recipe_id',
  'plan_items.custom_food_id',
  'plan_items.slot',
  'plan_items.servings',
  'plan_items.generated',
  'plan_items.leftover_of',
  'plan_items.only_for',
  'plan_items.position',
] as const;

const leftoversOn = sql<string[]>`
  array(
    select to_char(day.date, 'YYYY-MM-DD') from plan_items leftovers
    join meal_plans day on day.user_id = leftovers.user_id and day.id = leftovers.plan_id
    where leftovers.user_id = plan_items.user_id and leftovers.leftover_of = plan_items.id
    order by 1
  )`.as('leftovers_on');

/** What names an item, and the member whose plan it is on. */
export type ItemKey = Pick<PlanItemRow, 'id' | 'user_id'>;

const ownersOf = (plans: readonly PlanKey[]) => [...new Set(plans.map(({ user_id }) => user_id))];
const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);

/** In the order of the slots, and within a slot of their positions. */
export async function findPlanItems(db: Db, plans: readonly PlanKey[]): Promise<PlanItemRow[]> {
  if (plans.length === 0) return [];
  return db
    .selectFrom('plan_items')
    .leftJoin('plan_items as cooking', (join) =>
      join
        .onRef('cooking.user_id', '=', 'plan_items.user_id')
        .onRef('cooking.id', '=', 'plan_items.leftover_of'),
    )
    .leftJoin('meal_plans as cooking_day', (join) =>
      join
        .onRef('cooking_day.user_id', '=', 'cooking.user_id')
        .onRef('cooking_day.id', '=', 'cooking.plan_id'),
    )
    .select(columns)
    .select('cooking_day.date as cooked_on')
    .select(leftoversOn)
    .where('plan_items.user_id', 'in', ownersOf(plans))
    .where('plan_items.plan_id', 'in', idsOf(plans))
    .orderBy(bySlot)
    .orderBy('plan_items.position')
    .orderBy('plan_items.id')
    .execute();
}

/** Items with the dates of their days. */
const datedItems = (db: Db) =>
  db
    .selectFrom('plan_items')
    .innerJoin('meal_plans', (join) =>
      join
        .onRef('meal_plans.user_id', '=', 'plan_items.user_id')
        .onRef('meal_plans.id', '=', 'plan_items.plan_id'),
    )
    .select(columns)
    .select('meal_plans.date');

/**
 * Finds an item of a member's day by its own id, else by any id of its recipe. Given the plan of a day that somebody has
 * moved it from meanwhile, its own id still finds it.
 */
export async function findItem(
  db: Db,
  userId: string,
  day: { readonly date: string } | { readonly planId: number },
  ref: string,
) {
  const all = datedItems(db).where('plan_items.user_id', '=', planOwner(userId));
  const items = all
    .$if('date' in day, (query) => query.where('meal_plans.date', '=', 'date' in day ? day.date : ''))
    .$if('planId' in day, (query) => query.where('meal_plans.id', '=', 'planId' in day ? day.planId : 0));
  const id = storedId(ref);
  const byId = id === null ? undefined : await items.where('plan_items.id', '=', id).executeTakeFirst();
  if (byId !== undefined) return byId;
  const recipeId = await findRecipeId(db, ref, userId);
  if (recipeId === undefined)
    return id === null || 'date' in day ? undefined : all.where('plan_items.id', '=', id).executeTakeFirst();
  return items.where('plan_items.recipe_id', '=', recipeId).executeTakeFirst();
}

/** The position after those of these items. */
export const nextPosition = (items: readonly Pick<PlanItemRow, 'position'>[]): number =>
  Math.max(-1, ...items.map(({ position }) => position)) + 1;

type FoundItem = NonNullable<Awaited<ReturnType<typeof findItem>>>;

/** The item that this one is left over from; the item itself if it is cooked freshly. */
export async function findCooking(db: Db, item: FoundItem): Promise<FoundItem> {
  if (item.leftover_of === null) return item;
  const cooking = await datedItems(db)
    .where('plan_items.user_id', '=', item.user_id)
    .where('plan_items.id', '=', item.leftover_of)
    .executeTakeFirst();
  return cooking === undefined ? item : findCooking(db, cooking);
}

const isSame = (
  item: Pick<PlanItemRow, 'recipe_id' | 'custom_food_id'>,
  requested: Pick<WantedItem, 'recipeId' | 'customFoodId'>,
): boolean => item.recipe_id === requested.recipeId && item.custom_food_id === requested.customFoodId;

const others = (present: readonly PlanItemRow[], items: readonly WantedItem[]) =>
  present.filter((row) => !items.some((item) => isSame(row, item)));

async function deleteRows(tx: Db, plan: PlanKey, rows: readonly PlanItemRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .deleteFrom('plan_items')
    .where('user_id', '=', plan.user_id)
    .where('id', 'in', idsOf(rows))
    .execute();
}

/** Deletes what is on a locked day besides these items. */
export const removeOthers = async (tx: Db, plan: PlanKey, items: readonly WantedItem[]): Promise<void> =>
  deleteRows(tx, plan, others(await findPlanItems(tx, [plan]), items));

/**
 * Puts items on a locked day. Existing items stay as they are, but a separate dish is then also for whom it was put there;
 * with `replace` they are updated and in the given order, and other items are deleted. Returns false when the day is full; then the caller rolls back.
 */
export async function putItems(
  tx: Db,
  plan: PlanKey,
  items: readonly WantedItem[],
  {
    now,
    replace = false,
    restored = [],
  }: { readonly now: Date; readonly replace?: boolean; readonly restored?: readonly RestoredDay[] },
): Promise<'put' | 'full'> {
  const present = await findPlanItems(tx, [plan]);
  const requested = items.filter((item, at) => {
    const first = items.findIndex(
      (it) => it.recipeId === item.recipeId && it.customFoodId === item.customFoodId,
    );
    return first === at;
  });
  const added = requested.filter((item) => !present.some((row) => isSame(row, item)));
  const dropped = replace ? others(present, requested) : [];
  if (present.length - dropped.length + added.length > maxItemsADay) return 'full';
  const cookings = await cookingsOf(tx, plan, requested, restored);
  const linkOf = ({ leftoverOf }: WantedItem) => cookings.get(leftoverOf ?? 0) ?? null;
  await deleteRows(tx, plan, dropped);
  const taken = present.filter((row) => !dropped.includes(row)).map(({ slot }) => slot);
  const first = replace ? 0 : nextPosition(present);
  for (const [at, item] of requested.entries()) {
    const slot = item.slot ?? defaultSlot(item.mealTypes, taken);
    const { servings, generated } = item;
    const row = present.find((it) => isSame(it, item));
    const only_for = mergedPeople(row === undefined || replace ? item.onlyFor : row.only_for, item.onlyFor);
    const { position = first + at } = item;
    const values = { slot, servings, generated, leftover_of: linkOf(item), only_for, position };
    if (row === undefined) {
      taken.push(slot);
      const { id } = await tx
        .insertInto('plan_items')
        .values({
          user_id: plan.user_id,
          plan_id: plan.id,
          recipe_id: item.recipeId,
          custom_food_id: item.customFoodId,
          ...values,
          added_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await linkLeftovers(tx, { user_id: plan.user_id, id }, item.leftoversOn ?? [], restored);
    } else if (replace || only_for?.length !== row.only_for?.length)
      await tx
        .updateTable('plan_items')
        .set(replace ? values : { only_for, ...(only_for === null && { servings }) })
        .where('user_id', '=', row.user_id)
        .where('id', '=', row.id)
        .execute();
  }
  return 'put';
}

/** Removes one item. */
export async function removeItem(tx: Db, item: ItemKey): Promise<void> {
  await tx.deleteFrom('plan_items').where('user_id', '=', item.user_id).where('id', '=', item.id).execute();
}

/** Empties a day. */
export async function clearDay(tx: Db, plan: PlanKey): Promise<void> {
  await tx
    .deleteFrom('plan_items')
    .where('user_id', '=', plan.user_id)
    .where('plan_id', '=', plan.id)
    .execute();
}

/** Deletes items of these days that were generated and not edited since. */
export async function removeGenerated(tx: Db, plans: readonly PlanKey[]): Promise<void> {
  if (plans.length === 0) return;
  await tx
    .deleteFrom('plan_items')
    .where('user_id', 'in', ownersOf(plans))
    .where('plan_id', 'in', idsOf(plans))
    .where('generated', '=', true)
    .execute();
}

/** Sets the servings; the item then counts as the member's own choice. */
export async function setServings(tx: Db, item: ItemKey, servings: number): Promise<void> {
  await tx
    .updateTable('plan_items')
    .set({ servings, generated: false })
    .where('user_id', '=', item.user_id)
    .where('id', '=', item.id)
    .execute();
}

/** Takes somebody out of all separate dishes, in every member's plan; a dish that was for them alone goes. */
export async function forgetPersonOfDishes(tx: Db, personId: string): Promise<void> {
  const person = sql`array[${personId}]::text[]`;
  await sql`delete from plan_items where only_for = ${person}`.execute(tx);
  await sql`update plan_items set only_for = array_remove(only_for, ${personId}) where only_for @> ${person}`.execute(
    tx,
  );
}

/** What was for a member alone is for them as any other dish, as they no longer eat with anybody. */
export async function keepOwnDishes(tx: Db, userId: string, personId: string): Promise<void> {
  await sql`
    update plan_items set only_for = null
    where user_id = ${userId} and only_for = array[${personId}]::text[]`.execute(tx);
}

/** Deletes the separate dishes of a member's plan, as the member no longer eats with anybody. */
export async function removeSeparateDishes(tx: Db, userId: string): Promise<void> {
  await sql`
    delete from plan_items where user_id = ${userId} and only_for is not null`.execute(tx);
}
