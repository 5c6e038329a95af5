import { type Intolerance, intolerances, type Level } from '#domain/intolerance/intolerances.ts';
import { type MemberList, unchanged } from '#domain/intolerance/member-lists.ts';
import { type DietaryProfile, emptyProfile } from './dietary-profile.ts';
import { isServable, type Judgement, judge } from './judge.ts';
import type { JudgedDish } from './judged-dish.ts';

/** Somebody at the table; `profile` null: they don't share what they eat. */
export interface Eater {
  readonly id: string;
  readonly name: string;
  readonly isMe: boolean;
  readonly profile: DietaryProfile | null;
}

/** Null: it can't be checked for them. */
export interface EaterJudgement<Of extends Eater = Eater> {
  readonly eater: Of;
  readonly judgement: Judgement | null;
}

export const fitsEater = ({ judgement }: EaterJudgement): boolean =>
  judgement !== null && isServable(judgement);

/** Judges a dish for each at the table. */
export const judgeEach = <Of extends Eater>(dish: JudgedDish, eaters: readonly Of[]): EaterJudgement<Of>[] =>
  eaters.map((eater) => ({
    eater,
    judgement: eater.profile === null ? null : judge(dish, eater.profile),
  }));

/** Whether it may be served to everybody who shares what they eat. */
export const fitsAll = (each: readonly EaterJudgement[]): boolean =>
  each.every((one) => one.judgement === null || fitsEater(one));

const distinct = <T>(items: readonly T[]): T[] => [...new Set(items)];

function strictestLists(profiles: readonly DietaryProfile[], axis: Intolerance): MemberList {
  const lists = profiles
    .filter(({ limits }) => limits[axis] !== undefined)
    .map((profile) => profile.lists[axis] ?? unchanged);
  const [first = unchanged, ...others] = lists;
  return {
    included: first.included.filter((id) => others.every(({ included }) => included.includes(id))),
    excluded: distinct(lists.flatMap(({ excluded }) => excluded)),
  };
}

/** Of several limits for the same, the one with the smallest amount. */
const strictestOf = <Limit>(
  limits: readonly Limit[],
  sameOf: (limit: Limit) => string,
  amountOf: (limit: Limit) => number,
): Limit[] =>
  [...Map.groupBy(limits, sameOf).values()].flatMap((same) =>
    same.toSorted((a, b) => amountOf(a) - amountOf(b)).slice(0, 1),
  );

/**
 * A profile that no dish fits unless it fits each of them; on an axis with several own lists it may be stricter.
 * Without protein sources, which are no part of what a person can eat.
 */
export function profileOfAll(profiles: readonly DietaryProfile[]): DietaryProfile {
  const limited = intolerances.filter((axis) => profiles.some(({ limits }) => limits[axis] !== undefined));
  const min = (axis: Intolerance) => Math.min(...profiles.map(({ limits }) => limits[axis] ?? 3)) as Level;
  const doses = strictestOf(
    profiles.flatMap((profile) => profile.doses ?? []),
    ({ substance }) => substance,
    ({ load }) => load,
  );
  const foodLimits = strictestOf(
    profiles.flatMap((profile) => profile.foodLimits ?? []),
    ({ foodId }) => foodId,
    ({ grams }) => grams,
  );
  return {
    ...emptyProfile,
    allergens: distinct(profiles.flatMap(({ allergens }) => allergens)),
    safety: profiles.flatMap(({ safety }) => safety),
    excludedFoods: profiles.flatMap(({ excludedFoods }) => excludedFoods),
    diets: distinct(profiles.flatMap(({ diets }) => diets)),
    limits: Object.fromEntries(limited.map((axis) => [axis, min(axis)])),
    lists: Object.fromEntries(limited.map((axis) => [axis, strictestLists(profiles, axis)])),
    unreadable: distinct(profiles.flatMap(({ unreadable }) => unreadable)),
    ...(doses.length > 0 && { doses }),
    ...(foodLimits.length > 0 && { foodLimits }),
    ...(profiles.some(({ hidesEnergy }) => hidesEnergy) && { hidesEnergy: true as const }),
  };
}
