import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from '#contract/api.ts';
import { offline } from '#domain/message/offline-messages.ts';
import { commonHeaders } from './common-headers.ts';
import { addPosition, notePosition } from './position.ts';
import { takePreloadedResponse } from './preloaded-responses.ts';
import { renewToken } from './renew-token.ts';
import { readAccessToken } from './token-store.ts';

/** Calls that need no sign-in. They carry no token, so a public page never acts on behalf of a member. */
export const guestPath =
  /^\/(auth\/(check-email|token|register|(?:forgot|reset)-password|restore-account)|recipes-plus\/|pages\/|guest\/|calendar\/|shared-report)/;

const bearer: Middleware = {
  onRequest({ request, schemaPath }) {
    const token = readAccessToken();
    if (token !== null && !guestPath.test(schemaPath))
      request.headers.set('Authorization', `Bearer ${token}`);
    return request;
  },
};

const refusalListeners = new Set<(request: Request) => void>();

/** Notifies of every request answered by 402: the member lacks a membership. Returns a function that unsubscribes. */
export function onAccessRefused(listener: (request: Request) => void): () => void {
  refusalListeners.add(listener);
  return () => refusalListeners.delete(listener);
}

const membership: Middleware = {
  onResponse({ request, response }) {
    if (response.status === 402) for (const listener of refusalListeners) listener(request);
  },
};

const fetchAtPosition = async (request: Request) => {
  addPosition(request.headers);
  const response = await fetch(request);
  notePosition(response.headers);
  return response;
};

/** Uses the preloaded response if there is one, else sends the request. A failure while offline is reported as such. */
const send = async (request: Request) =>
  (await takePreloadedResponse(request)) ??
  fetchAtPosition(request).catch((error: unknown) => {
    if (navigator.onLine || error instanceof DOMException) throw error;
    throw new Error(request.method === 'GET' ? offline.notStored : offline.notSent, { cause: offline });
  });

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });

/** Sends a request. After a 401 it renews the access token and retries once. */
export async function fetchWithRenewal(request: Request): Promise<Response> {
  const authorization = request.headers.get('Authorization');
  if (authorization === null) return send(request);
  const retry = request.clone();
  const response = await send(request);
  if (response.status !== 401) return response;
  const stale = authorization.slice('Bearer '.length);
  const renewing = renewToken(stale, { ...commonHeaders, 'Content-Type': 'application/json' });
  // the renewal goes on: other requests wait for it, too
  const renewal = await Promise.race([renewing, untilAborted(request.signal)]);
  if (renewal.kind === 'ended') return response;
  if (renewal.kind === 'unreachable') return new Response(null, { status: 503 });
  retry.headers.set('Authorization', `Bearer ${renewal.accessToken}`);
  return fetchAtPosition(retry);
}

/** The typed API client. It sets no timeout: slow responses are awaited. */
export const client = createClient<paths>({
  baseUrl: `${location.origin}/api`,
  headers: commonHeaders,
  fetch: fetchWithRenewal,
});
client.use(bearer, membership);
