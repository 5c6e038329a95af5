import { currentCaches, memberCache, memberCaches, memberPictures } from '#domain/device/member-cache.ts';
import { stripVerdicts } from './strip-verdicts.ts';

/**
 * API responses for offline use, in one cache for each member. The response header X-Member names the member that a
 * token belongs to.
 */
const owners = 'token-owners';
const ownerHeader = 'X-Member';
/** Of a cached response that a write has made outdated: it is shown only when there is no network. */
const outdatedHeader = 'X-Outdated';
const maxEntries = 300;
/** Milliseconds to wait for the network if a cached response exists. */
const networkTimeout = 3000;
const isDown = (status: number) => status === 502 || status === 503 || status === 504;
/** Whether it is the server's: a portal, a firewall or a proxy answers with a page of its own. */
const isServerResponse = ({ ok, status, headers }: Response) =>
  ok
    ? headers.has(ownerHeader)
    : !isDown(status) && (headers.get('Content-Type') ?? '').startsWith('application/json');

/** Counts the clearings: a response requested before one is not cached after it. */
let epoch = 0;

const tokenOf = (request: Request) => /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];

async function keyOf(token: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return `/${Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

let work: Promise<unknown> = Promise.resolve();

/** Runs tasks one after another, so that nothing is stored while caches are deleted. */
function enqueue<T>(task: () => Promise<T>): Promise<T> {
  const turn = work.then(task);
  work = turn.catch(() => {});
  return turn;
}

async function clearAll(): Promise<void> {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith(memberCaches) || name === owners);
  await Promise.all(own.map((name) => caches.delete(name)));
}

/** Removes the cached responses of all members. */
export function clearMemberCaches(): Promise<void> {
  epoch += 1;
  return enqueue(clearAll);
}

/** Marks cached responses as outdated after a write. Requests in flight are not cached. */
function outdate(isMeant: (pathname: string) => boolean, change: (value: unknown) => unknown): Promise<void> {
  epoch += 1;
  return enqueue(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(currentCaches));
    for (const name of names) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!isMeant(new URL(request.url).pathname)) continue;
        const response = await cache.match(request, { ignoreVary: true });
        if (response === undefined) continue;
        const { status } = response;
        const headers = new Headers(response.headers);
        headers.set(outdatedHeader, 'true');
        const value: unknown = await response.json().catch(() => null);
        if (value === null) await cache.delete(request);
        else await cache.put(request, new Response(JSON.stringify(change(value)), { status, headers }));
      }
    }
  });
}

/** Outdates all cached responses and removes their verdicts, because the member saved other preferences. */
export const stripCachedVerdicts = (): Promise<void> => outdate(() => true, stripVerdicts);

/** Outdates the cached responses of one address. */
export const outdateCached = (pathname: string): Promise<void> =>
  outdate(
    (each) => each === pathname,
    (value) => value,
  );

async function ownerOf(token: string): Promise<string | null> {
  const found = await (await caches.open(owners)).match(await keyOf(token));
  return found === undefined ? null : found.text();
}

/** Only one member's responses are cached: another one's are deleted at sign-in. */
async function recordOwner(token: string, owner: string): Promise<void> {
  if ((await ownerOf(token)) === owner) return;
  const store = await caches.open(owners);
  const [earlier] = await store.matchAll();
  // the same member with a new token: the previous tokens are invalid
  if (earlier !== undefined && (await earlier.text()) === owner) await caches.delete(owners);
  else await clearAll();
  await (await caches.open(owners)).put(await keyOf(token), new Response(owner));
}

async function dropOldest(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - maxEntries)).map((key) => cache.delete(key)));
}

const store = (request: Request, response: Response, token: string, since: number) =>
  enqueue(async () => {
    const owner = response.headers.get(ownerHeader);
    if (owner === null || since !== epoch) return;
    await recordOwner(token, owner);
    const cache = await caches.open(memberCache(owner));
    await cache.put(request, response);
    await dropOldest(cache);
  });

async function readCached(request: Request, token: string): Promise<Response | undefined> {
  const owner = await ownerOf(token);
  if (owner === null) return undefined;
  return (await caches.open(memberCache(owner))).match(request, { ignoreVary: true });
}

/** Network first. If it is offline, fails, or times out, the cached response is returned; an outdated one not on a timeout. */
export async function respondToMember(
  request: Request,
  event: Pick<ExtendableEvent, 'waitUntil'>,
): Promise<Response> {
  const token = tokenOf(request);
  if (token === undefined) return fetch(request);
  const since = epoch;
  // the browser is offline, so the network is not tried
  const last = navigator.onLine ? undefined : await readCached(request, token);
  if (last !== undefined && since === epoch) return last;
  const network = fetch(request);
  const storing = network.then((response) =>
    response.ok ? store(request, response.clone(), token, since) : undefined,
  );
  event.waitUntil(storing.catch(() => {}));
  const cached = async () => (since === epoch ? await readCached(request, token) : undefined);
  const received = network.then(
    (response) => (isServerResponse(response) ? response : null),
    () => null,
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), networkTimeout);
  });
  const first = await Promise.race([received, late]);
  clearTimeout(timer);
  if (first === 'late') {
    const response = await cached();
    if (response !== undefined && !response.headers.has(outdatedHeader)) return response;
  }
  return (await received) ?? (await cached()) ?? network;
}

/** A picture of an own recipe, cache first: its URL is immutable. Deleted together with the responses. */
export async function respondWithOwnPicture(
  request: Request,
  event: Pick<ExtendableEvent, 'waitUntil'>,
): Promise<Response> {
  const since = epoch;
  const cached = await (await caches.open(memberPictures)).match(request);
  if (cached !== undefined && since === epoch) return cached;
  const response = await fetch(request);
  if (!response.ok) return response;
  const copy = response.clone();
  const storing = enqueue(async () => {
    if (since !== epoch) return;
    const cache = await caches.open(memberPictures);
    await cache.put(request, copy);
    await dropOldest(cache);
  });
  event.waitUntil(storing.catch(() => {}));
  return response;
}
