import { createHmac, hash, randomBytes } from 'node:crypto';
import type { TokenKey } from '#server/db/tables/session-tokens.ts';

/** The tokens of one generation of a session. */
export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface TokenHashes {
  readonly accessHash: string;
  readonly refreshHash: string;
}

/** 256 random bits. */
export const randomToken = () => randomBytes(32).toString('base64url');

/** SHA-256, hexadecimal: sufficient for random tokens. */
export const hashToken = (token: string) => hash('sha256', token, 'hex');

export const hashPair = (pair: TokenPair): TokenHashes => ({
  accessHash: hashToken(pair.accessToken),
  refreshHash: hashToken(pair.refreshToken),
});

/** The id of a member in 22 characters, followed by a period. */
const memberPart = (userId: string) =>
  `${Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')}.`;

function memberOf(part: string): string {
  const hex = Buffer.from(part, 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Whom a token claims to belong to is where its hash is looked for, so a false claim finds nothing. */
export function tokenKey(token: string): TokenKey {
  const part = /^kf_[ar]t_([\w-]{22})\.[\w-]{43}$/.exec(token)?.[1];
  return { hash: hashToken(token), userId: part === undefined ? null : memberOf(part) };
}

export const newPair = (userId: string): TokenPair => ({
  accessToken: `kf_at_${memberPart(userId)}${randomToken()}`,
  refreshToken: `kf_rt_${memberPart(userId)}${randomToken()}`,
});

/** A nonce for `nextPair`. */
export const newNonce = (userId: string) => memberPart(userId) + randomToken();

/**
 * The pair after a refresh token. The same token and nonce yield the same pair, so a repeated refresh gets
 * the lost response although no token is stored. The stored nonce alone reveals nothing. It says whether the pair names
 * its member: a pair that was derived before tokens did so must be derived in the same form again.
 */
export function nextPair(refreshToken: string, nonce: string): TokenPair {
  const member = /^[\w-]{22}\./.exec(nonce)?.[0] ?? '';
  const derive = (purpose: string) =>
    member + createHmac('sha256', nonce).update(`${purpose}:${refreshToken}`).digest('base64url');
  return { accessToken: `kf_at_${derive('access')}`, refreshToken: `kf_rt_${derive('refresh')}` };
}
