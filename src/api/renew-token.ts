import { clearTokens, readAccessToken, readRefreshToken, storeTokens, type Tokens } from './token-store.ts';

/** Result of a renewal. `unreachable` leaves the session intact: only the server may end it. */
export type Renewal = { kind: 'renewed'; accessToken: string } | { kind: 'ended' } | { kind: 'unreachable' };

const tokenPath = '/api/auth/token';

const sessionEndListeners = new Set<() => void>();

/** Tells when the server has ended the session. Returns a function that unsubscribes. */
export function onSessionEnded(listener: () => void): () => void {
  sessionEndListeners.add(listener);
  return () => sessionEndListeners.delete(listener);
}

/** One tab renews at a time; the others find its tokens when their turn comes. */
function withLock<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('renew-token', work) : work();
}

async function renew(stale: string, headers: HeadersInit): Promise<Renewal> {
  const current = readAccessToken();
  if (current !== null && current !== stale) return { kind: 'renewed', accessToken: current };
  const refreshToken = readRefreshToken();
  if (refreshToken === null) return { kind: 'ended' };
  const body = JSON.stringify({ grant_type: 'refresh_token', client_id: 'app', refresh_token: refreshToken });
  const response = await fetch(tokenPath, { method: 'POST', headers, body }).catch(() => null);
  if (response === null || response.status >= 500 || response.status === 429) return { kind: 'unreachable' };
  if (!response.ok) {
    if (readRefreshToken() === refreshToken) clearTokens();
    for (const listener of sessionEndListeners) listener();
    return { kind: 'ended' };
  }
  const tokens: Tokens = await response.json();
  storeTokens(tokens);
  return { kind: 'renewed', accessToken: tokens.access_token };
}

let pendingRenewal: Promise<Renewal> | null = null;

/** Asks once for a new access token in place of `stale`, however many calls found it stale at the same time. */
export function renewToken(stale: string, headers: HeadersInit): Promise<Renewal> {
  pendingRenewal ??= withLock(() => renew(stale, headers)).finally(() => {
    pendingRenewal = null;
  });
  return pendingRenewal;
}
