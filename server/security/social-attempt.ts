import type { Secrets } from './secrets.ts';
import { hashToken, randomToken } from './tokens.ts';

/** A social sign-in in progress, while the browser is at the provider. */
export interface RememberedAttempt {
  readonly id: string;
  readonly provider: string;
  /** Origin under which the browser had reached this server. */
  readonly origin: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

interface AttemptPayload extends RememberedAttempt {
  /** Hash of the browser's cookie. */
  readonly browser: string;
}

/**
 * The attempt as the OAuth `state` parameter: encrypted, so that the verifier can't be read and no state be forged,
 * and bound to the browser by its cookie.
 */
export function encryptAttempt(secrets: Secrets, attempt: RememberedAttempt, cookie: string): string {
  const payload: AttemptPayload = { ...attempt, browser: hashToken(cookie) };
  return Buffer.from(secrets.encrypt(JSON.stringify(payload)), 'base64').toString('base64url');
}

/** The attempt of a `state`; null when it is forged, from another browser, or expired. */
export function decryptAttempt(
  secrets: Secrets,
  state: string,
  cookie: string,
  now: Date,
): RememberedAttempt | null {
  const opened = secrets.decrypt(Buffer.from(state, 'base64url').toString('base64'));
  if (opened === null) return null;
  const { browser, ...attempt } = JSON.parse(opened) as AttemptPayload;
  const isOurs = browser === hashToken(cookie) && attempt.expiresAt > now.getTime();
  return isOurs ? attempt : null;
}

/** Random id, nonce and PKCE verifier of one attempt. */
export const newAttemptSecrets = () => ({
  id: randomToken(),
  nonce: randomToken(),
  codeVerifier: randomToken(),
});
