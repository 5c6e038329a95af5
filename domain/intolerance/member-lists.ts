import type { Food } from '#domain/food/food.ts';
import { usualPortionG } from '#domain/food/usual-portion.ts';
import type { Intolerance, Level } from './intolerances.ts';
import { passes, verdictOf } from './verdicts.ts';

/** A member's own list on one axis, as food ids. */
export interface MemberList {
  /** Ticked, but not by default: these foods no longer count. */
  readonly included: readonly string[];
  /** Unticked, but ticked by default: recipes with any of these are excluded. */
  readonly excluded: readonly string[];
}

export const unchanged: MemberList = { included: [], excluded: [] };

/** Foods are immutable, and every list evaluates all of them. */
const known = new WeakMap<Food, Map<Intolerance, Level | null>>();

/** Level of a usual portion of a single food; null without a figure. */
export function levelOfFood(axis: Intolerance, food: Food): Level | null {
  const levels = known.get(food) ?? new Map<Intolerance, Level | null>();
  const level = levels.get(axis);
  if (level !== undefined) return level;
  const found = verdictOf(axis, [{ food, grams: usualPortionG(food) }]).level;
  known.set(food, levels.set(axis, found));
  return found;
}

/** Levels by food id, in the order of the table, for the manager. */
export const levelsOfFoods = (axis: Intolerance, foods: readonly Food[]): Map<string, Level | null> =>
  new Map(foods.map((food) => [food.id, levelOfFood(axis, food)]));

/** Foods ticked by default at a level: those at most at it. A food without a figure only at High. */
export function tickedByDefault(axis: Intolerance, foods: readonly Food[], level: Level): Food[] {
  return foods.filter((food) => level === 3 || (levelOfFood(axis, food) ?? 3) <= level);
}

const key = (word: string) => word.trim().toLowerCase();

/**
 * The foods of a stored list of ticked ingredients, names or ids; unknown words are ignored. Aliases don't
 * count: one could include a food that the member never saw.
 */
export function tickedFoods(foods: readonly Food[], ticked: readonly string[]): Food[] {
  const words = new Set(ticked.map(key));
  return foods.filter((food) => words.has(key(food.name)) || words.has(key(food.id)));
}

/**
 * The differences of a stored list from the defaults of `level`, which is Low in the manager. A missing or
 * empty list means no differences. Defaults are never in `included`: foods that are each Low can exceed Low
 * together.
 */
export function memberListOf(
  axis: Intolerance,
  foods: readonly Food[],
  ticked: readonly string[] | null,
  level: Level = 1,
): MemberList {
  const chosen = new Set(tickedFoods(foods, ticked ?? []));
  if (chosen.size === 0) return unchanged;
  const defaults = new Set(tickedByDefault(axis, foods, level));
  const changed = foods.filter((food) => chosen.has(food) !== defaults.has(food));
  return {
    included: changed.filter((food) => !defaults.has(food)).map(({ id }) => id),
    excluded: changed.filter((food) => defaults.has(food)).map(({ id }) => id),
  };
}

/** Whether a recipe of these foods suits a member at a level: it passes, and has no excluded food. */
export function suits(
  verdict: Parameters<typeof passes>[0],
  level: Level,
  list: MemberList,
  foodIds: Iterable<string>,
): boolean {
  const leftOut = new Set(list.excluded);
  return passes(verdict, level, list.included) && [...foodIds].every((id) => !leftOut.has(id));
}
