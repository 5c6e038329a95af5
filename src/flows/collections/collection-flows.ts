import { fromPromise } from 'xstate';
import { allRecipeIds, type CollectionPage, collectionPageSize } from '#domain/collection/collection.ts';
import { reinsert } from '#domain/collection/reinsert.ts';
import { pageMetaOf } from '#domain/page/page.ts';
import { collectionMachine } from '#machines/collections/collection.machine.ts';
import type { CollectionPageOutcome, CollectionRequest } from '#machines/collections/collection-events.ts';
import { collectionListMachine } from '#machines/collections/collection-list.machine.ts';
import { hasNextPage, withMore } from '#machines/collections/collection-pages.ts';
import { collectionPickerMachine } from '#machines/collections/collection-picker.machine.ts';
import {
  type NewCollectionOutcome,
  newCollectionMachine,
} from '#machines/collections/new-collection.machine.ts';
import type { Outcome } from '#machines/shared/outcome.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { logFailure } from '#src/flows/log-failure.ts';

const at = (id: string) => ({ path: { id } });

const createCollection = fromPromise<NewCollectionOutcome, { name: string }>(({ input, signal }) =>
  outcomeOf(client.POST('/recipes/collections', { body: input, signal }), ({ data }) => data),
);

export const newCollectionFlow = newCollectionMachine.provide({ actors: { createCollection } });

export const collectionListFlow = collectionListMachine.provide({
  actors: {
    loadCollections: fromPromise(async ({ input: { sort, words }, signal }) => {
      const query = { sort_by: sort, ...(words !== '' && { query: words }) };
      const call = client.GET('/recipes/collections', { params: { query }, signal });
      return logFailure('The collections', await outcomeOf(call, ({ data }) => data));
    }),
  },
});

/** A change needs no recipes in its response. */
const oneRecipe = { page: 1, per_page: 1 } as const;

const readPage = (
  { id, sort, page }: CollectionRequest & { readonly page: number },
  signal: AbortSignal,
): Promise<CollectionPageOutcome> =>
  outcomeOf(
    client.GET('/recipes/collections/{id}', {
      params: { ...at(id), query: { sort_by: sort, page, per_page: collectionPageSize } },
      signal,
    }),
    ({
      data,
      meta = pageMetaOf(1, Math.max(data.recipes.length, 1), data.recipes.length),
    }): CollectionPage => ({
      collection: data,
      meta,
    }),
  );

/** The first page, and as many behind it as `count` recipes need; the member can load again what fails of those. */
async function readPages(
  { count, ...request }: CollectionRequest & { readonly count: number },
  signal: AbortSignal,
): Promise<CollectionPageOutcome> {
  const first = await readPage({ ...request, page: 1 }, signal);
  if (first.kind !== 'ok') return first;
  let { collection, meta } = first.value;
  while (collection.recipes.length < count && hasNextPage(meta)) {
    const next = await readPage({ ...request, page: meta.current_page + 1 }, signal);
    if (next.kind !== 'ok') break;
    collection = withMore(collection, next.value.collection);
    meta = next.value.meta;
  }
  return { kind: 'ok', value: { collection, meta } };
}

/** Replaces all recipes of the collection. */
export const syncCollection = (id: string, recipeIds: readonly number[], signal?: AbortSignal) =>
  outcomeOf(
    client.POST('/recipes/collections/{id}/sync', {
      params: { ...at(id), query: oneRecipe },
      body: { recipe_ids: [...recipeIds] },
      ...(signal && { signal }),
    }),
    ({ data }) => data,
  );

/** Puts a recipe back into the collection as it is by now. */
export async function restoreRecipe(
  id: string,
  recipeId: number,
  before: readonly number[],
): Promise<Outcome<unknown>> {
  const now = await outcomeOf(
    client.GET('/recipes/collections/{id}', { params: { ...at(id), query: oneRecipe } }),
    ({ data }) => allRecipeIds(data),
  );
  if (now.kind !== 'ok') return now;
  // without the ids of all others, they would be taken out
  if (now.value === null) return { kind: 'unavailable', status: null, message: null };
  return syncCollection(id, reinsert(now.value, before, recipeId));
}

export const collectionFlow = collectionMachine.provide({
  actors: {
    loadCollection: fromPromise(({ input, signal }) => readPages(input, signal)),
    loadMore: fromPromise(({ input, signal }) => readPage(input, signal)),
    syncCollection: fromPromise(({ input: { id, recipeIds }, signal }) =>
      syncCollection(id, recipeIds, signal),
    ),
    renameCollection: fromPromise(({ input: { id, name }, signal }) =>
      outcomeOf(
        client.PUT('/recipes/collections/{id}', {
          params: { ...at(id), query: oneRecipe },
          body: { name },
          signal,
        }),
        ({ data }) => data,
      ),
    ),
    shareCollection: fromPromise(({ input: { id, isShared }, signal }) =>
      outcomeOf(
        client.PUT('/recipes/collections/{id}/sharing', {
          params: { ...at(id), query: oneRecipe },
          body: { is_shared: isShared },
          signal,
        }),
        ({ data }) => data,
      ),
    ),
    deleteCollection: fromPromise(({ input: { id }, signal }) =>
      outcomeOf(client.DELETE('/recipes/collections/{id}', { params: at(id), signal }), () => null),
    ),
  },
});

const readAll = (signal: AbortSignal) =>
  outcomeOf(client.GET('/recipes/collections', { params: { query: {} }, signal }), ({ data }) =>
    data.filter(({ from }) => from === undefined).map(({ id, name }) => ({ id, name })),
  );
const readHolding = (recipeId: number, signal: AbortSignal) =>
  outcomeOf(
    client.GET('/recipes/{id}/collections', { params: at(String(recipeId)), signal }),
    ({ data }) => data,
  );

export const collectionPickerFlow = collectionPickerMachine.provide({
  actors: {
    loadCollections: fromPromise(async ({ input: { recipeId }, signal }) => {
      const [all, holding] = await Promise.all([readAll(signal), readHolding(recipeId, signal)]);
      if (all.kind !== 'ok') return logFailure('The collections', all);
      if (holding.kind !== 'ok') return logFailure('The collections', holding);
      return { kind: 'ok', value: { all: all.value, holding: holding.value } };
    }),
    // replacing the list is safe: the collection was just created and is empty
    addToCollection: fromPromise(({ input: { recipeId, id }, signal }) =>
      syncCollection(id, [recipeId], signal),
    ),
    saveCollections: fromPromise<Outcome<unknown>, { recipeId: number; ids: readonly string[] }>(
      ({ input: { recipeId, ids }, signal }) =>
        outcomeOf(
          client.POST('/recipes/{id}/collections', {
            params: at(String(recipeId)),
            body: { collection_ids: [...ids] },
            signal,
          }),
          ({ data }) => data,
        ),
    ),
  },
});
