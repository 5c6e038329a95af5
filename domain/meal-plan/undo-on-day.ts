import type { MealSlot } from './meal-slots.ts';

/** A dish as it is planned on a day. */
export interface PlannedDish {
  /** Of the recipe or food, which is on a day once. */
  readonly dish: string;
  readonly slot: MealSlot | null;
  readonly servings: number;
  /** Orders the dishes of a meal; undefined behind all others. */
  readonly position?: number | undefined;
  readonly generated: boolean;
  /** The item it is left over from; null if it is cooked freshly. */
  readonly leftoverOf: string | number | null;
  /** Ids of those whose separate dish it is; null: for everybody. */
  readonly onlyFor: readonly string[] | null;
}

/** What a change made of a day. */
export interface DayChange<T extends PlannedDish> {
  readonly before: readonly T[];
  readonly after: readonly T[];
}

const peopleOf = ({ onlyFor }: PlannedDish) => onlyFor?.toSorted().join(' ') ?? null;
const isSameAmount = (one: PlannedDish, other: PlannedDish) =>
  one.servings === other.servings && peopleOf(one) === peopleOf(other);
const isUnchanged = (one: PlannedDish, other: PlannedDish) =>
  isSameAmount(one, other) && one.slot === other.slot && one.leftoverOf === other.leftoverOf;

/** A dish with what the change made of it undone; null if that was changed again. */
function undoneDish<T extends PlannedDish>(now: T, before: T, after: T): T | null {
  if (before.slot !== after.slot && ![before.slot, after.slot].includes(now.slot)) return null;
  const isAmountChanged = !isSameAmount(before, after);
  if (isAmountChanged && !isSameAmount(now, before) && !isSameAmount(now, after)) return null;
  return {
    ...now,
    generated: before.generated,
    ...(before.slot !== after.slot && { slot: before.slot }),
    ...(isAmountChanged && { servings: before.servings, onlyFor: before.onlyFor }),
    ...(before.leftoverOf !== after.leftoverOf && { leftoverOf: before.leftoverOf }),
  };
}

const positionOf = ({ position = Number.POSITIVE_INFINITY }: PlannedDish) => position;

/** The list with an item in its place among those of its meal. */
function putIn<T extends PlannedDish>(list: readonly T[], item: T): T[] {
  const at = list.findIndex((each) => each.slot === item.slot && positionOf(each) > positionOf(item));
  return list.toSpliced(at < 0 ? list.length : at, 0, item);
}

/**
 * The dishes of a day with a change undone, and what else was changed there since as it is; null if a dish of the change
 * was changed again.
 */
export function undoOnDay<T extends PlannedDish>(
  now: readonly T[],
  { before, after }: DayChange<T>,
): readonly T[] | null {
  const find = (items: readonly T[], { dish }: T) => items.find((each) => each.dish === dish);
  let undone: readonly T[] = now;
  for (const added of after) {
    const present = find(now, added);
    if (find(before, added) !== undefined || present === undefined) continue;
    if (!isSameAmount(present, added)) return null;
    undone = undone.filter((each) => each !== present);
  }
  for (const former of before) {
    const [left, present] = [find(after, former), find(now, former)];
    if (left === undefined && present !== undefined) {
      if (isSameAmount(present, former)) continue;
      return null;
    }
    if (left !== undefined && isUnchanged(former, left)) continue;
    const item = left === undefined ? former : present && undoneDish(present, former, left);
    if (!item) return null;
    const others = undone.filter((each) => each !== present);
    undone =
      present?.slot === item.slot
        ? undone.map((each) => (each === present ? item : each))
        : putIn(others, item);
  }
  return undone;
}
