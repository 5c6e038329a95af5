import { wordsOf } from '#domain/food/food-names.ts';
import { allergenPhrases } from '#domain/recipe/search-phrases.ts';
import { type AllergenId, allergens } from './allergens.ts';

/** What allergens are called, in the singular: their names, words of searches, and parts of foods that carry them. */
const allergenWords: ReadonlyMap<string, readonly AllergenId[]> = new Map<string, readonly AllergenId[]>([
  ...allergens.map(({ id, name }) => [wordsOf(name).trim(), [id]] as const),
  ...allergenPhrases,
  ['gluten', ['gluten']],
  ['casein', ['milk']],
  ['whey', ['milk']],
  ['milk protein', ['milk']],
  ['treenut', ['tree_nut']],
  ['seafood', ['fish', 'crustacean', 'mollusc']],
  ['lupine', ['lupin']],
]);

export const allergenGroups: readonly (readonly [string, readonly AllergenId[]])[] = [...allergenWords];

/** The allergens that a word names; empty if it names none. */
export const allergensCalled = (word: string): readonly AllergenId[] =>
  allergenWords.get(wordsOf(word).trim()) ?? [];
