import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SocialSignInError } from '#domain/session/social-sign-in-error.ts';
import {
  type SocialProviderName,
  SocialSignInFailure,
  socialProviderNames,
} from '#server/context/social-provider.ts';
import type { Context } from '#server/context.ts';
import { notFound, toApiError } from '#server/errors.ts';
import { appPath, callbackPath } from '#server/providers/social/social-paths.ts';
import { consumeQuota, refundQuota } from '#server/queries/rate-limits.ts';
import { findSettings } from '#server/queries/settings.ts';
import { addSignInCode } from '#server/queries/sign-in-codes.ts';
import { claimSocialAttempt, isLinked } from '#server/queries/social-identities.ts';
import { lockUser } from '#server/queries/users.ts';
import { addressKey } from '#server/security/address-key.ts';
import { addMs, lifetimes } from '#server/security/lifetimes.ts';
import { limits } from '#server/security/limits.ts';
import {
  decryptAttempt,
  encryptAttempt,
  newAttemptSecrets,
  type RememberedAttempt,
} from '#server/security/social-attempt.ts';
import { hashToken, randomToken } from '#server/security/tokens.ts';
import { publicOrigin } from './public-origin.ts';
import { userOfProfile } from './social-account.ts';
import { readSocialCookie, setSocialCookie } from './social-cookie.ts';

interface SocialRequest {
  readonly Params: { readonly provider: string };
}

function providerOf(name: string): SocialProviderName {
  const found = socialProviderNames.find((each) => each === name);
  if (found === undefined) throw notFound();
  return found;
}

const fail = (kind: SocialSignInError, reason: string): never => {
  throw new SocialSignInFailure(kind, reason);
};

/** The address with one more parameter; the app may be at a path only. */
const withParameter = (address: string, name: 'code' | 'error', value: string) =>
  `${address}?${new URLSearchParams({ [name]: value })}`;

/** The raw query; a repeated parameter counts as missing. */
function parameters({ url }: FastifyRequest) {
  const query = url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';
  const sent = new URLSearchParams(query);
  return { query, only: (name: string) => (sent.getAll(name).length === 1 ? sent.get(name) : null) };
}

/** Whether the provider is enabled and available. */
async function isOffered({ db, social }: Context, name: SocialProviderName, address: string) {
  const { socialite } = (await findSettings(db)) as {
    readonly socialite?: Readonly<Record<SocialProviderName, { readonly enabled: boolean }>>;
  };
  return socialite?.[name].enabled === true && social.offers(name, address);
}

async function redirectToProvider(
  context: Context,
  name: SocialProviderName,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const origin = publicOrigin(context.config, request);
  if (origin === null) return fail('failed', 'PUBLIC_URL is not set');
  const redirectUri = `${origin}${appPath}`;
  const requested = new URLSearchParams(parameters(request).query).getAll('redirect_uri');
  if (requested.some((address) => address !== redirectUri)) return fail('failed', 'redirect_uri');
  if (!(await isOffered(context, name, request.ip))) return fail('failed', 'not offered');

  const secrets = newAttemptSecrets();
  const expiresAt = addMs(context.now(), lifetimes.socialAttempt).getTime();
  const attempt: RememberedAttempt = { ...secrets, provider: name, origin, expiresAt };
  const state = encryptAttempt(context.secrets, attempt, setSocialCookie(request, reply, origin));
  const provider = await context.social.open(name, origin);
  const callbackUrl = `${origin}${callbackPath(name)}`;
  return (await provider.authorizationUrl({ ...attempt, callbackUrl, state })).href;
}

/** Validates the callback's state and claims its attempt, once. */
async function attemptOf(context: Context, name: SocialProviderName, request: FastifyRequest) {
  const origin = publicOrigin(context.config, request) ?? '';
  const state = parameters(request).only('state');
  const cookie = readSocialCookie(request, origin);
  if (state === null || cookie === null) return fail('expired', 'state or cookie is missing');
  const attempt = decryptAttempt(context.secrets, state, cookie, context.now());
  if (attempt === null || attempt.provider !== name) return fail('expired', 'state');
  if (!(await claimSocialAttempt(context.db, hashToken(attempt.id), new Date(attempt.expiresAt))))
    return fail('expired', 'used before');
  return { ...attempt, state };
}

async function handleCallback(context: Context, name: SocialProviderName, request: FastifyRequest) {
  const { db, now, social } = context;
  const { origin, ...attempt } = await attemptOf(context, name, request);
  const from = addressKey(request.ip);
  if ((await consumeQuota(db, limits.signInFromAddress, from, now())) > 0) return fail('too_many', 'address');
  if (!(await isOffered(context, name, request.ip))) return fail('failed', 'not offered');

  const provider = await social.open(name, origin);
  const callbackUrl = `${origin}${callbackPath(name)}`;
  const callback = new URL(`${callbackUrl}?${parameters(request).query}`);
  const identity = await provider.profileOf(callback, { ...attempt, callbackUrl });
  const userId = await userOfProfile(context, identity);
  await refundQuota(db, limits.signInFromAddress, from);
  const code = randomToken();
  const redirectUri = `${origin}${appPath}`;
  const expiresAt = addMs(now(), lifetimes.signInCode);
  await db.transaction().execute(async (tx) => {
    // waits for a change that unlinks the identity and ends codes
    await lockUser(tx, userId);
    if (!(await isLinked(tx, userId, identity))) return fail('expired', 'unlinked meanwhile');
    return addSignInCode(tx, { hash: hashToken(code), userId, redirectUri, expiresAt });
  });
  return withParameter(redirectUri, 'code', code);
}

/** The error code for the app. Any other error is a defect of the server. */
function kindOf(error: unknown, request: FastifyRequest, provider: SocialProviderName): SocialSignInError {
  if (error instanceof SocialSignInFailure) {
    const { kind, reason } = error;
    const isUnexpected = kind === 'failed' || kind === 'unavailable';
    request.log[isUnexpected ? 'warn' : 'info']({ provider, kind, reason }, 'no social sign-in');
    return kind;
  }
  request.log.error({ err: error, provider }, 'a social sign-in failed');
  return toApiError(error).statusCode === 503 ? 'unavailable' : 'failed';
}

/**
 * Social sign-in by redirects. It always ends in the app, with a code
 * or an error code.
 */
export async function socialRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  const journey =
    (step: (name: SocialProviderName, request: FastifyRequest, reply: FastifyReply) => Promise<string>) =>
    async (request: FastifyRequest<SocialRequest>, reply: FastifyReply) => {
      const name = providerOf(request.params.provider);
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      try {
        return reply.redirect(await step(name, request, reply));
      } catch (error) {
        const origin = publicOrigin(context.config, request) ?? '';
        return reply.redirect(withParameter(`${origin}${appPath}`, 'error', kindOf(error, request, name)));
      }
    };
  // A HEAD request would consume the attempt.
  const options = { exposeHeadRoute: false };
  const path = '/api/auth/social/:provider';
  app.get<SocialRequest>(
    path,
    options,
    journey((name, request, reply) => redirectToProvider(context, name, request, reply)),
  );
  app.get<SocialRequest>(
    `${path}/callback`,
    options,
    journey((name, request) => handleCallback(context, name, request)),
  );
}
