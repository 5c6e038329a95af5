import {
  type Collection,
  collectionNameLength,
  collectionNameProblem,
  emptyCollectionPicture,
  favoritesId,
  isCollectionFound,
  isSameCollectionName,
} from '#domain/collection/collection.ts';
import { cleanName } from '#domain/member/clean-name.ts';
import { createCollection as texts } from '#src/offline/texts.ts';
import { nameTaken, shownCollections } from '../collection-overlay.ts';
import { isTemporaryId, type QueuedMutation, temporaryId } from '../queued-mutation.ts';
import type { QueuedOperation } from '../queued-operation.ts';

type Mutation = QueuedMutation<'createCollection'>;

const newCollection = ({ key, createdAt, body }: Mutation): Collection => ({
  id: temporaryId(key),
  name: body.name,
  recipes_count: 0,
  image_url: emptyCollectionPicture,
  created_at: createdAt,
  recipes: [],
});

/** Others of the household may have shared one of the same name. */
const isOwnOfName = (each: Collection, name: string) =>
  each.from === undefined && isSameCollectionName(each.name, name);

/** "Soups", "Soups (2)", "Soups (3)". */
function nextName(name: string): string {
  const [, stem = name, count = '1'] = /^(.*) \((\d{1,3})\)$/.exec(name) ?? [];
  const end = ` (${Number(count) + 1})`;
  return stem.slice(0, collectionNameLength - end.length) + end;
}

export const createCollection: QueuedOperation<'createCollection'> = {
  method: 'POST',
  path: '/recipes/collections',
  describe: ({ body }) => texts.description(body.name),
  redo: texts.redo,
  refusal: ({ body: { name } }, view) => {
    const isTaken = shownCollections(view).some((each) => isOwnOfName(each, name));
    return isTaken || collectionNameProblem(name) !== null ? nameTaken : null;
  },
  snapshot: ({ body }) => ({ title: body.name }),
  optimisticResponse: (mutation) => ({ data: newCollection(mutation) }),
  load: null,
  overlay: {
    listCollections: ({ data }, mutation, { query }) => {
      const { name } = mutation.body;
      // the server may have created it although its response was lost: names are unique
      const made = data.find((each) => !isTemporaryId(each.id) && isOwnOfName(each, name));
      const isFavorites = ({ id }: Collection) => id === favoritesId;
      const own = { ...(made ?? newCollection(mutation)), id: temporaryId(mutation.key) };
      return {
        data: [
          ...data.filter(isFavorites),
          ...(isCollectionFound(name, query.get('query') ?? '') ? [own] : []),
          ...data.filter((each) => !isFavorites(each) && each !== made),
        ],
      };
    },
  },
  creates: {
    getCollection: (mutation, { id }) =>
      id === temporaryId(mutation.key) ? { data: newCollection(mutation) } : null,
  },
  alsoStale: [],
  rebase: null,
  recover: async (mutation, { errors }) =>
    errors['name'] !== undefined
      ? {
          mutation: { ...mutation, body: { ...mutation.body, name: nextName(mutation.body.name) } },
          notice: '',
        }
      : null,
  heart: null,
  adjustment: ({ body, snapshot }, { data }) => {
    const requested = snapshot?.title ?? body.name;
    return data.name === cleanName(requested) ? '' : texts.renamed(requested, data.name);
  },
  leftToDo: null,
};
