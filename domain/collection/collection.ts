import type { OperationResponse } from '#contract/operations.ts';
import { cleanName } from '#domain/member/clean-name.ts';
import type { PageMeta } from '#domain/page/page.ts';

/** A collection with its recipes; in a list, with the first of them. */
export type Collection = OperationResponse<'getCollection'>['data'];
/** One page of a collection. */
export interface CollectionPage {
  readonly collection: Collection;
  readonly meta: PageMeta;
}
/** A collection of a recipe. */
export type CollectionName = OperationResponse<'listRecipeCollections'>['data'][number];

/** Id of the favorites in lists of collections; they are not stored as a collection. */
export const favoritesId = 'default';
/** Name of the favorites in responses. */
export const favoritesName = '_';
export const favoritesLabel = 'My Favorites';

/** Picture of a collection without recipes. */
export const emptyCollectionPicture = '/brand/empty-plate.svg';

export const collectionNameLength = 100;

/** Displayed name. */
export const collectionLabel = (name: string): string => (name === favoritesName ? favoritesLabel : name);

const reserved: readonly string[] = [favoritesId, favoritesName, favoritesLabel.toLowerCase()];

/** The problem of an invalid collection name; null for a valid one. */
export function collectionNameProblem(name: string): string | null {
  const trimmed = cleanName(name);
  if (trimmed === '') return 'Please give the collection a name.';
  if (trimmed.length > collectionNameLength) return `A name has at most ${collectionNameLength} characters.`;
  if (reserved.includes(trimmed.toLowerCase()))
    return 'This name is taken by your favorites. Choose another.';
  return null;
}

/** Whether two names are the same; names are unique per member. */
export const isSameCollectionName = (a: string, b: string): boolean =>
  cleanName(a).toLowerCase() === cleanName(b).toLowerCase();

export const collectionSorts = ['latest', 'oldest', 'a-z', 'z-a'] as const;
export type CollectionSort = (typeof collectionSorts)[number];

export const collectionSortNames = {
  latest: 'Latest',
  oldest: 'Oldest',
  'a-z': 'A to Z',
  'z-a': 'Z to A',
} as const satisfies Record<CollectionSort, string>;

/** Parses a sort parameter; `default` for an unknown one. */
export const readCollectionSort = (word: string): CollectionSort | 'default' =>
  collectionSorts.find((sort) => sort === word) ?? 'default';

/** Whether the name contains the words, case-insensitively. The favorites are matched by their label. */
export const isCollectionFound = (name: string, words: string): boolean =>
  collectionLabel(name).toLowerCase().includes(words.trim().toLowerCase());

/** Recipes that the app reads of a collection at once, the most that the API allows; what is cached has these pages. */
export const collectionPageSize = 50;

/** The ids of all its recipes, in order; null where only some are known. */
export function allRecipeIds({ recipe_ids, recipes, recipes_count }: Collection): readonly number[] | null {
  if (recipe_ids !== undefined) return recipe_ids;
  return recipes.length < recipes_count ? null : recipes.map(({ id }) => id);
}
