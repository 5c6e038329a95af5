import fc from 'fast-check';
import { filterLevels, filterSorts, type RecipeFilter } from './recipe-filter.ts';

const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 12 }), { maxLength: 5 });
const level = fc.constantFrom(...filterLevels, '' as const);
const calories = fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 1000 }));

/** Any filter the sheet can produce. */
export const anyFilter: fc.Arbitrary<RecipeFilter> = fc
  .record({
    query: fc.string({ maxLength: 20 }),
    allergens: names,
    proteinSources: names,
    mealPlans: names,
    mealTypes: names,
    cuisines: names,
    seasons: names,
    atHand: names,
    maxMinutes: fc.option(fc.integer({ min: 1, max: 500 }), { nil: null }),
    sort: fc.constantFrom(...filterSorts),
    diet: names,
    ingredients: names,
    isLowOxalate: level,
    isLowHistamine: level,
    isLowSulfur: level,
    isLowSalicylate: fc.boolean(),
    isLowFodmap: fc.boolean(),
    applyUserMeta: fc.boolean(),
    forWhom: fc.constant(''),
    ends: calories,
  })
  .map(({ ends: [a, b], ...filter }) => ({
    ...filter,
    minCalories: Math.min(a, b),
    maxCalories: Math.max(a, b),
  }));
