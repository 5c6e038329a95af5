import type { Food } from '#domain/food/food.ts';
import { usualPortionG } from '#domain/food/usual-portion.ts';
import type { Intolerance, Level } from './intolerances.ts';
import { passes, verdictOf } from './verdicts.ts';

/** What a member changed by hand on one axis, as food ids. */
export interface MemberList {
  /** Ticked though not by default: these foods no longer count against a recipe. */
  readonly included: readonly string[];
  /** Unticked though ticked by default: recipes with any of these are left out. */
  readonly excluded: readonly string[];
}

export const unchanged: MemberList = { included: [], excluded: [] };

/** Foods do not change, and every list of every member asks for all of them. */
const known = new WeakMap<Food, Map<Intolerance, Level | null>>();

/** Level of a food alone in a usual portion; null when it has no figure. */
export function levelOfFood(axis: Intolerance, food: Food): Level | null {
  const levels = known.get(food) ?? new Map<Intolerance, Level | null>();
  const level = levels.get(axis);
  if (level !== undefined) return level;
  const found = verdictOf(axis, [{ food, grams: usualPortionG(food) }]).level;
  known.set(food, levels.set(axis, found));
  return found;
}

/** The map that the manager lists: food id to level, in the order of the table. */
export const levelsOfFoods = (axis: Intolerance, foods: readonly Food[]): Map<string, Level | null> =>
  new Map(foods.map((food) => [food.id, levelOfFood(axis, food)]));

/** Foods ticked by default at a level: those at most at it. A food without a figure is ticked at High alone. */
export function tickedByDefault(axis: Intolerance, foods: readonly Food[], level: Level): Food[] {
  return foods.filter((food) => level === 3 || (levelOfFood(axis, food) ?? 3) <= level);
}

const key = (word: string) => word.trim().toLowerCase();

/**
 * The foods of a stored list of ticked ingredients, names or ids; words of no food are passed over. Aliases do not
 * count: one could put back a food that the member never saw.
 */
export function tickedFoods(foods: readonly Food[], ticked: readonly string[]): Food[] {
  const words = new Set(ticked.map(key));
  return foods.filter((food) => words.has(key(food.name)) || words.has(key(food.id)));
}

/**
 * What a stored list changes against the defaults of `level`, which is Low for the managers. No list, or an empty
 * one, is a member who changed nothing. Defaults are never among `included`: a recipe may go beyond Low by the sum of
 * foods that are each Low.
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

/** Whether a recipe of these foods suits a member at a level: it passes, and holds nothing the member left out. */
export function suits(
  verdict: Parameters<typeof passes>[0],
  level: Level,
  list: MemberList,
  foodIds: Iterable<string>,
): boolean {
  const leftOut = new Set(list.excluded);
  return passes(verdict, level, list.included) && [...foodIds].every((id) => !leftOut.has(id));
}
