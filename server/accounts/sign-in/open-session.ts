import type { OperationResponse } from '#contract/operations.ts';
import type { CoarseClient } from '#domain/account/coarse-client.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { startSession } from '#server/queries/sessions.ts';
import { addMs, lifetimes } from '#server/security/lifetimes.ts';
import { inSeconds } from '#server/security/limits.ts';
import { hashPair, newPair, type TokenPair } from '#server/security/tokens.ts';

type TokenResponse = OperationResponse<'issueToken'>;

/** @param ms until the access token expires */
export const tokenResponse = (pair: TokenPair, ms: number): TokenResponse => ({
  access_token: pair.accessToken,
  refresh_token: pair.refreshToken,
  expires_in: inSeconds(ms),
});

export interface NewSession {
  readonly userId: string;
  readonly sessionId: string;
  readonly client: CoarseClient;
}

export async function openSession(
  { now: clock }: Pick<Context, 'now'>,
  tx: Db,
  { userId, sessionId, client }: NewSession,
): Promise<TokenResponse> {
  const now = clock();
  const pair = newPair(userId);
  const session = { id: sessionId, userId, client, now, expiresAt: addMs(now, lifetimes.session) };
  await startSession(tx, session, {
    ...hashPair(pair),
    accessExpiresAt: addMs(now, lifetimes.access),
    refreshExpiresAt: addMs(now, lifetimes.refreshIdle),
  });
  return tokenResponse(pair, lifetimes.access);
}
