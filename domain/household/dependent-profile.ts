import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { profileOf } from '#domain/dietary-profile/profile-of.ts';
import type { NamedFoods } from '#domain/food/food-family.ts';
import { noPreferences } from '#domain/preferences/preferences.ts';
import { energyNeed } from '#domain/safety/energy-need.ts';
import { type PersonFacts, unknownPerson } from '#domain/safety/person-facts.ts';
import { safetyOf, withSafety } from '#domain/safety/safety-of.ts';
import type { Situation } from '#domain/safety/safety-rule.ts';
import type { Dependent } from './household.ts';

const factsOf = ({ age }: Pick<Dependent, 'age'>): PersonFacts => ({
  ...unknownPerson,
  age: age === null ? null : { from: age, to: age },
});

/** The dietary profile of a child or guest, with the safety rules of their age. */
export function dependentProfile(
  dependent: Dependent,
  foods: NamedFoods,
  situations: readonly Situation[],
): DietaryProfile {
  const { allergens, diets, excludedFoods, lowAxes } = dependent;
  const intolerances = { ...noPreferences.intolerances };
  for (const axis of lowAxes) intolerances[axis] = true;
  const saved = profileOf({ allergens, diets, excludedIngredients: excludedFoods, intolerances }, {}, foods);
  return withSafety(saved, safetyOf(situations, factsOf(dependent)));
}

/** Kilocalories a day: the target, else the need at this age. */
export const dependentEnergy = (dependent: Pick<Dependent, 'age' | 'energyTarget'>): number =>
  dependent.energyTarget ?? energyNeed(factsOf(dependent));
