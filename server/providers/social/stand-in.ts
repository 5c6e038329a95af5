import { generateKeyPair, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { inject } from 'light-my-request';
import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { type SocialProviderName, socialProviderNames } from '#server/context/social-provider.ts';
import type { StandIn } from '#server/context/stand-in.ts';
import { standInPath } from './social-paths.ts';
import { standInAccounts } from './stand-in-accounts.ts';
import { createStore } from './stand-in-store.ts';

async function signingKey() {
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' };
}

/** Grants every requested scope without a consent page. */
async function grantAll({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}

const sessionCookie = 'kf_sandbox';
const withoutSession = (cookies = '') =>
  cookies
    .split(/;\s*/)
    .filter((cookie) => ![sessionCookie, `${sessionCookie}.sig`].includes(cookie.split('=')[0] ?? ''))
    .join('; ');

const errorPage = (sentence: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Sign-in stand-in</title></head>
<body><main><h1>This sign-in cannot go on</h1><p>${escapeHtml(sentence)}</p>
<p><a href="/auth/login">Back to the sign-in</a></p></main></body></html>`;

/**
 * An OpenID Connect provider without passwords, which replaces Google and Facebook where those are not
 * configured, each as a client of its own. `origin`: this server as the browser sees it; `callbackUrl`: where
 * the provider redirects to.
 */
export async function createStandInProvider(
  origin: string,
  callbackUrl: (name: SocialProviderName) => string,
): Promise<StandIn> {
  const clientSecret = randomBytes(32).toString('base64url');
  const accounts = new Map(standInAccounts.map((account) => [account.id, account]));
  const configuration: Configuration = {
    adapter: createStore(),
    clients: socialProviderNames.map((name) => ({
      client_id: name,
      client_secret: clientSecret,
      redirect_uris: [callbackUrl(name)],
      response_types: ['code'],
      grant_types: ['authorization_code'],
      token_endpoint_auth_method: 'client_secret_post',
      id_token_signed_response_alg: 'ES256',
    })),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: sessionCookie, interaction: 'kf_sandbox_page', resume: 'kf_sandbox_back' },
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    findAccount: async (_context, id) => {
      const account = accounts.get(id);
      if (account === undefined) return undefined;
      const { name, email, isVerified } = account;
      const mail = email === null ? {} : { email, email_verified: isVerified };
      return { accountId: id, claims: async () => ({ sub: id, name, ...mail }) };
    },
    interactions: { url: async (_context, { uid }) => `${standInPath}/choose/${uid}` },
    jwks: { keys: [await signingKey()] },
    loadExistingGrant: grantAll,
    pkce: { required: () => true },
    renderError: async (context, { error_description: description }) => {
      context.type = 'html';
      context.body = errorPage(description ?? 'Begin again.');
    },
    ttl: { Session: 600, Interaction: 600, Grant: 600, AccessToken: 60, IdToken: 60, AuthorizationCode: 60 },
  };
  const provider = new Provider(`${origin}${standInPath}`, configuration);
  provider.proxy = true;
  const handleRequest = provider.callback();
  const { host, protocol } = new URL(origin);

  /** The path below the origin, whatever proxies are in between. */
  const prepareRequest = (request: IncomingMessage) => {
    const url = request.url ?? '/';
    Object.assign(request, { originalUrl: url, url: url.slice(standInPath.length) || '/' });
    request.headers['x-forwarded-host'] = host;
    request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    // Sessions are dropped, so that every sign-in shows the account chooser.
    if (request.url?.startsWith('/auth')) request.headers.cookie = withoutSession(request.headers.cookie);
  };
  const handle: StandIn['handle'] = async (request, reply) => {
    prepareRequest(request);
    await handleRequest(request, reply);
  };

  return {
    clientId: (name) => name,
    clientSecret,
    handle,
    replacedProvider: async (request, reply) => {
      const { params } = await provider.interactionDetails(request, reply);
      return params['client_id'] === 'facebook' ? 'facebook' : 'google';
    },
    finish: async (request, reply, choice) => {
      if (typeof choice !== 'string') accounts.set(choice.id, choice);
      const result =
        choice === 'declined'
          ? { error: 'access_denied', error_description: 'The visitor declined.' }
          : choice === 'broken'
            ? { error: 'server_error', error_description: 'The provider is broken.' }
            : { login: { accountId: choice.id } };
      await provider.interactionFinished(request, reply, result, { mergeWithLastSubmission: false });
    },
    fetch: async (url, { method, headers, body }) => {
      const response = await inject((request, reply) => void handle(request, reply), {
        method: method as 'GET',
        url,
        headers,
        ...(body === undefined || body === null ? {} : { payload: String(body) }),
      });
      const responseHeaders = Object.entries(response.headers).map(([name, value]): [string, string] => [
        name,
        `${value}`,
      ]);
      return new Response(new Uint8Array(response.rawPayload), {
        status: response.statusCode,
        headers: responseHeaders,
      });
    },
  };
}
