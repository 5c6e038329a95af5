import type { EatenFood } from '#domain/intolerance/contributions.ts';
import { judgementFor } from '#domain/intolerance/for-member.ts';
import type { Intolerance, Level } from '#domain/intolerance/intolerances.ts';
import { type MemberList, unchanged } from '#domain/intolerance/member-lists.ts';
import { verdictOf } from '#domain/intolerance/verdicts.ts';

/** An item of a day, as it is eaten. */
export interface EatenDish {
  readonly title: string;
  readonly servings: number;
  /** Of one serving; null when nothing is known of it, as of a custom food. */
  readonly eaten: readonly EatenFood[] | null;
}

/** What a day puts on one axis. */
export interface DayLoad {
  /** Null: not known, which is never Low. */
  readonly level: Level | null;
  /** Of all that is eaten, where the axis counts doses; else null. */
  readonly dose: number | null;
  /** Titles of the items that decide the level; none at Low. */
  readonly deciding: readonly string[];
  /** Titles of the items that hold something without a figure. */
  readonly unknown: readonly string[];
}

/** A Low serving is a fifth of what a day allows: three meals and two snacks stay within it (see the thresholds). */
const lowServingsADay = 5;

const severity = (level: Level | null): number => level ?? 2.5;

interface Judged {
  readonly level: Level | null;
  /** Food ids. */
  readonly deciding: readonly string[];
  readonly unknown: readonly string[];
}

function judge(axis: Intolerance, eaten: readonly EatenFood[], list: MemberList): Judged {
  const foodIds = [...new Set(eaten.map(({ food }) => food.id))];
  return judgementFor(verdictOf(axis, eaten), list, foodIds);
}

const scaled = (eaten: readonly EatenFood[], factor: number): EatenFood[] =>
  eaten.map(({ food, grams }) => ({ food, grams: grams * factor }));

/**
 * The load of a day on one axis. What is not Low by itself adds up as if it were eaten at once, so two Medium dishes
 * can make a High day; and all that is eaten, shared out over five servings, has to be Low for a Low day.
 */
export function dayLoad(
  axis: Intolerance,
  dishes: readonly EatenDish[],
  list: MemberList = unchanged,
): DayLoad {
  const known = dishes.flatMap(({ title, servings, eaten }) => {
    if (eaten === null) return [];
    const all = scaled(eaten, servings);
    return [{ title, eaten: all, ...judge(axis, all, list) }];
  });
  const opaque = dishes.filter(({ eaten }) => eaten === null).map(({ title }) => title);
  const everything = known.flatMap(({ eaten }) => eaten);
  const judgements: Judged[] = [
    ...known,
    judge(
      axis,
      known.filter(({ level }) => level !== 1).flatMap(({ eaten }) => eaten),
      list,
    ),
    judge(axis, scaled(everything, 1 / lowServingsADay), list),
    ...(opaque.length > 0 ? [{ level: null, deciding: [], unknown: [] }] : []),
  ];
  const level = judgements.reduce<Level | null>(
    (worst, it) => (severity(it.level) > severity(worst) ? it.level : worst),
    1,
  );
  const blamed = new Set(judgements.filter((it) => it.level === level).flatMap(({ deciding }) => deciding));
  const holds = (eaten: readonly EatenFood[]) => eaten.some(({ food }) => blamed.has(food.id));
  return {
    level,
    dose: verdictOf(axis, everything).dose,
    deciding: level === 1 ? [] : [...titlesOf(known, holds), ...(level === null ? opaque : [])],
    unknown: [...known.filter(({ unknown }) => unknown.length > 0).map(({ title }) => title), ...opaque],
  };
}

const titlesOf = (
  known: readonly { readonly title: string; readonly eaten: readonly EatenFood[] }[],
  holds: (eaten: readonly EatenFood[]) => boolean,
): string[] => known.filter(({ eaten }) => holds(eaten)).map(({ title }) => title);
