import type { Secrets } from './secrets.ts';
import { hashToken, randomToken } from './tokens.ts';

/** What is remembered of an attempt to sign in through others while the browser is away. */
export interface RememberedAttempt {
  readonly id: string;
  readonly provider: string;
  /** Where the browser saw this server when it left. */
  readonly origin: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

interface Sealed extends RememberedAttempt {
  /** Hash of the browser's cookie. */
  readonly browser: string;
}

/**
 * The attempt as the `state` that travels through the provider: sealed, so that nobody reads the verifier in it or
 * makes one up, and bound to the browser by its cookie.
 */
export function sealAttempt(secrets: Secrets, attempt: RememberedAttempt, cookie: string): string {
  const sealed: Sealed = { ...attempt, browser: hashToken(cookie) };
  return Buffer.from(secrets.seal(JSON.stringify(sealed)), 'base64').toString('base64url');
}

/** The attempt of a `state`; null when it is not one of this server's, of another browser, or too old. */
export function openAttempt(
  secrets: Secrets,
  state: string,
  cookie: string,
  now: Date,
): RememberedAttempt | null {
  const opened = secrets.unseal(Buffer.from(state, 'base64url').toString('base64'));
  if (opened === null) return null;
  const { browser, ...attempt } = JSON.parse(opened) as Sealed;
  const isOurs = browser === hashToken(cookie) && attempt.expiresAt > now.getTime();
  return isOurs ? attempt : null;
}

/** Random values for one attempt. */
export const newAttemptSecrets = () => ({
  id: randomToken(),
  nonce: randomToken(),
  codeVerifier: randomToken(),
});
