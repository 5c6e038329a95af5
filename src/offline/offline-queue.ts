import type { Middleware } from 'openapi-fetch';
import {
  type Collection,
  collectionNameProblem,
  isSameCollectionName,
} from '#domain/collection/collection.ts';
import type { Device } from './device.ts';
import { keptBody, keptCollections, knownOf } from './known.ts';
import { applyPendingChanges, hasOverlay } from './pending-overlay.ts';
import { layOverCollections } from './pending-recipe-overlay.ts';
import {
  callOf,
  isQueueable,
  isTemporaryId,
  type Loss,
  type Names,
  type QueuedMutation,
  temporaryId,
} from './queued-mutation.ts';
import { requestOf, urlWith } from './request-of.ts';

export interface Waiting {
  readonly changes: readonly QueuedMutation[];
  readonly losses: readonly Loss[];
}
const nothing: Waiting = { changes: [], losses: [] };

export interface Keeping {
  /** To be used by the client of the API. */
  readonly middleware: Middleware;
  /** From now on what the member changes without a network is kept; what waits is read when this is done. */
  readonly begin: (userId: string) => Promise<void>;
  readonly end: () => void;
  /** What waits as it was read last; the same object until it changes. */
  readonly waiting: () => Waiting;
  /** Reads what waits anew, as another tab may have changed it. */
  readonly refresh: () => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Asked {
  readonly request: Request;
  readonly path: string;
}

const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';
/** Below /api. */
const partsOf = (request: Request) => {
  const { pathname, searchParams } = new URL(request.url);
  return { path: pathname.slice('/api'.length), query: searchParams };
};

async function read(request: Request, key: string, userId: string, now: Date): Promise<QueuedMutation> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
  return {
    key,
    userId,
    method: request.method,
    url: request.url,
    headers: [...request.headers].filter(([name]) => name !== 'authorization'),
    body: isForm || request.body === null ? null : await request.clone().text(),
    ...(isForm && { form: [...(await request.clone().formData())] }),
    madeAt: now.toISOString(),
  };
}

const nameTaken = () =>
  Response.json(
    { message: 'Check what you entered.', errors: { name: ['You have a collection of this name already.'] } },
    { status: 422 },
  );

export function createOfflineQueue(device: Device): Keeping {
  let member: string | null = null;
  let waiting = nothing;
  let names: Names = new Map();
  const listeners = new Set<() => void>();
  const onTheirWay = new Map<string, QueuedMutation>();

  const refresh = async () => {
    const userId = member;
    if (userId === null) return;
    const { store } = device;
    const [changes, losses, given] = await Promise.all([
      store.list(userId),
      store.losses(userId),
      store.names(userId),
    ]);
    if (member !== userId) return;
    waiting = { changes, losses };
    names = given;
    for (const listener of listeners) listener();
  };

  const idOf = (path: string, url: string) => {
    const at = path.split('/').indexOf('{id}');
    return at < 0 ? '' : decodeURIComponent(new URL(url).pathname.split('/')[at + 1] ?? '');
  };

  /** What the device can say by itself; null when that is nothing. */
  async function answerAlone({ request, path }: Asked, userId: string): Promise<Response | null> {
    const id = idOf(path, request.url);
    const isReview = path === '/recipes/{id}/reviews/mine';
    if (isReview && !waiting.changes.some((each) => each.url.includes(`/recipes/${id}/reviews`))) return null;
    const collections = path.includes('collections') ? await keptCollections(device, userId) : [];
    if (path.endsWith('collections') && collections.length === 0) return null;
    const body = isTemporaryId(id) ? null : await keptBody(device, userId, partsOf(request).path);
    const { query } = partsOf(request);
    const answer = applyPendingChanges(
      { path, id, query },
      { body, collections, isUnsorted: true },
      waiting.changes,
    );
    return answer === null ? null : Response.json(answer);
  }

  async function answerOf(change: QueuedMutation): Promise<unknown> {
    const { what, ids, body } = callOf(change);
    const id = ids[0] ?? temporaryId(change.key);
    const shown = async (path: string) => {
      const collections = await keptCollections(device, change.userId);
      const base = path.endsWith('mine')
        ? await keptBody(device, change.userId, `/recipes/${id}/reviews/mine`)
        : null;
      return applyPendingChanges(
        { path, id, query: new URLSearchParams() },
        { body: base, collections },
        waiting.changes,
      );
    };
    switch (what) {
      case 'POST /recipes/{id}/favorites':
        return { data: { is_favorite: body['is_favorite'] } };
      case 'POST /recipes/{id}/reviews':
        return shown('/recipes/{id}/reviews/mine');
      case 'POST /recipes/collections':
      case 'PUT /recipes/collections/{id}':
      case 'POST /recipes/collections/{id}/sync': {
        const blank = {
          id,
          name: body['name'] ?? '',
          recipes_count: 0,
          image_url: null,
          created_at: null,
          recipes: [],
        };
        return (
          (await shown('/recipes/collections/{id}')) ?? {
            data: blank satisfies Record<keyof Collection, unknown>,
          }
        );
      }
      default:
        return { data: {} };
    }
  }

  /** A name that the device knows to be taken is refused at once, as the server would. */
  async function isTaken(change: QueuedMutation): Promise<boolean> {
    const { what, ids, body } = callOf(change);
    if (what !== 'POST /recipes/collections' && what !== 'PUT /recipes/collections/{id}') return false;
    const name = String(body['name']);
    const all = layOverCollections(await keptCollections(device, change.userId), waiting.changes);
    const isOther = (each: Collection) => each.id !== ids[0] && isSameCollectionName(each.name, name);
    return collectionNameProblem(name) !== null || all.some(isOther);
  }

  /** A day that the member's own waiting changes alter first is another one than the member saw then. */
  function unconditional(address: string): string {
    const url = new URL(address);
    if (waiting.changes.length > 0) url.searchParams.delete('revision');
    return url.href;
  }

  async function keep(change: QueuedMutation): Promise<Response> {
    if (await isTaken(change)) return nameTaken();
    const known = await knownOf(device, change, waiting.changes);
    await device.store.add({ ...change, url: unconditional(change.url), known });
    await refresh();
    device.tell();
    // stands for the answer that is still to come
    return Response.json(await answerOf(change), { status: 202 });
  }

  const middleware: Middleware = {
    async onRequest({ request, schemaPath: path, id }) {
      if (member === null) return undefined;
      const speaksOfOwn = request.url.includes('waiting-');
      if (request.method === 'GET') {
        if (!speaksOfOwn) return undefined;
        const named = urlWith(request.url, names);
        if (named !== request.url) return new Request(named, request);
        const alone = hasOverlay(path) ? await answerAlone({ request, path }, member) : null;
        return alone ?? Response.json({ message: 'This is not sent yet.' }, { status: 404 });
      }
      if (!isQueueable(`${request.method} ${path}`)) return undefined;
      const key = crypto.randomUUID();
      request.headers.set('Idempotency-Key', key);
      request.headers.set('X-Member', member);
      const change = await read(request, key, member, device.now());
      // what waits goes first
      if ((await device.store.list(member).catch(() => [])).length > 0) return keep(change);
      onTheirWay.set(id, change);
      if (names.size === 0) return request;
      const named = requestOf(change, names);
      named.headers.set('Authorization', request.headers.get('Authorization') ?? '');
      return named;
    },
    async onResponse({ request, response, schemaPath: path, id }) {
      onTheirWay.delete(id);
      if (request.method !== 'GET' || !response.ok || waiting.changes.length === 0) return undefined;
      if (member === null || !hasOverlay(path)) return undefined;
      const collections = path === '/recipes/{id}/collections' ? await keptCollections(device, member) : [];
      const { query } = partsOf(request);
      const reading = { path, id: idOf(path, request.url), query };
      const body: unknown = await response.clone().json();
      return Response.json(applyPendingChanges(reading, { body, collections }, waiting.changes), {
        status: response.status,
      });
    },
    async onError({ request, schemaPath: path, id, error }) {
      const change = onTheirWay.get(id);
      onTheirWay.delete(id);
      if (isAborted(error) || member === null) return undefined;
      if (change !== undefined) return keep(change).catch(() => undefined);
      if (request.method !== 'GET' || !hasOverlay(path)) return undefined;
      return (await answerAlone({ request, path }, member).catch(() => null)) ?? undefined;
    },
  };

  return {
    middleware,
    begin: async (userId) => {
      if (member !== userId) {
        member = userId;
        waiting = nothing;
        names = new Map();
      }
      await refresh();
    },
    end: () => {
      member = null;
      waiting = nothing;
    },
    waiting: () => waiting,
    refresh,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
