import type { OperationAnswer } from '#contract/operations.ts';
import { favoritesId, favoritesName } from '#domain/collection/collection.ts';
import type { ChangingRead, ReadRequest } from './cached-reads.ts';
import { cachedCollections, namesOf, sortRecipes } from './collection-overlay.ts';
import type { ReadCache } from './device.ts';
import { isRecipe } from './queued-mutation.ts';

/** What other stored responses say of a read that has none of its own; null where they say nothing. */
type Fallbacks = {
  readonly [Read in ChangingRead]?: (
    request: ReadRequest<Read>,
    cache: ReadCache,
  ) => OperationAnswer<Read> | null;
};

const fallbacks: Fallbacks = {
  listCollections: (_, cache) => {
    const data = cachedCollections(cache);
    return data.length === 0 ? null : { data: [...data] };
  },
  getCollection: ({ id }, cache) => {
    const data = cachedCollections(cache).find((each) => each.id === id);
    return data === undefined ? null : { data };
  },
  listRecipeCollections: ({ id }, cache) => {
    const all = cachedCollections(cache);
    if (all.length === 0) return null;
    const holding = all.filter(
      (each) => each.id !== favoritesId && each.recipes.some((recipe) => isRecipe(recipe, id)),
    );
    return { data: [{ id: favoritesId, name: favoritesName }, ...namesOf(holding)] };
  },
};

/** Which order a list is in changes nothing of what it holds. */
const withoutOrder = (query: URLSearchParams) =>
  [...query]
    .filter(([name]) => name !== 'sort_by')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .join('&');

/** The stored response for a request, or what others say of it; null where the device knows nothing. */
export function storedResponse<Read extends ChangingRead>(
  request: ReadRequest<Read>,
  cache: ReadCache,
): OperationAnswer<Read> | null {
  const own = cache
    .all(request.read)
    .filter(({ id, query }) => id === request.id && withoutOrder(query) === withoutOrder(request.query));
  const asSorted = own.find(({ query }) => query.get('sort_by') === request.query.get('sort_by'));
  const exact =
    asSorted ?? own.find(({ query }) => (query.get('sort_by') ?? 'default') === 'default') ?? own[0];
  return exact?.body ?? fallbacks[request.read]?.(request, cache) ?? null;
}

/** In the order that the request asks for. */
export function inOrder<Read extends ChangingRead>(
  { read, query }: ReadRequest<Read>,
  body: OperationAnswer<Read>,
): OperationAnswer<Read> {
  if (read !== 'getCollection') return body;
  const { data } = body as OperationAnswer<'getCollection'>;
  const sorted = { data: { ...data, recipes: sortRecipes(data.recipes, query.get('sort_by') ?? '') } };
  return sorted as unknown as OperationAnswer<Read>;
}
