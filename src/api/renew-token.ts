import { notePosition } from './position.ts';
import { sendDeadline } from './send-deadline.ts';
import { isServerRefusal } from './server-refusal.ts';
import { clearTokens, readAccessToken, readRefreshToken, storeTokens, type Tokens } from './token-store.ts';

/** Result of a renewal. `unreachable` leaves the session intact: only the server may end it. */
export type Renewal = { kind: 'renewed'; accessToken: string } | { kind: 'ended' } | { kind: 'unreachable' };

const tokenPath = '/api/auth/token';

const sessionEndListeners = new Set<() => void>();

/** Notifies when the server has ended the session. Returns a function that unsubscribes. */
export function onSessionEnded(listener: () => void): () => void {
  sessionEndListeners.add(listener);
  return () => sessionEndListeners.delete(listener);
}

/** One tab renews at a time; the others then find its tokens. */
function withLock<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('renew-token', work) : work();
}

/** Null for the page of a portal. */
async function tokensIn(response: Response): Promise<Tokens | null> {
  const body: Partial<Tokens> | null = await response.json().catch(() => null);
  const { access_token, refresh_token, expires_in } = body ?? {};
  return access_token && refresh_token && expires_in ? { access_token, refresh_token, expires_in } : null;
}

async function renew(stale: string, headers: HeadersInit): Promise<Renewal> {
  const current = readAccessToken();
  if (current !== null && current !== stale) return { kind: 'renewed', accessToken: current };
  const refreshToken = readRefreshToken();
  if (refreshToken === null) return { kind: 'ended' };
  const body = JSON.stringify({ grant_type: 'refresh_token', client_id: 'app', refresh_token: refreshToken });
  // other tabs wait for the lock
  const signal = AbortSignal.timeout(sendDeadline);
  const response = await fetch(tokenPath, { method: 'POST', headers, body, signal }).catch(() => null);
  if (response === null) return { kind: 'unreachable' };
  notePosition(response.headers);
  if (await isServerRefusal(response)) {
    const newer = readAccessToken();
    // another tab has signed in meanwhile
    if (newer !== null && readRefreshToken() !== refreshToken) return { kind: 'renewed', accessToken: newer };
    if (readRefreshToken() === refreshToken) clearTokens();
    for (const listener of sessionEndListeners) listener();
    return { kind: 'ended' };
  }
  const tokens = response.ok ? await tokensIn(response) : null;
  if (tokens === null) return { kind: 'unreachable' };
  storeTokens(tokens);
  return { kind: 'renewed', accessToken: tokens.access_token };
}

let pendingRenewal: Promise<Renewal> | null = null;

/** Requests a new access token in place of `stale`, once for all concurrent calls. */
export function renewToken(stale: string, headers: HeadersInit): Promise<Renewal> {
  pendingRenewal ??= withLock(() => renew(stale, headers)).finally(() => {
    pendingRenewal = null;
  });
  return pendingRenewal;
}
