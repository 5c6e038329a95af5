import { commonHeaders } from '#src/api/common-headers.ts';
import { readAccessToken } from '#src/api/token-store.ts';
import { isCacheable, isOwnPicture, isSharedDrawing, settingsCall } from './cacheable-requests.ts';

/** Resolves once the service worker controls this page; never if there is none. */
async function workerInControl(): Promise<void> {
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller !== null) return;
  await new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
}

const isCached = (url: URL) =>
  url.pathname.startsWith('/assets/') ||
  isSharedDrawing(url) ||
  isOwnPicture(url) ||
  url.pathname === settingsCall ||
  isCacheable(url.pathname);

/** What this page fetched before the service worker controlled it. */
const fetchedBefore = () =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ workerStart }) => workerStart === 0)
    .map(({ name }) => new URL(name))
    .filter((url) => url.origin === location.origin && isCached(url))
    .map(({ pathname, search }) => pathname + search);

/**
 * Fetches again what this page loaded before the service worker controlled it, then `calls` (paths below /api) and
 * those that `findMore` resolves to, so that all of it is cached. Calls that fail now are retried on another visit.
 */
export async function warmOfflineCache(
  calls: readonly string[],
  findMore: () => Promise<readonly string[]>,
): Promise<void> {
  await workerInControl();
  const token = readAccessToken();
  if (token === null) return;
  const headers = { ...commonHeaders, Authorization: `Bearer ${token}` };
  const prefetched = new Set<string>();
  const prefetch = async (addresses: readonly string[]) => {
    for (const address of addresses.filter((each) => !prefetched.has(each))) {
      prefetched.add(address);
      // an unread body would keep the connection open
      await fetch(address, address.startsWith('/api/') ? { headers } : {})
        .then((response) => response.arrayBuffer())
        .catch(() => null);
    }
  };
  await prefetch(fetchedBefore());
  await prefetch(calls.map((call) => `/api${call}`));
  await prefetch((await findMore()).map((call) => `/api${call}`));
  // requests that were in flight when the worker took control
  await prefetch(fetchedBefore());
}

/** Fetches calls below /api, which the service worker caches; failed ones are omitted. */
export async function readAhead<Body>(calls: readonly string[]): Promise<Body[]> {
  await workerInControl();
  const headers = { ...commonHeaders, Authorization: `Bearer ${readAccessToken()}` };
  const bodies = await Promise.all(
    calls.map((call) =>
      fetch(`/api${call}`, { headers }).then(
        async (response) => (response.ok ? [(await response.json()) as Body] : []),
        () => [],
      ),
    ),
  );
  return bodies.flat();
}

/** Tells the service worker to cache the code of all screens. */
export function cacheScreens(): void {
  navigator.serviceWorker.controller?.postMessage('keep-screens');
}
