import { memberCache } from '#domain/device/member-cache.ts';
import { fetchWithRenewal } from '#src/api/client.ts';
import { readAccessToken } from '#src/api/token-store.ts';
import { changeStore } from './change-store.ts';
import type { Device } from './device.ts';
import { setOfflineMiddleware } from './offline-middleware.ts';
import { createOfflineQueue, type Waiting } from './offline-queue.ts';
import { markWaiting } from './pending-flag.ts';
import { wishesIn } from './pending-recipe-overlay.ts';
import { discardChange, type SendingReport, sendWaiting } from './send-waiting.ts';

const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('waiting-changes') : null;
const canKeep = () => 'indexedDB' in globalThis && 'locks' in navigator && 'randomUUID' in crypto;

const device: Device = {
  store: changeStore,
  kept: async (userId, fits) => {
    if (!('caches' in globalThis)) return [];
    const cache = await caches.open(memberCache(userId));
    const found = (await cache.keys())
      .map((request) => ({ request, url: new URL(request.url) }))
      .map(({ request, url }) => ({ request, path: url.pathname.slice('/api'.length) + url.search }))
      .filter(({ path }) => fits.test(path))
      .reverse();
    const answers = await Promise.all(
      found.map(async ({ request, path }) => {
        const response = await cache.match(request, { ignoreVary: true });
        return response === undefined ? [] : [{ path, body: (await response.json()) as unknown }];
      }),
    );
    return answers.flat();
  },
  fetch: (request) => {
    request.headers.set('Authorization', `Bearer ${readAccessToken()}`);
    return fetchWithRenewal(request);
  },
  alone: (work) => navigator.locks.request('send-waiting-changes', work),
  tell: () => {
    tabs?.postMessage(null);
    void keeping.refresh().catch(() => {});
  },
  now: () => new Date(),
};

const keeping = createOfflineQueue(device);
if (tabs !== null) tabs.onmessage = () => void keeping.refresh().catch(() => {});

keeping.subscribe(() => markWaiting(keeping.waiting().changes.length > 0));

/** From now on what the member changes without a network is kept, and what waits is shown as if it were done. */
export async function keepChangesOf(userId: string): Promise<void> {
  if (!canKeep()) return;
  setOfflineMiddleware(keeping.middleware);
  await keeping.begin(userId);
}
export const stopKeeping = keeping.end;

export const readWaiting = (): Waiting => keeping.waiting();
export const onWaiting = keeping.subscribe;
export const waitingHearts = () => wishesIn(keeping.waiting().changes);

/** What is kept to be read without a network, of what changes may have changed. */
const changing =
  /^\/(?:users\/me\/(?:favorite-recipes|meal-plans|shopping-list)|recipes\/(?:collections|\d+\/(?:collections|reviews)))/;

/** So that what was just sent is there also without a network. */
async function readAnew(userId: string): Promise<void> {
  const headers = { Authorization: `Bearer ${readAccessToken()}` };
  for (const { path } of await device.kept(userId, changing))
    if (!path.includes('waiting-')) await fetch(`/api${path}`, { headers });
}

/** One tab sends at a time. */
export async function sendWaitingOf(userId: string): Promise<SendingReport> {
  const report = await sendWaiting(device, userId);
  if (report.sent > 0) void readAnew(userId).catch(() => {});
  return report;
}
export const discardWaiting = (userId: string, key: string): Promise<void> =>
  discardChange(device, userId, key);

export async function forgetLosses(userId: string): Promise<void> {
  await changeStore.forgetLosses(userId);
  device.tell();
}

/** Who logs out here leaves nothing behind. */
export async function forgetWaiting(userId: string): Promise<void> {
  await changeStore.forget(userId);
  device.tell();
}
