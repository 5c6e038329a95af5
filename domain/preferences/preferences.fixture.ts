import fc from 'fast-check';
import type { Preferences } from './preferences.ts';

const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 12 }), { maxLength: 5 });
const onEach = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.record({
    oxalate: arbitrary,
    histamine: arbitrary,
    sulfur: arbitrary,
    fodmap: arbitrary,
    salicylate: arbitrary,
  });

export const anyPreferences: fc.Arbitrary<Preferences> = fc.record({
  diets: names,
  proteinSources: names,
  allergens: names,
  excludedIngredients: names,
  likedIngredients: names,
  intolerances: onEach(fc.boolean()),
  tickedIngredients: onEach(fc.option(names)),
});
