import type { Middleware } from 'openapi-fetch';
import { isAborted } from '#src/api/is-aborted.ts';
import { offlineQueue as texts } from '#src/offline/texts.ts';
import { type ChangingRead, changingRequestOf, type ReadRequest } from './cached-reads.ts';
import type { Device } from './device.ts';
import { openReadCache } from './device.ts';
import { hiddenOf, lockLease } from './lease-locks.ts';
import { mutationOf } from './mutation-of.ts';
import { loadOverlays, overlayAll, overlayNothing, viewOf } from './overlay.ts';
import { isChangedHere } from './plan-overlay.ts';
import {
  emptySnapshot,
  type HistoryEntry,
  hasTemporaryId,
  type IdMap,
  type QueuedMutation,
  type QueuedOperationId,
  type Snapshot,
} from './queued-mutation.ts';
import type { QueuedOperation, View } from './queued-operation.ts';
import { operationOf, queuedOperationId } from './queued-operations.ts';
import { inOrder, storedResponse } from './read-fallback.ts';
import { requestOf, storedRequest } from './request-of.ts';
import { leaseUntil, withoutLease } from './send-queue.ts';
import { historyOf, isDone, isFinal } from './sync-mutation.ts';

/** The content of the offline queue as last read. */
export interface OfflineQueueContent {
  /** Mutations to be sent, oldest first. */
  readonly pending: readonly QueuedMutation[];
  /** Results of earlier mutations, latest first. */
  readonly history: readonly HistoryEntry[];
}
const nothing: OfflineQueueContent = { pending: [], history: [] };

export interface OfflineQueue {
  /** Middleware of the API client. */
  readonly middleware: Middleware;
  /** Routes the member's mutations through the offline queue from now on; resolves once its content is read. */
  readonly start: (userId: string) => Promise<void>;
  readonly stop: () => void;
  /** Referentially stable until it changes. */
  readonly content: () => OfflineQueueContent;
  /** Reads the content again, as another tab may have changed it. */
  readonly refresh: () => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether a screen awaits the response to a mutation. */
  readonly isAwaited: () => boolean;
}

/** What the device knows about a mutation before it is sent. */
interface Known {
  readonly view: View;
  /** Why it cannot be carried out. */
  readonly errors: ReturnType<typeof localRefusal>;
}
/** A mutation whose screen awaits the response. */
interface Foreground {
  readonly mutation: QueuedMutation;
  readonly end: () => void;
  readonly known: Promise<Known>;
}

const sessionEnded = 401;

function snapshotFor<Id extends QueuedOperationId>(mutation: QueuedMutation<Id>, view: View): Snapshot {
  return { ...emptySnapshot, ...operationOf(mutation).snapshot(mutation, view) };
}
const optimisticResponse = <Id extends QueuedOperationId>(mutation: QueuedMutation<Id>, view: View) =>
  operationOf(mutation).optimisticResponse(mutation, view);
const localRefusal = <Id extends QueuedOperationId>(mutation: QueuedMutation<Id>, view: View) => {
  const { refusal }: QueuedOperation<Id> = operationOf(mutation);
  return refusal === null ? null : refusal(mutation, view);
};

export function createOfflineQueue(device: Device): OfflineQueue {
  let member: string | null = null;
  let content = nothing;
  let ids: IdMap = new Map();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const foreground = new Map<string, Foreground>();
  /** Keys of mutations that a screen awaits, until they are settled or shown as pending. */
  const unsettled = new Set<string>();
  /** Of the refreshes that were started and whose result is shown, the latest. */
  const refreshes = { started: 0, shown: 0 };
  /** Responses that already include all pending mutations. */
  const ownResponses = new WeakSet<Response>();

  const refresh = async () => {
    const userId = member;
    if (userId === null) return;
    const { store } = device;
    const index = ++refreshes.started;
    const [mutations, history, given] = await Promise.all([
      store.list(userId),
      store.history(userId),
      store.ids(userId),
    ]);
    const [hidden] = await Promise.all([hiddenOf(device, mutations), loadOverlays(mutations)]);
    // a later one may be done before
    if (member !== userId || index < refreshes.shown) return;
    refreshes.shown = index;
    content = { pending: mutations.filter((each) => !hidden.has(each)), history };
    ids = given;
    const elsewhere = [...hidden].filter(({ key }) => !unsettled.has(key));
    const [next] = elsewhere.map(({ lease }) => lease?.until ?? 0).toSorted((a, b) => a - b);
    clearTimeout(timer);
    // of a tab that doesn't answer: pending as soon as its lease has expired
    if (next !== undefined)
      timer = setTimeout(
        () => void refresh().catch(() => {}),
        Math.max(0, next - device.now().getTime()) + 1,
      );
    for (const listener of listeners) listener();
  };

  const viewFor = async (userId: string, key = ''): Promise<View> => {
    const pending = content.pending.filter((each) => each.key !== key);
    return viewOf(await openReadCache(device, userId), pending);
  };

  /** The response from the cache and the queue alone; null if the device has none. */
  async function respondOffline(
    request: ReadRequest<ChangingRead>,
    userId: string,
  ): Promise<Response | null> {
    const { cache, pending } = await viewFor(userId);
    const stored = await storedResponse(request, cache);
    const shown =
      stored === null ? overlayNothing(request, pending) : overlayAll(request.read, stored, request, pending);
    if (shown === null) return null;
    const response = Response.json(inOrder(request, shown));
    ownResponses.add(response);
    return response;
  }

  /** Placeholder for the server's response. */
  const accepted = async (mutation: QueuedMutation) =>
    Response.json(optimisticResponse(mutation, await viewFor(mutation.userId, mutation.key)), {
      status: 202,
    });

  /** Marks a mutation as pending. `known`: what the device knew before it was sent, if it was. */
  async function queue(mutation: QueuedMutation, known?: Promise<Known>): Promise<Response> {
    // a slow first look must not hold back the screen
    const { view, errors } = await Promise.race([...(known ? [known] : []), knownFor(mutation)]);
    if (errors !== null) {
      await device.store.settle(mutation, { history: null });
      return Response.json({ message: texts.invalid, errors }, { status: 422 });
    }
    const queued = withoutLease({ ...mutation, snapshot: mutation.snapshot ?? snapshotFor(mutation, view) });
    await device.store.update(mutation.key, () => queued);
    await refresh();
    device.notify();
    return accepted(queued);
  }

  /** What the device knows about a mutation: afterwards the server may have carried it out. */
  async function knownFor(mutation: QueuedMutation): Promise<Known> {
    const view = await viewFor(mutation.userId, mutation.key);
    return { view, errors: localRefusal(mutation, view) };
  }

  /** A mutation of a day that pending mutations change before must not be conditional on the day's revision. */
  async function unconditional(mutation: QueuedMutation): Promise<QueuedMutation> {
    if (content.pending.length === 0 || !('revision' in mutation.query)) return mutation;
    const { revision: _, ...query } = mutation.query;
    const date = 'date' in query ? String(query.date) : '';
    if (!isChangedHere(await viewFor(mutation.userId), date)) return mutation;
    return { ...mutation, query } as QueuedMutation;
  }

  const middleware: Middleware = {
    async onRequest({ request, schemaPath: path, params, id }) {
      const userId = member;
      if (userId === null) return undefined;
      const operationId = queuedOperationId(request.method, path);
      if (operationId === null) {
        if (!hasTemporaryId(request.url)) return undefined;
        const stored = await storedRequest(request, ids);
        if (stored !== null) return stored;
        const isRead = request.method === 'GET';
        const read = isRead ? changingRequestOf(path, params.path?.['id'], request.url) : null;
        const alone = read === null ? null : await respondOffline(read, userId);
        const status = isRead ? 404 : 409;
        return alone ?? Response.json({ message: texts.notSent }, { status });
      }
      const key = crypto.randomUUID();
      const createdAt = device.now().toISOString();
      const mutation = await unconditional(
        await mutationOf(operationId, params, request, { key, userId, createdAt }),
      );
      const own = { id: key, until: leaseUntil(device), isForeground: true } as const;
      const { lease, releaseLock } = await lockLease(device, own);
      unsettled.add(key);
      const end = () => {
        unsettled.delete(key);
        releaseLock();
      };
      const isStored = await device.store
        .add({ ...mutation, lease })
        .then(() => true)
        .catch(() => false);
      const earlier = isStored ? await device.store.list(userId) : [];
      // pending mutations are sent first
      const hidden = await hiddenOf(device, earlier);
      if (earlier.some((each) => each.key !== key && !hidden.has(each))) return queue(mutation).finally(end);
      if (!isStored) end();
      else {
        const known = knownFor(mutation);
        foreground.set(id, { mutation, known, end });
        void describeInBackground(mutation, known);
      }
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(device.deadline)]);
      const sent = requestOf(mutation, ids, device, signal);
      const authorization = request.headers.get('Authorization');
      if (authorization !== null) sent.headers.set('Authorization', authorization);
      return sent;
    },
    async onResponse({ request, response, schemaPath: path, params, id }) {
      const awaited = foreground.get(id);
      if (awaited !== undefined) return settled(id, awaited, response).finally(awaited.end);
      if (request.method !== 'GET' || !response.ok || ownResponses.has(response)) return undefined;
      const read =
        content.pending.length === 0 ? null : changingRequestOf(path, params.path?.['id'], request.url);
      if (read === null || member === null) return undefined;
      const body = await response.clone().json();
      return Response.json(overlayAll(read.read, body, read, content.pending), { status: response.status });
    },
    async onError({ request, schemaPath: path, params, id, error }) {
      const awaited = foreground.get(id);
      foreground.delete(id);
      if (awaited !== undefined) {
        const queued = queue(awaited.mutation, awaited.known)
          .catch(() => undefined)
          .finally(awaited.end);
        // the screen aborted the request, but the mutation stays queued
        return isAborted(error) ? undefined : queued;
      }
      if (isAborted(error) || request.method !== 'GET' || member === null) return undefined;
      const read = changingRequestOf(path, params.path?.['id'], request.url);
      return read === null
        ? undefined
        : ((await respondOffline(read, member).catch(() => null)) ?? undefined);
    },
  };

  /** Its description is computed while it is being sent. */
  async function describeInBackground(mutation: QueuedMutation, known: Promise<Known>): Promise<void> {
    const snapshot = snapshotFor(mutation, (await known).view);
    await device.store.update(mutation.key, (each) => ({ snapshot, ...each }));
  }

  async function settled(
    id: string,
    { mutation, known }: Foreground,
    response: Response,
  ): Promise<Response | undefined> {
    foreground.delete(id);
    if (!isFinal(response, mutation.key)) {
      if (response.status !== sessionEnded) return queue(mutation, known);
      // it is sent in the next session
      await device.store.update(mutation.key, withoutLease);
      return undefined;
    }
    const stored = (await device.store.list(mutation.userId)).find(({ key }) => key === mutation.key);
    const history =
      isDone(response.status) && stored?.snapshot !== undefined
        ? historyOf(stored, 'sent', '', device.now())
        : null;
    await device.store.settle(mutation, { history });
    if (history !== null) await refresh();
    return undefined;
  }

  return {
    middleware,
    start: async (userId) => {
      if (member !== userId) {
        member = userId;
        content = nothing;
        ids = new Map();
      }
      await refresh();
    },
    stop: () => {
      clearTimeout(timer);
      member = null;
      content = nothing;
    },
    content: () => content,
    isAwaited: () => unsettled.size > 0,
    refresh,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
