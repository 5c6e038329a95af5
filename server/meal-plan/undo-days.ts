import type { OperationBody } from '#contract/operations.ts';
import { type PlannedDish, undoOnDay } from '#domain/meal-plan/undo-on-day.ts';
import { invalid } from '#server/errors.ts';
import type { PlanItemRow, WantedItem } from '#server/queries/plan-items.ts';
import type { LockedDay } from './change-days.ts';
import { dayHasChanged } from './read-plan-call.ts';
import { findWantedItems, type ItemInput, unknownItem } from './wanted-items.ts';

type Day = OperationBody<'restorePlanDays'>['days'][number];

/** `item`: null for one that exists no more. */
interface Dish extends PlannedDish {
  readonly input: Pick<ItemInput, 'type'>;
  readonly item: WantedItem | null;
}

const field = 'days';

function dishOf(item: WantedItem): Dish {
  const { recipeId, customFoodId, slot, servings, position, generated, leftoverOf, onlyFor } = item;
  return {
    ...{ slot, servings, position, generated, leftoverOf, onlyFor, item },
    input: { type: recipeId === null ? 'custom_food' : 'recipe' },
    dish: recipeId === null ? `food ${customFoodId}` : `recipe ${recipeId}`,
  };
}

const missingDish = (input: ItemInput): Dish => ({
  input,
  item: null,
  dish: `missing ${input.type} ${input.id}`,
  slot: input.slot ?? null,
  servings: input.servings ?? 1,
  generated: input.generated ?? false,
  leftoverOf: input.leftover_of ?? null,
  onlyFor: input.only_for ?? null,
});

const dishOnDay = (row: PlanItemRow): Dish =>
  dishOf({
    recipeId: row.recipe_id,
    customFoodId: row.custom_food_id,
    slot: row.slot,
    mealTypes: [],
    servings: row.servings,
    position: row.position,
    generated: row.generated,
    leftoverOf: row.leftover_of,
    onlyFor: row.only_for,
  });

function wantedItem({ item, input, slot, servings, generated, leftoverOf, onlyFor }: Dish): WantedItem {
  if (item === null) throw unknownItem(input, field);
  return {
    ...item,
    slot,
    servings,
    generated,
    leftoverOf: leftoverOf === null ? null : Number(leftoverOf),
    onlyFor,
  };
}

/** Whether the positions say in which order the items of each meal are; equal ones don't. */
function hasPositions(items: readonly WantedItem[]): boolean {
  return items.every(({ slot, position = -1 }, at) => {
    const earlier = items.slice(0, at).filter((each) => each.slot === slot);
    return earlier.every((each) => (each.position ?? position) < position);
  });
}

/** Reads the days of an undo; the result says what a day shall have, given what is on it. */
export async function readUndo(
  context: Parameters<typeof findWantedItems>[0],
  userId: string,
  days: readonly Day[],
): Promise<(date: string, day: LockedDay, now: readonly PlanItemRow[]) => WantedItem[]> {
  const inputs = days.flatMap(({ items, after = [] }) => [...items, ...after]);
  // removed foods are found, so that an undo restores them on the plan
  const found = await findWantedItems(context, userId, inputs, { withRemoved: true });
  const dishes = new Map(
    inputs.map((input, at) => [input, found[at] ? dishOf(found[at]) : missingDish(input)] as const),
  );
  const dishesOf = (items: readonly ItemInput[] = []) => items.flatMap((item) => dishes.get(item) ?? []);
  if (days.some(({ revision, after }) => revision === undefined && after === undefined))
    throw invalid({ [field]: ['Say which state of the day you know.'] });
  return (date, { revision }, now) => {
    const day = days.find((each) => each.date === date);
    const before = dishesOf(day?.items);
    const undone =
      day?.revision === revision
        ? before
        : day?.after && undoOnDay(now.map(dishOnDay), { before, after: dishesOf(day.after) });
    if (!undone) throw dayHasChanged();
    // drops separate dishes whose people have all left
    const wanted = undone.map(wantedItem).filter(({ onlyFor }) => onlyFor === null || onlyFor.length > 0);
    return hasPositions(wanted) ? wanted : wanted.map((item) => ({ ...item, position: undefined }));
  };
}
