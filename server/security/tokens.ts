import { createHash, createHmac, randomBytes } from 'node:crypto';

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
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

export const hashPair = (pair: TokenPair): TokenHashes => ({
  accessHash: hashToken(pair.accessToken),
  refreshHash: hashToken(pair.refreshToken),
});

export const newPair = (): TokenPair => ({
  accessToken: `kf_at_${randomToken()}`,
  refreshToken: `kf_rt_${randomToken()}`,
});

/**
 * The pair that follows a refresh token. The same token and nonce give the same pair, so a refresh that is
 * repeated at once gets the answer it lost, though no token is stored. The nonce alone, which is stored, gives nothing.
 */
export function nextPair(refreshToken: string, nonce: string): TokenPair {
  const derive = (purpose: string) =>
    createHmac('sha256', nonce).update(`${purpose}:${refreshToken}`).digest('base64url');
  return { accessToken: `kf_at_${derive('access')}`, refreshToken: `kf_rt_${derive('refresh')}` };
}
