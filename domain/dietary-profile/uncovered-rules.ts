import type { DietaryProfile } from './dietary-profile.ts';
import { type DishTest, type ProfileRule, rulesOf } from './profile-rules.ts';

const isAll = (wanted: readonly string[], of: readonly string[]) => wanted.every((each) => of.includes(each));

/** Whether every dish that passes `asked` also passes `wanted`. */
function isStricter(asked: DishTest, wanted: DishTest): boolean {
  switch (wanted.test) {
    case 'hasAllergen':
      return asked.test === 'hasAllergen' && asked.allergen === wanted.allergen;
    case 'hasFood':
      return (
        asked.test === 'hasFood' &&
        isAll(wanted.foodIds, asked.foodIds) &&
        (asked.isStrict || !wanted.isStrict)
      );
    case 'breaksDiet':
      return asked.test === 'breaksDiet' && asked.diet === wanted.diet;
    case 'lacksProtein':
      return asked.test === 'lacksProtein' && isAll(asked.anyOf, wanted.anyOf);
    case 'isOverLimit':
      return (
        asked.test === 'isOverLimit' &&
        asked.axis === wanted.axis &&
        asked.limit <= wanted.limit &&
        isAll(asked.list.included, wanted.list.included) &&
        isAll(wanted.list.excluded, asked.list.excluded)
      );
    case 'isOverDose':
      return (
        asked.test === 'isOverDose' &&
        asked.limit.substance === wanted.limit.substance &&
        asked.limit.load <= wanted.limit.load
      );
    case 'isOverGrams':
      return (
        (asked.test === 'isOverGrams' &&
          asked.limit.foodId === wanted.limit.foodId &&
          asked.limit.grams <= wanted.limit.grams) ||
        (asked.test === 'hasFood' && asked.foodIds.includes(wanted.limit.foodId))
      );
    case 'cannotBeChecked':
      return asked.test === 'cannotBeChecked';
  }
}

/** Rules of a profile that a search by `asked` does not cover. */
export function uncoveredRules(profile: DietaryProfile, asked: DietaryProfile): ProfileRule[] {
  const tests = rulesOf(asked).flatMap((rule) => rule.tests);
  return rulesOf(profile).filter((rule) =>
    rule.tests.some((wanted) => !tests.some((each) => isStricter(each, wanted))),
  );
}
