import type { OperationResponse } from '#contract/operations.ts';
import { favoritesId, favoritesName } from '#domain/collection/collection.ts';
import type { ChangingRead, ReadRequest } from './cached-reads.ts';
import { cachedCollections, namesOf, sortRecipes } from './collection-overlay.ts';
import type { ReadCache } from './device.ts';
import { emptyDiary } from './diary-overlay.ts';
import { isRecipe } from './queued-mutation.ts';
import { searchSaved } from './saved-recipes.ts';

/** Derives the response of a read from other cached responses; null if they don't have it. */
type Fallbacks = {
  readonly [Read in ChangingRead]?: (
    request: ReadRequest<Read>,
    cache: ReadCache,
  ) => OperationResponse<Read> | null;
};

const fallbacks: Fallbacks = {
  listRecipes: ({ query }, cache) => searchSaved(query, cache),
  listCollections: (_, cache) => {
    const data = cachedCollections(cache);
    return data.length === 0 ? null : { data: [...data] };
  },
  getDiary: (request, cache) => {
    const cached = cache.all('getDiary').flatMap(({ body }) => body.data);
    const empty = emptyDiary(request);
    if (cached.length === 0 || empty === null) return null;
    const byDate = new Map(cached.map((day) => [day.date, day]));
    return { data: empty.data.map((day) => byDate.get(day.date) ?? day) };
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

/** The sort order does not affect the content of a list. */
const withoutOrder = (query: URLSearchParams) =>
  [...query]
    .filter(([name]) => name !== 'sort_by')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .join('&');

/** The cached response of a request, or one derived from others; null if there is none. */
export function storedResponse<Read extends ChangingRead>(
  request: ReadRequest<Read>,
  cache: ReadCache,
): OperationResponse<Read> | null {
  const own = cache
    .all(request.read)
    .filter(({ id, query }) => id === request.id && withoutOrder(query) === withoutOrder(request.query));
  const asSorted = own.find(({ query }) => query.get('sort_by') === request.query.get('sort_by'));
  const exact =
    asSorted ?? own.find(({ query }) => (query.get('sort_by') ?? 'default') === 'default') ?? own[0];
  return exact?.body ?? fallbacks[request.read]?.(request, cache) ?? null;
}

/** Sorts as the request asks for. */
export function inOrder<Read extends ChangingRead>(
  { read, query }: ReadRequest<Read>,
  body: OperationResponse<Read>,
): OperationResponse<Read> {
  if (read !== 'getCollection') return body;
  const { data } = body as OperationResponse<'getCollection'>;
  const sorted = { data: { ...data, recipes: sortRecipes(data.recipes, query.get('sort_by') ?? '') } };
  return sorted as unknown as OperationResponse<Read>;
}
