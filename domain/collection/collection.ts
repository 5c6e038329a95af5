import type { OperationAnswer } from '#contract/operations.ts';

/** With its recipes; in a list of collections with the first of them. */
export type Collection = OperationAnswer<'getCollection'>['data'];
/** Of a recipe: the collections that hold it. */
export type CollectionName = OperationAnswer<'listRecipeCollections'>['data'][number];

/** The favorites, as a collection: listed, but not stored as one. */
export const favoritesId = 'default';
/** Name under which the favorites are sent. */
export const favoritesName = '_';
export const favoritesLabel = 'My Favorites';

export const collectionNameLength = 100;

/** Name as it is shown. */
export const collectionLabel = (name: string): string => (name === favoritesName ? favoritesLabel : name);

const reserved: readonly string[] = [favoritesId, favoritesName, favoritesLabel.toLowerCase()];

/** What is wrong with the name of a new collection; null when nothing is. */
export function collectionNameProblem(name: string): string | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'Please give the collection a name.';
  if (trimmed.length > collectionNameLength) return `A name has at most ${collectionNameLength} characters.`;
  if (reserved.includes(trimmed.toLowerCase()))
    return 'This name is taken by your favorites. Choose another.';
  return null;
}

/** Whether two names count as one: a member has each once. */
export const isSameCollectionName = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase();

export const collectionSorts = ['latest', 'oldest', 'a-z', 'z-a'] as const;
export type CollectionSort = (typeof collectionSorts)[number];

export const collectionSortNames = {
  latest: 'Latest',
  oldest: 'Oldest',
  'a-z': 'A to Z',
  'z-a': 'Z to A',
} as const satisfies Record<CollectionSort, string>;

/** The sort a word names; `default` for any other word. */
export const readCollectionSort = (word: string): CollectionSort | 'default' =>
  collectionSorts.find((sort) => sort === word) ?? 'default';

/** True if the name holds the words, without regard to case. The favorites go by their label. */
export const isCollectionFound = (name: string, words: string): boolean =>
  collectionLabel(name).toLowerCase().includes(words.trim().toLowerCase());
