import type { Secrets } from './secrets.ts';
import { hashToken, type TokenPair } from './tokens.ts';

/** So that nothing else that the server has encrypted passes as one. */
const form = /^reading ([0-9a-f]{64}) ([\w-]{8})$/;
/** Of the access token's 43 random letters; the rest of them can't be guessed. */
const tailLength = 8;

interface ReadingToken {
  /** Of the refresh token it was issued with. */
  readonly refreshHash: string;
  /** The end of the access token it was issued with, by which a page recognizes the device's own. */
  readonly accessTail: string;
}

/** The token of the cookie for reading pages, encrypted, so that it can't be forged and reveals nothing. */
export function readingToken(secrets: Secrets, { accessToken, refreshToken }: TokenPair): string {
  const opened = `reading ${hashToken(refreshToken)} ${accessToken.slice(-tailLength)}`;
  return Buffer.from(secrets.encrypt(opened), 'base64').toString('base64url');
}

/** What a reading token was issued with; null for a forged one. */
export function openReadingToken(secrets: Secrets, token: string): ReadingToken | null {
  const opened = secrets.decrypt(Buffer.from(token, 'base64url').toString('base64')) ?? '';
  const [, refreshHash, accessTail] = form.exec(opened) ?? [];
  return refreshHash === undefined || accessTail === undefined ? null : { refreshHash, accessTail };
}
