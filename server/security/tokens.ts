import { createHmac, hash, randomBytes } from 'node:crypto';

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

export const newPair = (): TokenPair => ({
  accessToken: `kf_at_${randomToken()}`,
  refreshToken: `kf_rt_${randomToken()}`,
});

/**
 * The pair after a refresh token. The same token and nonce yield the same pair, so a repeated refresh gets
 * the lost response although no token is stored. The stored nonce alone reveals nothing.
 */
export function nextPair(refreshToken: string, nonce: string): TokenPair {
  const derive = (purpose: string) =>
    createHmac('sha256', nonce).update(`${purpose}:${refreshToken}`).digest('base64url');
  return { accessToken: `kf_at_${derive('access')}`, refreshToken: `kf_rt_${derive('refresh')}` };
}
