import { fodmapSugars, groupOfSugar } from '#domain/food/fodmap-figure.ts';
import { contributionsOf, type EatenFood } from '#domain/intolerance/contributions.ts';
import type { FodmapSum } from '#domain/intolerance/fodmap-shares.ts';
import type { Level } from '#domain/intolerance/intolerances.ts';
import { type MemberList, unchanged } from '#domain/intolerance/member-lists.ts';
import { memberVerdictOf } from '#domain/intolerance/member-verdict.ts';
import { severity, worst } from '#domain/intolerance/severity.ts';
import type { Verdict } from '#domain/intolerance/verdict.ts';
import { verdictOf } from '#domain/intolerance/verdicts.ts';
import type { DayLoad, EatenDish } from './day-load.ts';
import { type MealSlot, mealSlots } from './meal-slots.ts';

/** FODMAP load of one meal: the sugar groups of all its foods are summed, as in one dish. */
export interface MealLoad {
  readonly slot: MealSlot;
  /** Null: unknown, which never counts as Low. */
  readonly level: Level | null;
  readonly largestSum: Verdict['largestSum'];
  /** The foods of the largest sum, largest share first, with the titles of their dishes. */
  readonly foods: readonly { readonly name: string; readonly grams: number; readonly dishes: string[] }[];
  /** Titles of the dishes that decide the level; none at Low. */
  readonly deciding: readonly string[];
  readonly unknown: readonly string[];
  /** Whether each of its dishes alone is lower than all together. */
  readonly isTogether: boolean;
}

const foodsPerServing = ({ eaten, servings }: EatenDish): EatenFood[] =>
  (eaten ?? []).map(({ food, grams }) => ({ food, grams: grams * servings }));

function judge(eaten: readonly EatenFood[], list: MemberList) {
  const verdict = verdictOf('fodmap', eaten);
  const ids = [...new Set(eaten.map(({ food }) => food.id))];
  return { verdict, ...memberVerdictOf(verdict, list, ids) };
}

/** Level with unknown dishes: unknown, unless the known foods are High already. */
const levelWith = (level: Level | null, dishes: readonly EatenDish[]): Level | null =>
  level !== 3 && dishes.some(({ eaten }) => eaten === null) ? null : level;

function mealLoad(slot: MealSlot, dishes: readonly EatenDish[], list: MemberList): MealLoad {
  const together = dishes.flatMap(foodsPerServing);
  const { verdict, deciding, level: ofAll } = judge(together, list);
  const judgedDishes = dishes.map((dish) => {
    const { level: alone, unknown } = judge(foodsPerServing(dish), list);
    return { ...dish, alone: levelWith(alone, [dish]), isUnknown: dish.eaten === null || unknown.length > 0 };
  });
  // a food that the member's list ignores in the sum may still count in a single dish
  const level = worst([levelWith(ofAll, dishes), ...judgedDishes.map(({ alone }) => alone)]);
  const holds = (dish: EatenDish, id: string) => (dish.eaten ?? []).some(({ food }) => food.id === id);
  const decides = (dish: (typeof judgedDishes)[number]): boolean => {
    if (level === 1) return false;
    if (level === null) return dish.isUnknown;
    return level === dish.alone || (level === ofAll && deciding.some((id) => holds(dish, id)));
  };
  const { largestSum } = verdict;
  const heaviest = contributionsOf('fodmap', together)
    .map((part) => ({ ...part, share: largestSum === null ? 0 : (part.sums.get(largestSum.sum) ?? 0) }))
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share || (a.food.id < b.food.id ? -1 : 1));
  const titles = (which: typeof judgedDishes) => which.map(({ title }) => title);
  return {
    slot,
    level,
    largestSum,
    foods: heaviest.map(({ food, grams }) => ({
      name: food.name,
      grams,
      dishes: titles(judgedDishes.filter((dish) => holds(dish, food.id))),
    })),
    deciding: titles(judgedDishes.filter(decides)),
    unknown: titles(judgedDishes.filter(({ isUnknown }) => isUnknown)),
    isTogether:
      judgedDishes.length > 1 && judgedDishes.every(({ alone }) => severity(alone) < severity(level)),
  };
}

/** The FODMAP loads of a day's meals, in order; empty slots are omitted. */
export const mealLoads = (dishes: readonly EatenDish[], list: MemberList = unchanged): MealLoad[] =>
  mealSlots.flatMap((slot) => {
    const inMeal = dishes.filter((dish) => dish.slot === slot);
    return inMeal.length === 0 ? [] : [mealLoad(slot, inMeal, list)];
  });

/** The meal that decides the day: of the highest level, with the largest sum; the earlier of equal ones. */
export const worstMeal = (meals: readonly MealLoad[]): MealLoad | null =>
  meals.toSorted(
    (a, b) =>
      severity(b.level) - severity(a.level) || (b.largestSum?.share ?? 0) - (a.largestSum?.share ?? 0),
  )[0] ?? null;

/** A day is as high as its worst meal: no daily limit is published, so meals are not summed. */
export function fodmapLoad(dishes: readonly EatenDish[], list: MemberList): DayLoad {
  const meals = mealLoads(dishes, list);
  const level = worst(meals.map((meal) => meal.level));
  const highest = meals.filter((meal) => meal.level === level);
  return {
    level,
    dose: null,
    deciding: highest.flatMap(({ deciding }) => deciding),
    unknown: meals.flatMap(({ unknown }) => unknown),
  };
}

/** Grams per day of the measured sugars, the largest first: a lower bound. */
export function sugarsOf(
  dishes: readonly EatenDish[],
): { readonly sum: FodmapSum; readonly grams: number }[] {
  const sums = new Map<FodmapSum, number>();
  for (const { food, grams } of dishes.flatMap(foodsPerServing))
    for (const sugar of fodmapSugars) {
      const sum = groupOfSugar[sugar];
      const added = ((food.fodmap?.sugars[sugar]?.gPer100g ?? 0) * grams) / 100;
      if (added > 0) sums.set(sum, added + (sums.get(sum) ?? 0));
    }
  return [...sums]
    .map(([sum, grams]) => ({ sum, grams }))
    .toSorted((a, b) => b.grams - a.grams || (a.sum < b.sum ? -1 : 1));
}
