import { allRecipeIds, type Collection, type CollectionPage } from '#domain/collection/collection.ts';
import { pageMetaOf } from '#domain/page/page.ts';
import { sampleCard } from '../recipes/recipe.samples.ts';
import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { collectionMachine } from './collection.machine.ts';
import { hasNextPage } from './collection-pages.ts';
import { soups } from './new-collection.cases.ts';

const cards = [sampleCard(1), sampleCard(2)];
export const twoSoups: Collection = {
  ...soups,
  recipes: cards,
  recipes_count: 2,
  image_url: cards[0]?.image ?? null,
};

const pageOf = (page: number, ids: readonly number[], count: number): CollectionPage => ({
  collection: {
    ...twoSoups,
    recipes: ids.map((id) => sampleCard(id)),
    recipes_count: count,
    ...(page === 1 && { recipe_ids: Array.from({ length: count }, (_, index) => index + 1) }),
  },
  meta: pageMetaOf(page, 2, count),
});
/** Both recipes on one page. */
export const onePage: CollectionPage = pageOf(1, [1, 2], 2);
/** The first two of five, and the pages behind them. */
export const firstPage: CollectionPage = pageOf(1, [1, 2], 5);
export const secondPage: CollectionPage = pageOf(2, [3, 4], 5);
export const lastPage: CollectionPage = pageOf(3, [5], 5);
/** The second page after removals: what it holds is in the list. */
export const movedPage: CollectionPage = pageOf(2, [2], 5);
/** Of a list that the device has saved: some of the recipes, and not the ids of the others. */
export const savedOnly: CollectionPage = {
  collection: { ...twoSoups, recipes_count: 5 },
  meta: pageMetaOf(1, 2, 2),
};

export const collectionCases: CasesOf<typeof collectionMachine> = {
  input: { id: '12' },
  events: {
    'sort.chosen': [{ type: 'sort.chosen', sort: 'a-z' }],
    'more.requested': [{ type: 'more.requested' }, { type: 'more.requested', gone: 1 }],
    'recipe.removed': [
      { type: 'recipe.removed', recipeId: 1 },
      { type: 'recipe.removed', recipeId: 2 },
    ],
    'removal.undone': [
      { type: 'removal.undone', recipeId: 1 },
      { type: 'removal.undone', recipeId: 2 },
    ],
    'renaming.begun': [{ type: 'renaming.begun' }],
    'name.submitted': [
      { type: 'name.submitted', name: 'Stews' },
      { type: 'name.submitted', name: ' ' },
    ],
    'deletion.confirmed': [{ type: 'deletion.confirmed' }],
    'sharing.chosen': [{ type: 'sharing.chosen', isShared: true }],
    'changes.sent': [{ type: 'changes.sent' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  outputs: {
    loadCollection: { ...failures, ok: [ok(onePage), ok(firstPage), ok(savedOnly)] },
    loadMore: {
      ...failures,
      ok: [ok(secondPage), ok(lastPage), ok(movedPage)],
    },
    syncCollection: { ...failures, ok: [ok(twoSoups)] },
    restoreCollection: { ...failures, ok: [ok(twoSoups)] },
    renameCollection: {
      ...failures,
      ok: [ok({ ...soups, name: 'Stews' })],
      invalid: [
        ...failures.invalid,
        { kind: 'invalid', message: 'Taken.', fields: { name: ['You have one.'] } },
      ],
    },
    shareCollection: { ...failures, ok: [ok({ ...twoSoups, is_shared: true })] },
    deleteCollection: { ...failures, ok: [ok(null)] },
  },
  distinguish: ({ removed, collection, meta }) => [
    Math.min(removed.length, 2),
    hasNextPage(meta),
    collection !== null && allRecipeIds(collection) !== null,
  ],
};
