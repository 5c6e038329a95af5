import { readAccessToken } from '#src/api/token-store.ts';
import { isCacheable, settingsCall } from './cacheable-requests.ts';

/** The service worker, once it is in charge of this page; never where there is none. */
async function inCharge(): Promise<void> {
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller !== null) return;
  await new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
}

const isKept = ({ pathname, searchParams }: URL) =>
  pathname.startsWith('/assets/') ||
  (pathname.startsWith('/art/') && searchParams.has('v')) ||
  pathname === settingsCall ||
  isCacheable(pathname);

/** What this page fetched before the service worker was in charge. */
const fetchedBefore = () =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ workerStart }) => workerStart === 0)
    .map(({ name }) => new URL(name))
    .filter((url) => url.origin === location.origin && isKept(url))
    .map(({ pathname, search }) => pathname + search);

/**
 * Keeps what this page has read, and reads what else is wanted without a network: `calls` by their addresses below
 * /api. What cannot be had now is had another time.
 */
export async function warmOfflineCache(calls: readonly string[]): Promise<void> {
  await inCharge();
  const token = readAccessToken();
  if (token === null) return;
  const headers = { Authorization: `Bearer ${token}` };
  const brought = new Set<string>();
  const bring = async (addresses: readonly string[]) => {
    for (const address of addresses.filter((each) => !brought.has(each))) {
      brought.add(address);
      // read to its end, or the connection stays open
      await fetch(address, address.startsWith('/api/') ? { headers } : {})
        .then((response) => response.arrayBuffer())
        .catch(() => null);
    }
  };
  await bring(fetchedBefore());
  await bring(calls.map((call) => `/api${call}`));
  // what was on its way when the worker took charge
  await bring(fetchedBefore());
}

/** Has the service worker bring whatever screens are made of. */
export function keepScreens(): void {
  navigator.serviceWorker.controller?.postMessage('keep-screens');
}
