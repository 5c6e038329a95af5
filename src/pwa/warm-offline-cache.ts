import { readAccessToken } from '#src/api/token-store.ts';
import { isCacheable, settingsCall } from './cacheable-requests.ts';

/** The service worker, once it is in charge of this page; never where there is none. */
async function workerInControl(): Promise<void> {
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller !== null) return;
  await new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
}

const isCached = ({ pathname, searchParams }: URL) =>
  pathname.startsWith('/assets/') ||
  (pathname.startsWith('/art/') && searchParams.has('v')) ||
  pathname === settingsCall ||
  isCacheable(pathname);

/** What this page fetched before the service worker was in charge. */
const fetchedBefore = () =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ workerStart }) => workerStart === 0)
    .map(({ name }) => new URL(name))
    .filter((url) => url.origin === location.origin && isCached(url))
    .map(({ pathname, search }) => pathname + search);

/**
 * Keeps what this page has read, and reads what else is wanted without a network: `calls` by their addresses below
 * /api. Calls that fail now are retried on another visit.
 */
export async function warmOfflineCache(calls: readonly string[]): Promise<void> {
  await workerInControl();
  const token = readAccessToken();
  if (token === null) return;
  const headers = { Authorization: `Bearer ${token}` };
  const prefetched = new Set<string>();
  const prefetch = async (addresses: readonly string[]) => {
    for (const address of addresses.filter((each) => !prefetched.has(each))) {
      prefetched.add(address);
      // read to its end, or the connection stays open
      await fetch(address, address.startsWith('/api/') ? { headers } : {})
        .then((response) => response.arrayBuffer())
        .catch(() => null);
    }
  };
  await prefetch(fetchedBefore());
  await prefetch(calls.map((call) => `/api${call}`));
  // what was on its way when the worker took charge
  await prefetch(fetchedBefore());
}

/** Has the service worker bring whatever screens are made of. */
export function cacheScreens(): void {
  navigator.serviceWorker.controller?.postMessage('keep-screens');
}
