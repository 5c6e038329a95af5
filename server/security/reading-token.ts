import type { TokenKey } from '#server/db/tables/session-tokens.ts';
import type { Secrets } from './secrets.ts';
import { type TokenPair, tokenKey } from './tokens.ts';

/** So that nothing else that the server has encrypted passes as one. The member is missing where a token names none. */
const form = /^reading ([0-9a-f]{64}) ([\w-]{8})(?: ([0-9a-f-]{36}))?$/;
/** Of the access token's 43 random letters; the rest of them can't be guessed. */
const tailLength = 8;

interface ReadingToken {
  /** The refresh token it was issued with. */
  readonly refresh: TokenKey;
  /** The end of the access token it was issued with, by which a page recognizes the device's own. */
  readonly accessTail: string;
}

/** The token of the cookie for reading pages, encrypted, so that it can't be forged and reveals nothing. */
export function readingToken(secrets: Secrets, { accessToken, refreshToken }: TokenPair): string {
  const { hash, userId } = tokenKey(refreshToken);
  const parts = ['reading', hash, accessToken.slice(-tailLength), ...(userId === null ? [] : [userId])];
  return Buffer.from(secrets.encrypt(parts.join(' ')), 'base64').toString('base64url');
}

/** What a reading token was issued with; null for a forged one. */
export function openReadingToken(secrets: Secrets, token: string): ReadingToken | null {
  const opened = secrets.decrypt(Buffer.from(token, 'base64url').toString('base64')) ?? '';
  const [, hash, accessTail, userId = null] = form.exec(opened) ?? [];
  return hash === undefined || accessTail === undefined ? null : { refresh: { hash, userId }, accessTail };
}
