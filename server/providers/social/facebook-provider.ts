import { createHmac } from 'node:crypto';
import * as client from 'openid-client';
import { type SocialProvider, SocialSignInFailure } from '#server/context/social-provider.ts';
import { socialFailure } from './social-failure.ts';

const version = 'v25.0';

interface FacebookApp {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Timeout in seconds per request; a sign-in makes at most three. */
  readonly timeout?: number;
  /** URLs of the dialog and the Graph API. */
  readonly www?: string;
  readonly graph?: string;
}

interface Person {
  readonly id: string;
  readonly name: string | null;
  readonly email: string | null;
}

function readPerson(response: unknown): Person {
  const { id, name, email } = (response ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string') throw new SocialSignInFailure('failed', 'no id');
  return {
    id,
    name: typeof name === 'string' ? name : null,
    email: typeof email === 'string' ? email : null,
  };
}

/**
 * Facebook Login: OAuth 2 with PKCE, then the profile from the Graph API. Facebook does not say whether the
 * profile's email was verified, so it counts as unverified.
 */
export function facebookProvider(app: FacebookApp): SocialProvider {
  const { www = 'https://www.facebook.com', graph = 'https://graph.facebook.com', timeout = 5 } = app;
  const config = new client.Configuration(
    {
      issuer: www,
      authorization_endpoint: `${www}/${version}/dialog/oauth`,
      token_endpoint: `${graph}/${version}/oauth/access_token`,
    },
    app.clientId,
    app.clientSecret,
    client.ClientSecretPost(app.clientSecret),
  );
  config.timeout = timeout;
  // Plain HTTP is allowed only for a stand-in on this machine.
  if (graph.startsWith('http:')) client.allowInsecureRequests(config);

  /** `appsecret_proof`: makes a stolen access token useless without the app's secret. */
  const proofOf = (accessToken: string) =>
    createHmac('sha256', app.clientSecret).update(accessToken).digest('hex');

  const personOf = async (accessToken: string): Promise<Person> => {
    const url = new URL(`${graph}/${version}/me`);
    url.search = new URLSearchParams({
      fields: 'id,name,email',
      appsecret_proof: proofOf(accessToken),
    }).toString();
    const response = await client.fetchProtectedResource(config, accessToken, url, 'GET');
    if (!response.ok)
      throw new SocialSignInFailure(response.status >= 500 ? 'unavailable' : 'failed', `${response.status}`);
    return readPerson(await response.json());
  };

  return {
    authorizationUrl: async ({ callbackUrl, state, codeVerifier }) =>
      client.buildAuthorizationUrl(config, {
        redirect_uri: callbackUrl,
        scope: 'public_profile email',
        state,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        // Asks again for an email permission that was declined.
        auth_type: 'rerequest',
      }),
    profileOf: async (callback, { state, codeVerifier }) => {
      try {
        const tokens = await client.authorizationCodeGrant(config, callback, {
          expectedState: state,
          pkceCodeVerifier: codeVerifier,
        });
        const { id, name, email } = await personOf(tokens.access_token);
        return { issuer: 'https://www.facebook.com', subject: id, email, isEmailVerified: false, name };
      } catch (error) {
        throw socialFailure(error);
      }
    },
  };
}
