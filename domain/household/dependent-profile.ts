import type { Diet } from '#domain/diet/diets.ts';
import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { profileOf } from '#domain/dietary-profile/profile-of.ts';
import type { FoodLookup } from '#domain/food/food-lookup.ts';
import { noPreferences } from '#domain/preferences/preferences.ts';
import { type DayLimit, dayLimits } from '#domain/safety/day-limits.ts';
import { energyNeed } from '#domain/safety/energy-need.ts';
import { energyFloors } from '#domain/safety/energy-safety.ts';
import { type AgeRange, type PersonFacts, type Sex, unknownPerson } from '#domain/safety/person-facts.ts';
import { safetyOf, withSafety } from '#domain/safety/safety-of.ts';
import type { Situation } from '#domain/safety/safety-rule.ts';
import { adultFrom } from './dependent-age.ts';
import type { Dependent } from './household.ts';

type Aged = Pick<Dependent, 'kind' | 'age'>;

const youngest: AgeRange = { from: 1, to: 1 };
const anyChild: AgeRange = { from: 1, to: adultFrom - 1 };

export const isChild = ({ kind, age }: Aged): boolean => (age === null ? kind === 'child' : age < adultFrom);

/** `ofChild`: for a child of unknown age, who never counts as grown up. */
const factsOf = ({ kind, age }: Aged, ofChild: AgeRange): PersonFacts => ({
  ...unknownPerson,
  age: age !== null ? { from: age, to: age } : kind === 'child' ? ofChild : null,
});

/** Safety rules of their age; a child of unknown age has those of the youngest. */
const safetyAt = (dependent: Aged, situations: readonly Situation[]) =>
  safetyOf(situations, factsOf(dependent, youngest));

/** The dietary profile of a child or guest, with the safety rules of their age. */
export function dependentProfile(
  dependent: Dependent,
  foods: FoodLookup,
  situations: readonly Situation[],
): DietaryProfile {
  const { allergens, diets, excludedFoods, lowAxes } = dependent;
  const intolerances = { ...noPreferences.intolerances };
  for (const axis of lowAxes) intolerances[axis] = true;
  const saved = profileOf({ allergens, diets, excludedIngredients: excludedFoods, intolerances }, {}, foods);
  return withSafety(saved, safetyAt(dependent, situations));
}

/** The limits of a day at their age; a child of unknown age has those of the youngest. */
export const dependentLimits = (dependent: Aged, situations: readonly Situation[]): DayLimit[] =>
  dayLimits(safetyAt(dependent, situations).notes, [], factsOf(dependent, youngest));

const needAt = (dependent: Aged, sex: Sex | null) => energyNeed({ ...factsOf(dependent, anyChild), sex });

/**
 * Lowest target in kilocalories a day: for a child the need at this age, of the sex that needs less, since theirs isn't
 * known; for others what nobody goes below without a doctor. Null for a child of unknown age.
 */
export function lowestEnergy(dependent: Aged): number | null {
  if (!isChild(dependent)) return energyFloors.other;
  return dependent.age === null ? null : Math.min(needAt(dependent, 'female'), needAt(dependent, 'male'));
}

/** Kilocalories a day: the target, unless it is lower than is safe, else the need at this age. */
export function dependentEnergy(dependent: Aged & Pick<Dependent, 'energyTarget'>): number {
  const { energyTarget } = dependent;
  const lowest = lowestEnergy(dependent);
  return energyTarget === null || lowest === null ? needAt(dependent, null) : Math.max(energyTarget, lowest);
}

/** Diets of the profile that aren't planned at this age. */
export const refusedDiets = (
  dependent: Aged & Pick<Dependent, 'diets'>,
  situations: readonly Situation[],
): readonly Diet[] => {
  const notPlanned = safetyAt(dependent, situations).notes.flatMap(({ rule }) => rule.notDiets);
  return dependent.diets.filter((diet) => notPlanned.includes(diet));
};
