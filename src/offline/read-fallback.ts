import type { OperationResponse } from '#contract/operations.ts';
import { allRecipeIds, type Collection, favoritesId, favoritesName } from '#domain/collection/collection.ts';
import { pageMetaOf } from '#domain/page/page.ts';
import type { ChangingRead, ReadRequest } from './cached-reads.ts';
import { cachedCollections, holds, namesOf, openedCollection, sortRecipes } from './collection-overlay.ts';
import type { ReadCache } from './device.ts';
import { emptyDiary } from './diary-overlay.ts';

/** Derives the response of a read from other cached responses; null if they don't have it. */
type Fallbacks = {
  readonly [Read in ChangingRead]?: (
    request: ReadRequest<Read>,
    cache: ReadCache,
  ) => OperationResponse<Read> | null | Promise<OperationResponse<Read> | null>;
};

const fallbacks: Fallbacks = {
  // reading what was typed takes much code, which a device without it does without
  listRecipes: ({ query }, cache) =>
    import('./saved-recipes.ts').then(
      ({ searchSaved }) => searchSaved(query, cache),
      () => null,
    ),
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
  getCollection: ({ id, query }, cache) => {
    const sort = query.get('sort_by');
    const opened =
      openedCollection(cache, id, sort) ?? cachedCollections(cache).find((each) => each.id === id);
    if (opened === undefined) return null;
    return query.has('page') ? pageOfCollection(opened, query) : { data: opened };
  },
  listRecipeCollections: ({ id }, cache) => {
    const all = cachedCollections(cache);
    if (all.length === 0) return null;
    const holding = all.filter((each) => each.id !== favoritesId && holds(each, id));
    return { data: [{ id: favoritesId, name: favoritesName }, ...namesOf(holding)] };
  },
};

/** One page of the recipes that are cached. */
function pageOfCollection(
  collection: Collection,
  query: URLSearchParams,
): OperationResponse<'getCollection'> {
  const words = (query.get('query') ?? '').trim().toLowerCase();
  const [page, perPage] = [Number(query.get('page')), Number(query.get('per_page') ?? '10')];
  const sorted = sortRecipes(collection.recipes, query.get('sort_by') ?? '');
  const found = sorted.filter(({ title }) => title.toLowerCase().includes(words));
  const { recipe_ids: _, ...rest } = collection;
  const ids = page === 1 ? allRecipeIds(collection) : null;
  return {
    data: {
      ...rest,
      recipes: found.slice((page - 1) * perPage, page * perPage),
      ...(ids !== null && { recipe_ids: ids }),
    },
    meta: pageMetaOf(page, perPage, found.length),
  };
}

/** A page in another order has other recipes. */
const isPage = ({ read, query }: ReadRequest) => read === 'getCollection' && query.has('page');

/** The sort order does not affect the content of a list. */
const withoutOrder = (query: URLSearchParams) =>
  [...query]
    .filter(([name]) => name !== 'sort_by')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .join('&');

/** The cached response of a request, or one derived from others; null if there is none. */
export async function storedResponse<Read extends ChangingRead>(
  request: ReadRequest<Read>,
  cache: ReadCache,
): Promise<OperationResponse<Read> | null> {
  const own = cache
    .all(request.read)
    .filter(({ id, query }) => id === request.id && withoutOrder(query) === withoutOrder(request.query));
  const asSorted = own.find(({ query }) => query.get('sort_by') === request.query.get('sort_by'));
  if (isPage(request)) return asSorted?.body ?? fallbacks[request.read]?.(request, cache) ?? null;
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
  const { data, ...rest } = body as OperationResponse<'getCollection'>;
  const sorted = {
    ...rest,
    data: { ...data, recipes: sortRecipes(data.recipes, query.get('sort_by') ?? '') },
  };
  return sorted as unknown as OperationResponse<Read>;
}
