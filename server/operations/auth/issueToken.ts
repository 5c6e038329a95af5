import type { OperationAnswer, OperationBody } from '#contract/operations.ts';
import type { Call, Context, Handler } from '#server/context.ts';
import { badRequest, forbidden, invalid, tooMany, unauthorized } from '#server/errors.ts';
import {
  consumeQuota,
  forgetSignIns,
  refundQuota,
  reserveSignInAttempt,
} from '#server/queries/rate-limits.ts';
import { findRefresh, rotateTokens, startSession } from '#server/queries/sessions.ts';
import { consumeSignInCode } from '#server/queries/sign-in-codes.ts';
import { emailKey, findSignIn } from '#server/queries/users.ts';
import { addressKey } from '#server/security/address-key.ts';
import { addMs, lifetimes } from '#server/security/lifetimes.ts';
import { inSeconds, limits } from '#server/security/limits.ts';
import { hashPair, hashToken, newPair, nextPair, randomToken } from '#server/security/tokens.ts';

type Answer = OperationAnswer<'issueToken'>;
type Field = keyof OperationBody<'issueToken'>;

/** The values of fields that this grant cannot do without. */
function requireFields<const F extends Field>(
  body: OperationBody<'issueToken'>,
  sentences: Readonly<Record<F, string>>,
): Record<F, string> {
  const names = Object.keys(sentences) as F[];
  const missing = names.filter((name) => !body[name]);
  if (missing.length > 0) throw invalid(Object.fromEntries(missing.map((name) => [name, [sentences[name]]])));
  return Object.fromEntries(names.map((name) => [name, body[name] ?? ''])) as Record<F, string>;
}

/** Throws 403 for an authenticated user who is blocked or of another partner. */
function admit(
  context: Context,
  user: { readonly partnerId: string; readonly blockedAt: Date | null },
): void {
  if (user.blockedAt !== null) throw forbidden('This account has been blocked.');
  if (user.partnerId !== context.config.partnerId)
    throw forbidden('This account belongs to another partner.');
}

const tokenResponse = (pair: { accessToken: string; refreshToken: string }, ms: number): Answer => ({
  access_token: pair.accessToken,
  refresh_token: pair.refreshToken,
  expires_in: inSeconds(ms),
});

async function openSession(
  { db, now: clock }: Context,
  userId: string,
  id: string = crypto.randomUUID(),
): Promise<Answer> {
  const now = clock();
  const pair = newPair();
  const session = { id, userId, now, expiresAt: addMs(now, lifetimes.session) };
  await startSession(db, session, {
    ...hashPair(pair),
    accessExpiresAt: addMs(now, lifetimes.access),
    refreshExpiresAt: addMs(now, lifetimes.refreshIdle),
  });
  return tokenResponse(pair, lifetimes.access);
}

async function byPassword(context: Context, { body, address }: Call<'issueToken'>): Promise<Answer> {
  const { username, password } = requireFields(body, {
    username: 'Enter your e-mail address.',
    password: 'Enter your password.',
  });
  const { db, passwords } = context;
  const now = context.now();
  const from = addressKey(address);
  const wait =
    (await consumeQuota(db, limits.signInFromAddress, from, now)) ||
    (await reserveSignInAttempt(db, emailKey(username), now));
  if (wait > 0) throw tooMany(inSeconds(wait));

  const user = await findSignIn(db, username);
  const isRight = await passwords.isRight(user?.passwordHash ?? null, password, from);
  if (user === undefined || !isRight) throw unauthorized('Wrong e-mail or password.');
  await forgetSignIns(db, emailKey(username));
  await refundQuota(db, limits.signInFromAddress, from);
  admit(context, user);

  return openSession(context, user.id);
}

async function byRefreshToken(context: Context, { body }: Call<'issueToken'>): Promise<Answer> {
  const { refresh_token: token } = requireFields(body, { refresh_token: 'Send the refresh token.' });
  const { db } = context;
  const now = context.now();
  const refreshHash = hashToken(token);
  const holder = await findRefresh(db, refreshHash);
  if (holder !== undefined) admit(context, holder);
  const rotation = {
    now,
    graceFrom: addMs(now, -lifetimes.refreshGrace),
    nonce: randomToken(),
    accessExpiresAt: addMs(now, lifetimes.access),
    refreshExpiresAt: addMs(now, lifetimes.refreshIdle),
  };
  const result = await rotateTokens(db, refreshHash, rotation, (nonce) => hashPair(nextPair(token, nonce)));
  if (result.kind === 'reused') context.log.warn('A refresh token was used again; its session was ended.');
  if (result.kind !== 'rotated') throw badRequest('This session has ended. Please sign in again.');
  return tokenResponse(nextPair(token, result.nonce), result.accessExpiresAt.getTime() - now.getTime());
}

async function byCode(context: Context, { body, address }: Call<'issueToken'>): Promise<Answer> {
  const { code, redirect_uri: redirectUri } = requireFields(body, {
    code: 'Send the code of the sign-in provider.',
    redirect_uri: 'Send the address the code was issued for.',
  });
  const now = context.now();
  const from = addressKey(address);
  const wait = await consumeQuota(context.db, limits.signInFromAddress, from, now);
  if (wait > 0) throw tooMany(inSeconds(wait));
  const sessionId = crypto.randomUUID();
  const holder = await consumeSignInCode(context.db, hashToken(code), { redirectUri, sessionId, now });
  if (holder === undefined) throw badRequest('This sign-in code is not valid. Please sign in again.');
  await refundQuota(context.db, limits.signInFromAddress, from);
  admit(context, holder);
  return openSession(context, holder.id, sessionId);
}

export const issueToken: Handler<'issueToken'> = async (context, call) => {
  switch (call.body.grant_type) {
    case 'password':
      return byPassword(context, call);
    case 'refresh_token':
      return byRefreshToken(context, call);
    case 'authorization_code':
      return byCode(context, call);
  }
};
