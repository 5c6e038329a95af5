import type { AllergenId } from '#domain/allergen/allergens.ts';
import type { Diet } from '#domain/diet/diets.ts';
import type { Intolerance } from '#domain/intolerance/intolerances.ts';

/** Names of diets in searches, as `titleKey` writes them. */
export const dietPhrases: ReadonlyMap<string, Diet> = new Map([
  ['gluten free', 'Gluten Free'],
  ['glutenfree', 'Gluten Free'],
  ['no gluten', 'Gluten Free'],
  ['without gluten', 'Gluten Free'],
  ['ketogenic', 'Ketogenic'],
  ['keto', 'Ketogenic'],
  ['lacto vegetarian', 'Lacto-Vegetarian'],
  ['ovo vegetarian', 'Ovo-Vegetarian'],
  ['vegetarian', 'Vegetarian'],
  ['veggie', 'Vegetarian'],
  ['meatless', 'Vegetarian'],
  ['vegan', 'Vegan'],
  ['plant based', 'Vegan'],
  ['pescetarian', 'Pescetarian'],
  ['pescatarian', 'Pescetarian'],
  ['paleo', 'Paleo'],
  ['primal', 'Primal'],
  ['whole30', 'Whole30'],
  ['whole 30', 'Whole30'],
]);

/** Names of allergens in searches, in the singular; "nut free" is meant as neither nuts nor peanuts. */
export const allergenPhrases: ReadonlyMap<string, readonly AllergenId[]> = new Map<string, AllergenId[]>([
  ['milk', ['milk']],
  ['dairy', ['milk']],
  ['lactose', ['milk']],
  ['egg', ['egg']],
  ['fish', ['fish']],
  ['shellfish', ['crustacean', 'mollusc']],
  ['crustacean', ['crustacean']],
  ['mollusk', ['mollusc']],
  ['mollusc', ['mollusc']],
  ['nut', ['tree_nut', 'peanut']],
  ['tree nut', ['tree_nut']],
  ['peanut', ['peanut']],
  ['wheat', ['wheat']],
  ['soy', ['soy']],
  ['soya', ['soy']],
  ['soybean', ['soy']],
  ['sesame', ['sesame']],
  ['celery', ['celery']],
  ['mustard', ['mustard']],
  ['lupin', ['lupin']],
  ['sulfite', ['sulphites']],
  ['sulphite', ['sulphites']],
]);

/** Names of the limited axes in searches, in the singular. */
export const axisPhrases: ReadonlyMap<string, Intolerance> = new Map([
  ['oxalate', 'oxalate'],
  ['histamine', 'histamine'],
  ['sulfur', 'sulfur'],
  ['sulphur', 'sulfur'],
  ['fodmap', 'fodmap'],
  ['salicylate', 'salicylate'],
]);

/** Words that narrow nothing. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and any at best can dish dishes easy eat find food for from good healthy i idea ideas in is like make meal ' +
    'meals me my of on or please recipe recipes simple some something tasty that the to want with'
  ).split(' '),
);
