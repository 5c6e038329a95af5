import { allergenWord } from '#domain/allergen/allergen-text.ts';
import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { wordOf } from '#domain/dietary-profile/judgement-text.ts';
import { rulesOf } from '#domain/dietary-profile/profile-rules.ts';
import { nameInSentence } from '#domain/food/name-in-sentence.ts';

/** Stands for every medicine, illness, and life situation, so that none can be told from another. */
const withoutReason = 'what they leave out';

const moreFoods = 'A few more foods left out';

/** The profile as the household may judge with it: the same verdict on every dish, without any reason of health. */
export function sharedProfile(profile: DietaryProfile): DietaryProfile {
  return {
    ...profile,
    safety: profile.safety.map(({ allergens, foodIds }) => ({
      kind: 'situation',
      name: withoutReason,
      allergens,
      foodIds,
      why: null,
      source: null,
    })),
  };
}

/** The constraints as the household sees them: `No milk`, `Vegan`, `Low histamine`, `No cilantro`. */
export function constraintWords(profile: DietaryProfile): string[] {
  const words = rulesOf(profile).map(({ kind, name, tests }) => {
    switch (kind) {
      case 'allergen':
        return `No ${allergenWord(name)}`;
      case 'ingredient':
        return tests.some(({ test }) => test === 'cannotBeChecked')
          ? `No ${nameInSentence(name)} (we can’t check that)`
          : `No ${nameInSentence(name)}`;
      case 'medicine':
      case 'situation':
        return moreFoods;
      case 'dose':
        return `Little ${wordOf({ rule: kind, name, axis: null })}`;
      default:
        return name;
    }
  });
  // last, as it adds to the others
  return [...new Set(words)].toSorted((a, b) => Number(a === moreFoods) - Number(b === moreFoods));
}
