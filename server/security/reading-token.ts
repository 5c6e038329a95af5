import type { Secrets } from './secrets.ts';
import { hashToken } from './tokens.ts';

/** So that nothing else that the server has encrypted passes as one. */
const purpose = 'reading ';

/**
 * The token of the cookie for reading pages: names the refresh token it was issued with, encrypted, so that it can't be
 * forged and reveals nothing.
 */
export const readingToken = (secrets: Secrets, refreshToken: string): string =>
  Buffer.from(secrets.encrypt(purpose + hashToken(refreshToken)), 'base64').toString('base64url');

/** The hash of the refresh token that a reading token was issued with; null for a forged one. */
export function refreshHashOf(secrets: Secrets, token: string): string | null {
  const opened = secrets.decrypt(Buffer.from(token, 'base64url').toString('base64'));
  return opened?.startsWith(purpose) ? opened.slice(purpose.length) : null;
}
