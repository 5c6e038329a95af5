import type { AllergenId } from '#domain/allergen/allergens.ts';
import type { Diet } from '#domain/diet/diets.ts';
import type { EatenFood } from '#domain/intolerance/contributions.ts';
import { levelForMember, standsAgainst } from '#domain/intolerance/for-member.ts';
import { type Intolerance, intolerances, type Level } from '#domain/intolerance/intolerances.ts';
import { type MemberList, unchanged } from '#domain/intolerance/member-lists.ts';
import { verdictOf } from '#domain/intolerance/verdicts.ts';

/** What a dish has to keep to for the one who eats it. */
export interface Eater {
  /** The highest level that may be, on the enabled axes; 3 lets everything pass. */
  readonly limits: Readonly<Partial<Record<Intolerance, Level>>>;
  readonly lists: Readonly<Partial<Record<Intolerance, MemberList>>>;
  readonly diets: readonly Diet[];
  readonly allergens: readonly AllergenId[];
  /** Food ids that are not wanted at all. */
  readonly withoutFoods: readonly string[];
}

/** Asks for nothing. */
export const anybody: Eater = { limits: {}, lists: {}, diets: [], allergens: [], withoutFoods: [] };

/** How one serving stands on one enabled axis. */
export interface Standing {
  readonly axis: Intolerance;
  readonly level: Level | null;
  /** Food ids that have to go for it to keep to the limit; empty when it does. */
  readonly against: readonly string[];
}

/** The enabled axes of one serving. Axes without a limit, and those limited to High, ask for nothing. */
export function standingsOf(eaten: readonly EatenFood[], { limits, lists }: Eater): Standing[] {
  const foodIds = [...new Set(eaten.map(({ food }) => food.id))];
  return intolerances.flatMap((axis) => {
    const limit = limits[axis] ?? 3;
    if (limit === 3) return [];
    const list = lists[axis] ?? unchanged;
    const verdict = verdictOf(axis, eaten);
    return [
      {
        axis,
        level: levelForMember(verdict, list, foodIds),
        against: standsAgainst(verdict, limit, list, foodIds),
      },
    ];
  });
}

/** The foods that stand against a limit, each with the axes it breaks. */
export function breakersOf(standings: readonly Standing[]): Map<string, Intolerance[]> {
  const breakers = new Map<string, Intolerance[]>();
  for (const { axis, against } of standings)
    for (const id of against) breakers.set(id, [...(breakers.get(id) ?? []), axis]);
  return breakers;
}

/** Order of levels as far as safety goes: unknown lies below High and above all that may be shown as less. */
const severity = (level: Level | null): number => level ?? 2.5;

/** No axis is worse: none has a higher level, and nothing stands against a limit that did not before. */
export const isNoWorse = (after: readonly Standing[], before: readonly Standing[]): boolean =>
  after.every(({ axis, level, against }) => {
    const was = before.find((it) => it.axis === axis);
    return (
      was !== undefined &&
      severity(level) <= severity(was.level) &&
      against.every((id) => was.against.includes(id))
    );
  });
