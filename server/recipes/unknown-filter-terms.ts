import type { UnknownWords } from '#domain/recipe/search-criteria.ts';
import { type ApiError, invalid } from '#server/errors.ts';

const nouns: Readonly<Record<string, string>> = {
  diet: 'diet',
  mealTypes: 'meal type',
  proteinSources: 'protein source',
  cuisines: 'cuisine',
  seasons: 'season',
  allergens: 'allergen',
  ingredients: 'ingredient',
  atHand: 'ingredient',
};

const shortened = (word: string) => (word.length > 60 ? `${word.slice(0, 60)}…` : word);

/** 422: a filter term that matches nothing must not be ignored. */
export function unknownFilterTerms(unknown: UnknownWords): ApiError {
  const entries = Object.entries(unknown).map(([field, words]) => [
    field,
    words.map((word) => `There is no ${nouns[field]} called “${shortened(word)}”.`),
  ]);
  return invalid(Object.fromEntries(entries));
}
