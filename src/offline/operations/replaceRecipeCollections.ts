import { type Collection, favoritesId, favoritesName } from '#domain/collection/collection.ts';
import { mergeSets } from '#domain/merge/merge-sets.ts';
import { replaceRecipeCollections as texts } from '#src/offline/texts.ts';
import {
  favoritesPage,
  holds,
  isListStart,
  mapCollection,
  mapCollections,
  namesOf,
  recipesSnapshot,
  shownCollections,
  withFavorite,
  withHearts,
  withId,
  withRecipes,
} from '../collection-overlay.ts';
import { idsAt } from '../ids-at.ts';
import { isRecipe, isTemporaryId, type QueuedMutation, snapshotOf } from '../queued-mutation.ts';
import type { QueuedOperation, View } from '../queued-operation.ts';

type Mutation = QueuedMutation<'replaceRecipeCollections'>;
type Names = Readonly<Record<'data', readonly { readonly id: string; readonly name: string }[]>>;

/** The heart, as the favorites are one of the choices. */
const heartOf = ({ params, body }: Mutation) => ({
  id: params.id,
  isFavorite: body.collection_ids.includes(favoritesId),
});

const chosenNames = (mutation: Mutation): Names['data'] => {
  const { collections } = snapshotOf(mutation);
  return mutation.body.collection_ids.flatMap((id) => {
    const name = id === favoritesId ? favoritesName : collections.find((each) => each.id === id)?.name;
    return name === undefined ? [] : [{ id, name }];
  });
};

/** One of the collections with the choice applied; `isStart`: where a new recipe belongs. */
function withChoice(collection: Collection, mutation: Mutation, isStart = true): Collection {
  const { id, isFavorite } = heartOf(mutation);
  const { before, cards: known } = snapshotOf(mutation);
  const cards = isStart ? known : [];
  const marked = withFavorite(collection, id, isFavorite, cards);
  if (collection.id === favoritesId) return marked;
  const isWanted = mutation.body.collection_ids.includes(collection.id);
  const wasThere = before?.includes(collection.id) ?? isWanted;
  if (isWanted === wasThere) return marked;
  const others = marked.recipes.filter((recipe) => !isRecipe(recipe, id));
  const card = cards.find((each) => isRecipe(each, id));
  const recipes = isWanted && card !== undefined ? [{ ...card, is_favorite: isFavorite }, ...others] : others;
  return withId(
    withRecipes(marked, recipes, marked.recipes_count + (isWanted ? 1 : -1)),
    String(known[0]?.id ?? id),
    isWanted,
  );
}

/** The collections that contain the recipe, as currently shown. */
function holdingNow(recipeId: string, view: View): Names['data'] {
  const { cache, pending, show } = view;
  const request = { id: recipeId, query: new URLSearchParams() };
  const read = cache.all('listRecipeCollections').find(({ id }) => id === recipeId);
  if (read !== undefined) return show('listRecipeCollections', read.body, request, pending).data;
  const holding = shownCollections(view).filter((each) => each.id !== favoritesId && holds(each, recipeId));
  return [{ id: favoritesId, name: favoritesName }, ...namesOf(holding)];
}

const withoutFavorites = (ids: readonly string[]) => ids.filter((id) => id !== favoritesId);

export const replaceRecipeCollections: QueuedOperation<'replaceRecipeCollections'> = {
  method: 'POST',
  path: '/recipes/{id}/collections',
  describe: (mutation) => texts.description(snapshotOf(mutation).title),
  redo: texts.redo,
  refusal: null,
  snapshot: ({ params }, view) => ({
    ...recipesSnapshot([params.id], view),
    before: holdingNow(params.id, view).map(({ id }) => id),
    collections: namesOf(shownCollections(view)),
  }),
  optimisticResponse: (mutation) => ({ data: [...chosenNames(mutation)] }),
  load: null,
  overlay: {
    listRecipes: (body, mutation) => {
      const { id, isFavorite } = heartOf(mutation);
      return { ...body, data: withHearts(body.data, id, isFavorite) };
    },
    getRecipe: (body, mutation) => {
      const { id, isFavorite } = heartOf(mutation);
      return isRecipe(body.data, id) ? { data: { ...body.data, is_favorite: isFavorite } } : body;
    },
    listFavoriteRecipes: (body, mutation) =>
      favoritesPage(body, heartOf(mutation), snapshotOf(mutation).cards),
    listCollections: (body, mutation) => mapCollections(body, (each) => withChoice(each, mutation)),
    getCollection: (body, mutation, request) =>
      mapCollection(body, (each) => withChoice(each, mutation, isListStart(request))),
    listRecipeCollections: (body, mutation, { id }) =>
      mutation.params.id === id ? { data: [...chosenNames(mutation)] } : body,
  },
  creates: {
    listRecipeCollections: (mutation, { id }) =>
      mutation.params.id === id ? { data: [...chosenNames(mutation)] } : null,
  },
  alsoStale: [],
  rebase: async (mutation, server) => {
    const { before } = snapshotOf(mutation);
    const now = before && (await idsAt(server, `/recipes/${mutation.params.id}/collections`, null));
    if (!before || now === null) return mutation;
    const stored = (id: string) => server.ids.get(id) ?? id;
    const { isFavorite } = heartOf(mutation);
    // the server always lists the favorites, so for them the member's choice counts
    const merged = mergeSets(
      withoutFavorites(now),
      withoutFavorites(before.map(stored)),
      withoutFavorites(mutation.body.collection_ids.map(stored)),
    );
    return { ...mutation, body: { collection_ids: [...(isFavorite ? [favoritesId] : []), ...merged] } };
  },
  recover: async (mutation, { errors }, server) => {
    if (errors['collection_ids'] === undefined) return null;
    const existing = await idsAt(server, '/recipes/collections', null);
    const { collection_ids: requested } = mutation.body;
    const rest = requested.filter((id) => existing?.includes(server.ids.get(id) ?? id));
    if (existing === null || rest.length === requested.length) return null;
    return {
      mutation: {
        ...mutation,
        body: { collection_ids: rest.filter((id) => !isTemporaryId(id) || server.ids.has(id)) },
      },
      notice: texts.removedElsewhere,
    };
  },
  heart: heartOf,
  adjustment: null,
  leftToDo: null,
};
