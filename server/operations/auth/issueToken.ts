import type { OperationResponse } from '#contract/operations.ts';
import { admit, wrongPassword } from '#server/accounts/sign-in/admit.ts';
import { type CheckedSignIn, lockSignIn } from '#server/accounts/sign-in/lock-sign-in.ts';
import { openSession, tokenResponse } from '#server/accounts/sign-in/open-session.ts';
import { requireFields } from '#server/accounts/sign-in/required-fields.ts';
import { bySecondStep, demandSecondStep } from '#server/accounts/sign-in/second-step.ts';
import type { Call, Context, Handler } from '#server/context.ts';
import { ApiError, badRequest, tooMany } from '#server/errors.ts';
import {
  consumeQuota,
  refundQuota,
  reserveSignInAttempt,
  resetSignInFailures,
} from '#server/queries/rate-limits.ts';
import { findRefresh, rotateTokens } from '#server/queries/sessions.ts';
import { consumeSignInCode } from '#server/queries/sign-in-codes.ts';
import { emailKey, findSignIn } from '#server/queries/users.ts';
import { addressKey } from '#server/security/address-key.ts';
import { coarseClient } from '#server/security/coarse-client.ts';
import { addMs, lifetimes } from '#server/security/lifetimes.ts';
import { inSeconds, limits } from '#server/security/limits.ts';
import { readingToken } from '#server/security/reading-token.ts';
import { hashPair, hashToken, newNonce, nextPair, tokenKey } from '#server/security/tokens.ts';

type TokenResponse = OperationResponse<'issueToken'>;
type TokenCall = Call<'issueToken'>;

/**
 * After the first step: opens the session, or throws 403 if the member has turned on a second step. Throws 400 or 401
 * if what was checked no longer holds.
 */
async function openAfterFirstStep(
  context: Context,
  call: TokenCall,
  checked: CheckedSignIn,
  sessionId: string,
): Promise<TokenResponse> {
  const session = { userId: checked.id, sessionId, client: coarseClient(call) };
  const opened = await context.db.transaction().execute(async (tx) => {
    await lockSignIn(context, tx, checked);
    return (await demandSecondStep(context, tx, session)) ?? openSession(context, tx, session);
  });
  if (opened instanceof ApiError) throw opened;
  return opened;
}

async function byPassword(context: Context, call: TokenCall): Promise<TokenResponse> {
  const { username, password } = requireFields(call.body, {
    username: 'Enter your email address.',
    password: 'Enter your password.',
  });
  const { db, passwords } = context;
  const now = context.now();
  const from = addressKey(call.address);
  const wait =
    (await consumeQuota(db, limits.signInFromAddress, from, now)) ||
    (await reserveSignInAttempt(db, emailKey(username), now));
  if (wait > 0) throw tooMany(inSeconds(wait));

  const user = await findSignIn(db, username);
  const isRight = await passwords.isRight(user?.passwordHash ?? null, password, from);
  if (user === undefined || !isRight) throw wrongPassword();
  await resetSignInFailures(db, emailKey(username));
  await refundQuota(db, limits.signInFromAddress, from);
  admit(context, user);
  return openAfterFirstStep(context, call, user, crypto.randomUUID());
}

function hasEnded(call: TokenCall) {
  call.setReadingCookie(null);
  return badRequest('This session has ended. Please sign in again.');
}

async function byRefreshToken(context: Context, call: TokenCall): Promise<TokenResponse> {
  const { refresh_token: token } = requireFields(call.body, { refresh_token: 'Send the refresh token.' });
  const { db } = context;
  const now = context.now();
  const { hash: refreshHash, userId } = tokenKey(token);
  const holder = await findRefresh(db, { hash: refreshHash, userId });
  if (holder === undefined) throw hasEnded(call);
  admit(context, holder);
  const rotation = {
    now,
    graceFrom: addMs(now, -lifetimes.refreshGrace),
    nonce: newNonce(holder.userId),
    accessExpiresAt: addMs(now, lifetimes.access),
    refreshExpiresAt: addMs(now, lifetimes.refreshIdle),
    client: coarseClient(call),
  };
  const current = { userId: holder.userId, refreshHash };
  const result = await rotateTokens(db, current, rotation, (nonce) => hashPair(nextPair(token, nonce)));
  if (result.kind === 'reused') context.log.warn('A refresh token was used again; its session was ended.');
  if (result.kind !== 'rotated') throw hasEnded(call);
  return tokenResponse(nextPair(token, result.nonce), result.accessExpiresAt.getTime() - now.getTime());
}

async function byCode(context: Context, call: TokenCall): Promise<TokenResponse> {
  const { code, redirect_uri: redirectUri } = requireFields(call.body, {
    code: 'Send the code of the sign-in provider.',
    redirect_uri: 'Send the address the code was issued for.',
  });
  const now = context.now();
  const from = addressKey(call.address);
  const wait = await consumeQuota(context.db, limits.signInFromAddress, from, now);
  if (wait > 0) throw tooMany(inSeconds(wait));
  const sessionId = crypto.randomUUID();
  const holder = await consumeSignInCode(context.db, hashToken(code), { redirectUri, sessionId, now });
  if (holder === undefined) throw badRequest('This sign-in code isn’t valid. Please sign in again.');
  await refundQuota(context.db, limits.signInFromAddress, from);
  admit(context, holder);
  return openAfterFirstStep(context, call, holder, sessionId);
}

function grant(context: Context, call: TokenCall): Promise<TokenResponse> {
  switch (call.body.grant_type) {
    case 'password':
      return byPassword(context, call);
    case 'refresh_token':
      return byRefreshToken(context, call);
    case 'authorization_code':
      return byCode(context, call);
    case 'two_step':
      return bySecondStep(context, call);
  }
}

export const issueToken: Handler<'issueToken'> = async (context, call) => {
  const tokens = await grant(context, call);
  const pair = { accessToken: tokens.access_token, refreshToken: tokens.refresh_token };
  call.setReadingCookie(readingToken(context.secrets, pair));
  return tokens;
};
