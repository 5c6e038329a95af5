import { allergenLabel } from '#domain/allergen/allergen-text.ts';
import { type AllergenId, allergens } from '#domain/allergen/allergens.ts';
import type { Cuisine } from './cuisines.ts';
import type { MealType } from './meal-types.ts';
import type { Choice } from './search-choices.ts';
import { allergenPhrases } from './search-phrases.ts';
import type { Season } from './seasons.ts';

/** Any of the values. */
export type PartFilter =
  | { readonly kind: 'course'; readonly values: readonly MealType[] }
  | { readonly kind: 'cuisine'; readonly values: readonly Cuisine[] }
  | { readonly kind: 'season'; readonly values: readonly Season[] };

/** Words that read alike without the rest; `label`: what they are understood as, null for plain words. */
export interface Part {
  readonly text: string;
  readonly label: string | null;
  /** It keeps a food away from the member. */
  readonly isProtecting: boolean;
  /** It asks for what can't be done. */
  readonly isUnread?: boolean;
  readonly filter?: PartFilter;
  readonly choice?: Choice;
}

export const plainPart = (text: string): Part => ({ text, label: null, isProtecting: false });

export const isJoining = (word: string | undefined) =>
  ['and', 'or', 'nor', 'of', 'from', 'any'].includes(word ?? '');
export const nameOf = (id: AllergenId) =>
  allergenLabel(allergens.find((it) => it.id === id)?.name ?? id).toLowerCase();
export const phraseOf = (id: AllergenId) =>
  [...allergenPhrases].find(([, ids]) => ids.length === 1 && ids[0] === id)?.[0] ?? id;
const capitalized = (text: string) => text.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());

/** What is searched for: "moroccan" is North African, "asian" several. */
export const cuisineLabel = (phrase: string, [only, ...others]: readonly Cuisine[]): string =>
  only !== undefined && others.length === 0 ? only : capitalized(phrase);
