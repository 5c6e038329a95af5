import { type MealSlot, slotsFor } from '#domain/meal-plan/meal-slots.ts';
import type { Refusal } from '#domain/meal-plan/plan-outcome.ts';
import type { HardRule, PlanProblem } from '#domain/meal-plan/plan-problem.ts';
import { reachesBetween } from '#domain/meal-plan/within-reach.fixture.ts';
import { dishes, type Profile } from './refusal-profiles.fixture.ts';

export const namesOf = (rules: readonly HardRule[]) => rules.map(({ kind, name }) => `${kind} ${name}`);

/** Recipes of the catalog for one of the slots that follow the named rules. */
function fittingIds({ rules }: Profile, named: readonly HardRule[], slots: readonly MealSlot[]): number[] {
  const namedRules = rules.filter((rule) => namesOf(named).includes(`${rule.kind} ${rule.name}`));
  if (namedRules.length !== named.length)
    throw new Error(`${namesOf(named)} are not all rules of the member.`);
  return [...dishes.keys()].filter((id) => {
    const dish = dishes[id];
    return (
      dish !== undefined &&
      slotsFor(dish.recipe.mealTypes).some((slot) => slots.includes(slot)) &&
      namedRules.every(({ follows }) => follows(dish))
    );
  });
}

const emptySlots = (days: PlanProblem['days'], slots: readonly MealSlot[]) =>
  days
    .filter(({ fixed }) => fixed.length === 0)
    .flatMap((day) => day.slots.filter((slot) => slots.includes(slot))).length;

const isNear = (kcal: number, target: number) => Math.abs(kcal - target) <= target * 0.03 + 1e-6;

const groups: readonly (readonly MealSlot[])[] = [['breakfast'], ['lunch', 'dinner'], ['snack']];

/** Mean kilocalories per day of the largest or the smallest servings of as many recipes as there are slots. */
function meanOf(
  { days }: Profile,
  { candidates }: PlanProblem,
  side: 'most' | 'least',
  onPlan: ReadonlySet<number | null>,
): number {
  const added = groups.flatMap((slots) => {
    const slotCount = days.flatMap((day) => day.slots.filter((slot) => slots.includes(slot))).length;
    return candidates
      .filter(({ id, breaks }) => breaks.length === 0 && !onPlan.has(id))
      .filter((it) => it.slots.some((slot) => slots.includes(slot)))
      .map(({ kcal, maxServings }) => kcal * (side === 'most' ? Math.min(3, Math.floor(maxServings)) : 1))
      .toSorted((a, b) => (side === 'most' ? b - a : a - b))
      .slice(0, side === 'most' ? slotCount : emptySlots(days, slots));
  });
  const eaten = days.flatMap(({ fixed }) => fixed.map(({ kcal }) => kcal));
  return [...eaten, ...added].reduce((sum, each) => sum + each, 0) / days.length;
}

/** The false statements of a refusal, checked against the catalog by brute force; empty when all are true. */
export function falseIn(profile: Profile, problem: PlanProblem, because: Refusal): string[] {
  const { days, target, mayRepeat, recent } = profile;
  const onPlan = new Set<number | null>(
    mayRepeat ? [] : [...recent, ...days.flatMap(({ fixed }) => fixed.map(({ recipeId }) => recipeId))],
  );
  const check = (isTrue: boolean, description: string) => (isTrue ? [] : [description]);
  switch (because.kind) {
    case 'noneFit':
      return [
        ...check(fittingIds(profile, because.rules, because.slots).length === 0, 'some fit'),
        ...because.rules.flatMap((rule) =>
          check(
            fittingIds(
              profile,
              because.rules.filter((it) => it !== rule),
              because.slots,
            ).length > 0,
            `${rule.name} does not matter`,
          ),
        ),
      ];
    case 'tooFew': {
      const all = fittingIds(profile, because.rules, because.slots);
      const remaining = all.filter((id) => !onPlan.has(id));
      const span = mayRepeat ? days.filter(({ fixed }) => fixed.length === 0).slice(0, 1) : days;
      return [
        ...check(all.length > 0, 'none fit'),
        ...check(remaining.length === because.count, `${remaining.length} fit`),
        ...check(all.length - remaining.length === because.served, 'others are on the plan'),
        ...check(emptySlots(span, because.slots) === because.needed, 'other needs'),
        ...check(because.count < because.needed, 'they are enough'),
      ];
    }
    case 'overTarget':
      return check(
        days.some(({ fixed }) => fixed.reduce((sum, { kcal }) => sum + kcal, 0) === because.fixed) &&
          because.fixed > target &&
          !isNear(because.fixed, target),
        'it is not over the target',
      );
    case 'target': {
      const off = Math.abs(because.closest - target);
      const closer = days.map((day) =>
        reachesBetween(problem, day, target - off + 0.25, target + off - 0.25),
      );
      const reaches = days.map((day) => reachesBetween(problem, day, because.closest, because.closest));
      return [
        ...check(
          days.some((_, place) => reaches[place] && !closer[place]),
          'it is not the closest',
        ),
        ...check(!isNear(because.closest, target), 'that is close enough'),
      ];
    }
    case 'weekTarget': {
      const mean = meanOf(profile, problem, because.side, onPlan);
      return [
        ...check(Math.abs(mean - because.average) < 1e-6, `the mean is ${mean}`),
        ...check(because.side === 'most' ? mean < target * 0.97 : mean > target * 1.03, 'it is on target'),
      ];
    }
    case 'notFound':
      return check(because.days === days.length && because.target === target, 'other days');
  }
}
