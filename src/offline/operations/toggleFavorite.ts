import { toggleFavorite as texts } from '#src/offline/texts.ts';
import {
  favoritesPage,
  isListStart,
  mapCollection,
  mapCollections,
  recipesSnapshot,
  withFavorite,
  withHearts,
} from '../collection-overlay.ts';
import { isRecipe, type QueuedMutation, snapshotOf } from '../queued-mutation.ts';
import type { QueuedOperation } from '../queued-operation.ts';

type Mutation = QueuedMutation<'toggleFavorite'>;

/** The wanted state of the heart; on by default. */
const heartOf = ({ params, body }: Mutation) => ({ id: params.id, isFavorite: body.is_favorite ?? true });

export const toggleFavorite: QueuedOperation<'toggleFavorite'> = {
  method: 'POST',
  path: '/recipes/{id}/favorites',
  describe: (mutation) => texts.description(heartOf(mutation).isFavorite, snapshotOf(mutation).title),
  redo: texts.redo,
  refusal: null,
  snapshot: ({ params }, view) => recipesSnapshot([params.id], view),
  optimisticResponse: (mutation) => {
    const { isFavorite } = heartOf(mutation);
    return { message: '', data: { is_favorite: isFavorite } };
  },
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
    listCollections: (body, mutation) => {
      const { id, isFavorite } = heartOf(mutation);
      return mapCollections(body, (each) => withFavorite(each, id, isFavorite, snapshotOf(mutation).cards));
    },
    getCollection: (body, mutation, request) => {
      const { id, isFavorite } = heartOf(mutation);
      const cards = isListStart(request) ? snapshotOf(mutation).cards : [];
      return mapCollection(body, (each) => withFavorite(each, id, isFavorite, cards));
    },
  },
  creates: {},
  alsoStale: [],
  rebase: null,
  recover: null,
  heart: heartOf,
  adjustment: null,
  leftToDo: null,
};
