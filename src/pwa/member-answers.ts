import { currentCaches, memberCache, memberCaches } from '#domain/device/member-cache.ts';
import { unjudgedAnswer } from './unjudged-answer.ts';

/**
 * Answers of the API that a member can read without a network. They lie in a cache of the member's own; whose a
 * token is, the server says with every answer.
 */
const owners = 'token-owners';
const ownerHeader = 'X-Member';
const most = 300;
/** For so long a network that answers nothing is awaited where an older answer is at hand. */
const patience = 3000;
const isDown = (status: number) => status === 502 || status === 503 || status === 504;

/** Counts how often everything was forgotten: what was asked for before is not kept afterwards. */
let epoch = 0;

const tokenOf = (request: Request) => /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];

async function keyOf(token: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return `/${Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

let work: Promise<unknown> = Promise.resolve();

/** One after another, so that nothing is put where something is being deleted. */
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const turn = work.then(task);
  work = turn.catch(() => {});
  return turn;
}

async function forgetAll(): Promise<void> {
  const names = await caches.keys();
  const own = names.filter((name) => name.startsWith(memberCaches) || name === owners);
  await Promise.all(own.map((name) => caches.delete(name)));
}

/** Nothing of any member stays on the device. */
export function forgetMembers(): Promise<void> {
  epoch += 1;
  return inTurn(forgetAll);
}

/** Kept answers say no longer how a dish suits: the member saved other preferences. What is on its way is not kept. */
export function forgetJudgements(): Promise<void> {
  epoch += 1;
  return inTurn(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith(currentCaches));
    for (const name of names) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        if (response === undefined) continue;
        const { status, headers } = response;
        const value: unknown = await response.json().catch(() => null);
        if (value === null) await cache.delete(request);
        else
          await cache.put(request, new Response(JSON.stringify(unjudgedAnswer(value)), { status, headers }));
      }
    }
  });
}

async function ownerOf(token: string): Promise<string | null> {
  const found = await (await caches.open(owners)).match(await keyOf(token));
  return found === undefined ? null : found.text();
}

/** One member at a time: whoever signs in finds nothing of somebody else. */
async function noteOwner(token: string, owner: string): Promise<void> {
  if ((await ownerOf(token)) === owner) return;
  const store = await caches.open(owners);
  const [earlier] = await store.matchAll();
  // of the same member, the tokens before this one are worth nothing any more
  if (earlier !== undefined && (await earlier.text()) === owner) await caches.delete(owners);
  else await forgetAll();
  await (await caches.open(owners)).put(await keyOf(token), new Response(owner));
}

const keep = (request: Request, response: Response, token: string, since: number) =>
  inTurn(async () => {
    const owner = response.headers.get(ownerHeader);
    if (owner === null || since !== epoch) return;
    await noteOwner(token, owner);
    const cache = await caches.open(memberCache(owner));
    await cache.put(request, response);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
  });

async function kept(request: Request, token: string): Promise<Response | undefined> {
  const owner = await ownerOf(token);
  if (owner === null) return undefined;
  return (await caches.open(memberCache(owner))).match(request, { ignoreVary: true });
}

/** Asks the network first, if there is one. Where it gives nothing, or nothing in time, the member reads what was answered last. */
export async function answerMember(
  request: Request,
  event: Pick<ExtendableEvent, 'waitUntil'>,
): Promise<Response> {
  const token = tokenOf(request);
  if (token === undefined) return fetch(request);
  const since = epoch;
  // known to be in vain
  const last = navigator.onLine ? undefined : await kept(request, token);
  if (last !== undefined && since === epoch) return last;
  const network = fetch(request);
  const keeping = network.then((response) =>
    response.ok ? keep(request, response.clone(), token, since) : undefined,
  );
  event.waitUntil(keeping.catch(() => {}));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience);
  });
  const first = await Promise.race([network.catch(() => null), late]);
  clearTimeout(timer);
  if (first !== null && !isDown(first.status)) return first;
  return (since === epoch ? await kept(request, token) : undefined) ?? network;
}
