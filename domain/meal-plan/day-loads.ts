import type { EatenFood } from '#domain/intolerance/contributions.ts';
import type { Intolerance } from '#domain/intolerance/intolerances.ts';
import { type MemberList, unchanged } from '#domain/intolerance/member-lists.ts';
import { type MemberVerdict, memberVerdictOf } from '#domain/intolerance/member-verdict.ts';
import { worst } from '#domain/intolerance/severity.ts';
import type { Verdict } from '#domain/intolerance/verdict.ts';
import { verdictOf } from '#domain/intolerance/verdicts.ts';
import type { DayLoad, EatenDish } from './day-load.ts';
import { fodmapLoad } from './fodmap-meals.ts';

/** A Low serving is a fifth of a day's limit: three meals and two snacks are within it (see the thresholds). */
const lowServingsADay = 5;

function judge(
  axis: Intolerance,
  eaten: readonly EatenFood[],
  list: MemberList,
): MemberVerdict & Pick<Verdict, 'dose'> {
  const foodIds = [...new Set(eaten.map(({ food }) => food.id))];
  const verdict = verdictOf(axis, eaten);
  return { ...memberVerdictOf(verdict, list, foodIds), dose: verdict.dose };
}

const scaled = (eaten: readonly EatenFood[], factor: number): EatenFood[] =>
  eaten.map(({ food, grams }) => ({ food, grams: grams * factor }));

/** The load of a day on one axis: for FODMAP that of its worst meal, for the others the sum of the day. */
export const dayLoad = (
  axis: Intolerance,
  dishes: readonly EatenDish[],
  list: MemberList = unchanged,
): DayLoad => (axis === 'fodmap' ? fodmapLoad(dishes, list) : summedLoad(axis, dishes, list));

/**
 * Dishes that are not Low are summed as if eaten at once, so two Medium dishes can make a High day; and the
 * whole day, divided into five servings, has to be Low for a Low day.
 */
function summedLoad(axis: Intolerance, dishes: readonly EatenDish[], list: MemberList): DayLoad {
  const judgedDishes = dishes.map(({ title, servings, eaten }) => {
    const all = scaled(eaten ?? [], servings);
    if (eaten === null) return { title, eaten: all, level: null, dose: 0, isUnknown: true };
    const { level, dose, unknown } = judge(axis, all, list);
    return { title, eaten: all, level, dose, isUnknown: unknown.length > 0 };
  });
  const everything = judgedDishes.flatMap(({ eaten }) => eaten);
  const heavy = judgedDishes.filter(({ level }) => level !== 1);
  const together =
    heavy.length < 2
      ? 1
      : judge(
          axis,
          heavy.flatMap(({ eaten }) => eaten),
          list,
        ).level;
  const shared = judge(axis, scaled(everything, 1 / lowServingsADay), list);
  const alone = worst(judgedDishes.map(({ level }) => level));
  const level = worst([alone, together, shared.level]);

  const decides = (dish: (typeof judgedDishes)[number]): boolean => {
    if (level === 1) return false;
    if (level === alone) return dish.level === level;
    if (level === together) return heavy.includes(dish);
    return dish.eaten.some(({ food }) => shared.deciding.includes(food.id));
  };
  const titles = (which: typeof judgedDishes) => which.map(({ title }) => title);
  return {
    level,
    dose: shared.dose === null ? null : judgedDishes.reduce((sum, { dose }) => sum + (dose ?? 0), 0),
    deciding: titles(judgedDishes.filter(decides)),
    unknown: titles(judgedDishes.filter(({ isUnknown }) => isUnknown)),
  };
}
