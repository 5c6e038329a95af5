import { memberCache } from '#domain/device/member-cache.ts';
import { fetchWithRenewal } from '#src/api/client.ts';
import { commonHeaders } from '#src/api/common-headers.ts';
import { sendDeadline } from '#src/api/send-deadline.ts';
import { readAccessToken } from '#src/api/token-store.ts';
import { onChange } from '#src/freshness/freshness.ts';
import { readRequestOf } from './cached-reads.ts';
import type { Device } from './device.ts';
import { leaseLocks } from './lease-locks.ts';
import { setOfflineMiddleware } from './offline-middleware.ts';
import { createOfflineQueue, type OfflineQueueContent } from './offline-queue.ts';
import { setPendingFlag } from './pending-flag.ts';
import { queueStore } from './queue-store.ts';
import { hasTemporaryId, type QueuedMutation, type QueuedOperationId } from './queued-mutation.ts';
import type { Heart } from './queued-operation.ts';
import { operationOf, staleReads } from './queued-operations.ts';
import { discardMutation, requeueRefused, type SendingReport, sendQueue } from './send-queue.ts';

const isSupported = () => 'indexedDB' in globalThis && 'randomUUID' in crypto;

const device: Device = {
  store: queueStore,
  locks: leaseLocks,
  cached: async (userId) => {
    if (!('caches' in globalThis)) return [];
    const cache = await caches.open(memberCache(userId));
    const requests = (await cache.keys()).toReversed();
    const responses = await Promise.all(
      requests.map(async (request) => {
        const { pathname, search } = new URL(request.url);
        const path = pathname.slice('/api'.length) + search;
        const response = readRequestOf(path) && (await cache.match(request, { ignoreVary: true }));
        return response ? [{ path, text: await response.text() }] : [];
      }),
    );
    return responses.flat();
  },
  fetch: (request) => {
    request.headers.set('Authorization', `Bearer ${readAccessToken()}`);
    return fetchWithRenewal(request);
  },
  notify: () => {
    tabs.announce('pending', null);
    void queue.refresh().catch(() => {});
  },
  now: () => new Date(),
  deadline: sendDeadline,
  tab: crypto.randomUUID?.() ?? '',
  origin: location.origin,
  headers: commonHeaders,
};

const queue = createOfflineQueue(device);
const tabs = onChange('pending', () => void queue.refresh().catch(() => {}));

queue.subscribe(() => setPendingFlag(queue.content().pending.length > 0));
// what is being sent when the page ends is pending for the next one
window.addEventListener('pagehide', () => queue.isAwaited() && setPendingFlag(true));
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void queue.refresh().catch(() => {});
});

/** Routes the member's mutations through the offline queue from now on, and applies pending ones to responses. */
export async function startQueue(userId: string): Promise<void> {
  if (!isSupported()) return;
  setOfflineMiddleware(queue.middleware);
  await queue.start(userId);
}
export const stopQueue = queue.stop;

export const queueContent = (): OfflineQueueContent => queue.content();
export const onQueueChange = queue.subscribe;

const heartOf = <Id extends QueuedOperationId>(mutation: QueuedMutation<Id>): Heart[] => {
  const { heart } = operationOf(mutation);
  return heart === null ? [] : [heart(mutation)];
};
/** Pending states of hearts, the latest last. */
export const pendingHearts = (): readonly Heart[] => queue.content().pending.flatMap(heartOf);

export const describeMutation = <Id extends QueuedOperationId>(mutation: QueuedMutation<Id>): string =>
  operationOf(mutation).describe(mutation);

/** Fetches again what was just changed, so that the service worker caches it for offline use. */
async function readAgain(userId: string, operations: readonly QueuedOperationId[]): Promise<void> {
  const stale = new Set<string>(operations.flatMap(staleReads));
  const headers = { ...commonHeaders, Authorization: `Bearer ${readAccessToken()}` };
  for (const { path } of await device.cached(userId))
    if (stale.has(readRequestOf(path)?.read ?? '') && !hasTemporaryId(path))
      await fetch(`/api${path}`, { headers }).then((response) => response.arrayBuffer());
}

export async function sendPending(userId: string, signal: AbortSignal): Promise<SendingReport> {
  const report = await sendQueue(device, userId, signal);
  // screens that read again must not get the sent changes applied once more
  await queue.refresh().catch(() => {});
  if (report.sent > 0) void readAgain(userId, report.operations).catch(() => {});
  return report;
}

export const discardPending = (userId: string, key: string): Promise<void> =>
  discardMutation(device, userId, key);

/** Queues a refused mutation again. */
export const retryRefused = (id: string): Promise<void> =>
  requeueRefused(device, queue.content().history, id);

export async function markRefusalsRead(userId: string): Promise<void> {
  await queueStore.markRead(userId);
  device.notify();
}

/** Deletes the member's queue at logout. */
export async function clearQueue(userId: string): Promise<void> {
  await queueStore.clear(userId);
  device.notify();
}
