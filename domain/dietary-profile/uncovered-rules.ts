import type { DietaryProfile } from './dietary-profile.ts';
import { type DishTest, type ProfileRule, rulesOf } from './profile-rules.ts';

/** Foods that a dish must not hold. */
const leftOutBy = ({ foodIds, openFoodIds = [] }: Extract<DishTest, { test: 'hasFood' }>) => [
  ...foodIds,
  ...openFoodIds,
];

const isAll = (wanted: readonly string[], of: readonly string[]) => wanted.every((each) => of.includes(each));

/** Whether every dish that passes `asked` also passes `wanted`. */
function isStricter(requested: DishTest, wanted: DishTest): boolean {
  switch (wanted.test) {
    case 'hasAllergen':
      return requested.test === 'hasAllergen' && requested.allergen === wanted.allergen;
    case 'hasFood':
      return (
        requested.test === 'hasFood' &&
        isAll(leftOutBy(wanted), leftOutBy(requested)) &&
        (requested.isStrict || !wanted.isStrict)
      );
    case 'breaksDiet':
      return requested.test === 'breaksDiet' && requested.diet === wanted.diet;
    case 'lacksProtein':
      return requested.test === 'lacksProtein' && isAll(requested.anyOf, wanted.anyOf);
    case 'isOverLimit':
      return (
        requested.test === 'isOverLimit' &&
        requested.axis === wanted.axis &&
        requested.limit <= wanted.limit &&
        isAll(requested.list.included, wanted.list.included) &&
        isAll(wanted.list.excluded, requested.list.excluded)
      );
    case 'isOverDose':
      return (
        requested.test === 'isOverDose' &&
        requested.limit.substance === wanted.limit.substance &&
        requested.limit.load <= wanted.limit.load
      );
    case 'isOverGrams':
      return (
        (requested.test === 'isOverGrams' &&
          requested.limit.foodId === wanted.limit.foodId &&
          requested.limit.grams <= wanted.limit.grams) ||
        (requested.test === 'hasFood' && requested.foodIds.includes(wanted.limit.foodId))
      );
    case 'cannotBeChecked':
      return requested.test === 'cannotBeChecked';
  }
}

/** Rules of a profile that a search by `asked` does not cover. */
export function uncoveredRules(profile: DietaryProfile, requested: DietaryProfile): ProfileRule[] {
  const tests = rulesOf(requested).flatMap((rule) => rule.tests);
  return rulesOf(profile).filter((rule) =>
    rule.tests.some((wanted) => !tests.some((each) => isStricter(each, wanted))),
  );
}
