import type { OperationResponse } from '#contract/operations.ts';
import { allRecipeIds, collectionLabel } from '#domain/collection/collection.ts';
import { mergeSets } from '#domain/merge/merge-sets.ts';
import { syncCollection as texts } from '#src/offline/texts.ts';
import type { ReadRequest } from '../cached-reads.ts';
import {
  emptyCollection,
  mapCollection,
  mapCollections,
  recipesSnapshot,
  shownCollection,
  withRecipes,
} from '../collection-overlay.ts';
import { idsAt } from '../ids-at.ts';
import { isRecipe, type QueuedMutation, snapshotOf } from '../queued-mutation.ts';
import type { QueuedOperation } from '../queued-operation.ts';

type Mutation = QueuedMutation<'syncCollection'>;

const wantedIds = ({ body }: Mutation) => [...new Set(body.recipe_ids.map(String))];

function withWanted<C extends Parameters<typeof withRecipes>[0]>(collection: C, mutation: Mutation) {
  if (collection.id !== mutation.params.id) return collection;
  const ids = wantedIds(mutation);
  const known = [...collection.recipes, ...snapshotOf(mutation).cards];
  const recipes = ids.flatMap((id) => known.find((card) => isRecipe(card, id)) ?? []);
  return withRecipes(collection, recipes, ids.length);
}

/** The same for one page: its recipes stay in their order, and new ones come first in the list. */
function onPage(body: OperationResponse<'getCollection'>, mutation: Mutation, request: ReadRequest) {
  if (body.data.id !== mutation.params.id) return body;
  if (!request.query.has('page')) return mapCollection(body, (each) => withWanted(each, mutation));
  const ids = wantedIds(mutation);
  const wanted = new Set(ids);
  const { recipes, recipe_ids: before } = body.data;
  const remaining = recipes.filter(({ id }) => wanted.has(String(id)));
  if (before === undefined) return mapCollection(body, (each) => withRecipes(each, remaining, ids.length));
  const known = new Set(before.map(String));
  const added = ids.filter((id) => !known.has(id));
  const cards = added.flatMap((id) => snapshotOf(mutation).cards.find((card) => isRecipe(card, id)) ?? []);
  const isSearched = request.query.get('query') !== null;
  return mapCollection(body, (each) => ({
    ...withRecipes(each, isSearched ? remaining : [...cards, ...remaining], ids.length),
    recipe_ids: [...added.map(Number), ...before.filter((id) => wanted.has(String(id)))],
  }));
}

export const syncCollection: QueuedOperation<'syncCollection'> = {
  method: 'POST',
  path: '/recipes/collections/{id}/sync',
  describe: (mutation) => texts.description(snapshotOf(mutation).title),
  redo: texts.redo,
  refusal: null,
  snapshot: (mutation, view) => {
    const found = shownCollection(mutation.params.id, view);
    const all = found && allRecipeIds(found);
    return {
      cards: recipesSnapshot(wantedIds(mutation), view).cards,
      title: found === null ? null : collectionLabel(found.name),
      before: all?.map(String) ?? null,
    };
  },
  optimisticResponse: (mutation, view) => {
    const { id } = mutation.params;
    return { data: withWanted(shownCollection(id, view) ?? emptyCollection(id), mutation) };
  },
  load: null,
  overlay: {
    listCollections: (body, mutation) => mapCollections(body, (each) => withWanted(each, mutation)),
    getCollection: onPage,
    listRecipeCollections: ({ data }, mutation, { id: recipeId }) => {
      const { id } = mutation.params;
      const others = data.filter((each) => each.id !== id);
      const name = snapshotOf(mutation).title ?? '';
      return { data: wantedIds(mutation).includes(recipeId) ? [...others, { id, name }] : others };
    },
  },
  creates: {},
  alsoStale: [],
  rebase: async (mutation, server) => {
    const { before } = snapshotOf(mutation);
    const path = `/recipes/collections/${mutation.params.id}?page=1&per_page=1`;
    const now = before && (await idsAt(server, path, 'recipe_ids'));
    if (!before || now === null) return mutation;
    const ids = mergeSets(now, before, wantedIds(mutation));
    return { ...mutation, body: { recipe_ids: ids.map(Number) } };
  },
  recover: async (mutation, { errors }, server) => {
    if (errors['recipe_ids'] === undefined) return null;
    const path = `/recipes/collections/${mutation.params.id}?page=1&per_page=1`;
    // those that are in it exist
    const now = new Set(await idsAt(server, path, 'recipe_ids'));
    const existing: number[] = [];
    for (const id of mutation.body.recipe_ids) {
      if (now.has(String(id))) {
        existing.push(id);
        continue;
      }
      const { status } = await server.get(`/recipes/${id}`);
      if (status !== 200 && status !== 404) return null;
      if (status === 200) existing.push(id);
    }
    if (existing.length === mutation.body.recipe_ids.length) return null;
    return {
      mutation: { ...mutation, body: { recipe_ids: existing } },
      notice: texts.removedElsewhere,
    };
  },
  heart: null,
  adjustment: null,
  leftToDo: null,
};
