import type { OperationResponse } from '#contract/operations.ts';
import { type CachedRead, type ReadRequest, readRequestOf } from './cached-reads.ts';
import type { LeaseLocks } from './lease-locks.ts';
import type { QueueStore } from './queue-store.ts';

export interface CachedResponse {
  /** Below /api, with its query. */
  readonly path: string;
  /** JSON. */
  readonly text: string;
}

/** The offline queue's dependencies on the browser. */
export interface Device {
  readonly store: QueueStore;
  readonly locks: LeaseLocks;
  /** Cached responses of the member, latest first. */
  readonly cached: (userId: string) => Promise<readonly CachedResponse[]>;
  /** Sends with the token of the signed-in member. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Notifies all tabs that the store has changed. */
  readonly notify: () => void;
  readonly now: () => Date;
  /** Timeout of a request in milliseconds. */
  readonly deadline: number;
  /** Id of this tab. */
  readonly tab: string;
  /** Origin of the app. */
  readonly origin: string;
  /** Headers of every call of the app. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface CachedBody<Read extends CachedRead> extends ReadRequest<Read> {
  readonly body: OperationResponse<Read>;
}

/** The cached responses of one member, by the reads of the contract. */
export interface ReadCache {
  /** Latest first. */
  readonly all: <Read extends CachedRead>(read: Read) => readonly CachedBody<Read>[];
}

/** Open it for one task only, as other tabs may update the cache. Only the bodies that are looked at are parsed. */
export async function openReadCache(device: Device, userId: string): Promise<ReadCache> {
  const bodies = (await device.cached(userId)).flatMap(({ path, text }) => {
    const request = readRequestOf(path);
    return request === null ? [] : [parsedWhenRead(request, text)];
  });
  return {
    all: <Read extends CachedRead>(read: Read) =>
      bodies.filter((each) => each.read === read) as unknown as readonly CachedBody<Read>[],
  };
}

function parsedWhenRead(request: ReadRequest, text: string): CachedBody<CachedRead> {
  let body: CachedBody<CachedRead>['body'] | undefined;
  return {
    ...request,
    get body() {
      body ??= JSON.parse(text) as CachedBody<CachedRead>['body'];
      return body;
    },
  };
}
