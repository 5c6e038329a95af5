import type { Secrets } from './secrets.ts';
import { type TokenKey, tokenKey } from './tokens.ts';

/** So that nothing else that the server has encrypted passes as one. */
const purpose = 'reading ';

/**
 * The token of the cookie for reading pages: names the refresh token it was issued with, encrypted, so that it can't be
 * forged and reveals nothing.
 */
export function readingToken(secrets: Secrets, refreshToken: string): string {
  const { hash, userId } = tokenKey(refreshToken);
  const named = userId === null ? hash : `${hash} ${userId}`;
  return Buffer.from(secrets.encrypt(purpose + named), 'base64').toString('base64url');
}

/** The refresh token that a reading token was issued with; null for a forged one. */
export function refreshKeyOf(secrets: Secrets, token: string): TokenKey | null {
  const opened = secrets.decrypt(Buffer.from(token, 'base64url').toString('base64'));
  if (!opened?.startsWith(purpose)) return null;
  const [hash = '', userId = null] = opened.slice(purpose.length).split(' ');
  return { hash, userId };
}
