import type { Intolerance, Level } from '#domain/intolerance/intolerances.ts';
import { type DoseLimit, type FoodLimit, servingsWithin } from '#domain/triggers/dose-limit.ts';
import type { DietaryProfile } from './dietary-profile.ts';
import type { Judgement, JudgementReason } from './judge.ts';
import type { JudgedDish } from './judged-dish.ts';
import { rulesOf } from './profile-rules.ts';

/** Whether so many servings at one sitting hold no more than the limits from food tests. What is unknown isn't within. */
export function isWithinOwnLimits(
  dish: Pick<JudgedDish, 'dose' | 'grams'>,
  { doses = [], foodLimits = [] }: Pick<DietaryProfile, 'doses' | 'foodLimits'>,
  servings: number,
): boolean {
  const isWithin = (amount: number | null, limit: DoseLimit | FoodLimit) =>
    amount !== null && servings <= servingsWithin(amount, limit);
  return (
    doses.every((limit) => isWithin(dish.dose(limit.substance), limit)) &&
    foodLimits.every((limit) => isWithin(dish.grams(limit.foodId), limit))
  );
}

/** How one axis compares with the member's limit. */
export type LimitStatus = 'over' | 'unknown' | 'at' | 'within' | 'unlimited';

/** Of one axis of a judged dish; over beats unknown. */
export function limitStatusOf(
  { reasons }: Pick<Judgement, 'reasons'>,
  { limits }: Pick<DietaryProfile, 'limits'>,
  axis: Intolerance,
): LimitStatus {
  const has = (kind: JudgementReason['kind']) =>
    reasons.some((reason) => reason.axis === axis && reason.kind === kind);
  if (has('over')) return 'over';
  if (has('unknown')) return 'unknown';
  if (has('atLimit')) return 'at';
  return (limits[axis] ?? 3) === 3 ? 'unlimited' : 'within';
}

/** Judges the sum of a day by the limits alone; `levels` are of all that is eaten. */
export function judgeDay(
  levels: Readonly<Record<Intolerance, Level | null>>,
  profile: DietaryProfile,
): Judgement {
  const checked = rulesOf(profile).filter(({ kind }) => kind === 'intolerance');
  const reasons = checked.flatMap(({ kind, name, tests }): JudgementReason[] =>
    tests.flatMap((test): JudgementReason[] => {
      if (test.test !== 'isOverLimit' || test.limit === 3) return [];
      const level = levels[test.axis];
      const reason = { rule: kind, name, axis: test.axis, foodIds: [], safety: null } as const;
      if (level === null) return [{ ...reason, kind: 'unknown' }];
      if (level > test.limit) return [{ ...reason, kind: 'over' }];
      return level === test.limit && level > 1 ? [{ ...reason, kind: 'atLimit' }] : [];
    }),
  );
  const has = (kind: JudgementReason['kind']) => reasons.some((reason) => reason.kind === kind);
  const kind = (['over', 'unknown', 'atLimit'] as const).find(has) ?? 'fits';
  return { kind, reasons, checked };
}
