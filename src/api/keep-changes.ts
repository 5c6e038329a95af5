import type { Middleware } from 'openapi-fetch';
import { changeStore } from './change-store.ts';
import { client, fetchRenewing } from './client.ts';
import { readAccessToken } from './token-store.ts';
import { type SendingReport, sendingOf, sendWaiting, type WaitingChange } from './waiting-changes.ts';

/** Changes whose answer nobody needs to go on; the server knows their keys. */
const keepable = new Set([
  'POST /recipes/{id}/favorites',
  'POST /recipes/{id}/collections',
  'POST /recipes/{id}/meal-plan',
  'PUT /users/me/shopping-list/ticks',
  'POST /users/me/meal-plans',
  'DELETE /users/me/meal-plans',
  'POST /users/me/meal-plans/copy',
  'DELETE /users/me/meal-plans/date',
  'POST /meal-plans/{id}/recipes/{recipeId}/servings',
  'POST /meal-plans/{id}/recipes/{recipeId}/move',
  'POST /meal-plans/{id}/recipes/{recipeId}/leftovers',
]);

/** Stands for the answer that is still to come. */
const keptAnswer = () => Response.json({ data: {} }, { status: 202 });

let member: string | null = null;
let onKept: () => void = () => {};
const onTheirWay = new Map<string, WaitingChange>();

const read = async (request: Request, key: string, userId: string): Promise<WaitingChange> => ({
  key,
  userId,
  method: request.method,
  url: request.url,
  headers: [...request.headers].filter(([name]) => name !== 'authorization'),
  body: request.body === null ? null : await request.clone().text(),
});

async function keep(change: WaitingChange): Promise<Response> {
  await changeStore.add(change);
  onKept();
  return keptAnswer();
}

const keeping: Middleware = {
  async onRequest({ request, schemaPath, id }) {
    if (member === null || !keepable.has(`${request.method} ${schemaPath}`)) return undefined;
    const key = crypto.randomUUID();
    request.headers.set('Idempotency-Key', key);
    const change = await read(request, key, member);
    // what waits goes first
    if ((await listWaiting()).length > 0) return keep(change);
    onTheirWay.set(id, change);
    return request;
  },
  onResponse({ id }) {
    onTheirWay.delete(id);
  },
  async onError({ id, error }) {
    const change = onTheirWay.get(id);
    onTheirWay.delete(id);
    const isAborted = error instanceof DOMException && error.name === 'AbortError';
    return change === undefined || isAborted ? undefined : keep(change).catch(() => undefined);
  },
};
let isListening = false;

/** From now on what the member changes without a network is kept. Returns the way to end it. */
export function keepChangesOf(userId: string, listener: () => void): () => void {
  if (!('indexedDB' in globalThis && 'locks' in navigator && 'randomUUID' in crypto)) return () => {};
  if (!isListening) client.use(keeping);
  isListening = true;
  member = userId;
  onKept = listener;
  return () => {
    member = null;
    onKept = () => {};
  };
}

/** Of the member who is here; nothing where the device keeps nothing. */
export const listWaiting = async (): Promise<readonly WaitingChange[]> =>
  member === null ? [] : changeStore.list(member).catch(() => []);

export const countWaiting = async (userId: string): Promise<number> =>
  (await changeStore.list(userId)).length;

async function send({ method, url, headers, body }: WaitingChange) {
  const request = new Request(url, { method, headers: headers.map(([...pair]) => pair), body });
  request.headers.set('Authorization', `Bearer ${readAccessToken()}`);
  try {
    return sendingOf((await fetchRenewing(request)).status);
  } catch {
    return 'later';
  }
}

/** One tab sends at a time. */
export const sendWaitingOf = (userId: string): Promise<SendingReport> =>
  navigator.locks.request('send-waiting-changes', () => sendWaiting(changeStore, userId, send));

/** Who logs out here leaves nothing behind. */
export async function forgetWaiting(userId: string): Promise<void> {
  for (const { key } of await changeStore.list(userId)) await changeStore.remove(key);
}
