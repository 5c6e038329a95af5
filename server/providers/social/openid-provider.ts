import * as client from 'openid-client';
import type { SocialProfile, SocialProvider } from '#server/context/social-provider.ts';
import { socialFailure } from './social-failure.ts';

interface OpenIdProvider {
  /** URL of its discovery document. */
  readonly server: string;
  /** Issuer under which its subjects are unique. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Timeout in seconds per request; a sign-in makes at most three. */
  readonly timeout?: number;
  readonly fetch?: client.CustomFetch;
}

const text = (value: unknown) => (typeof value === 'string' ? value : null);

function profileFrom(issuer: string, claims: client.IDToken): SocialProfile {
  return {
    issuer,
    subject: claims.sub,
    email: text(claims['email']),
    isEmailVerified: claims['email_verified'] === true,
    name: text(claims['name']),
  };
}

/** A provider of OpenID Connect, such as Google: code flow with PKCE, state and nonce; the ID token's signature is checked. */
export function openIdProvider(options: OpenIdProvider): SocialProvider {
  const { server, issuer, clientId, clientSecret, timeout = 5, fetch } = options;
  let discovered: Promise<client.Configuration> | null = null;

  const discover = () =>
    client.discovery(new URL(server), clientId, clientSecret, client.ClientSecretPost(clientSecret), {
      timeout,
      ...(fetch === undefined ? {} : { [client.customFetch]: fetch }),
      execute: [
        client.enableNonRepudiationChecks,
        // Plain HTTP is allowed only for a provider on this machine.
        ...(server.startsWith('http:') ? [client.allowInsecureRequests] : []),
      ],
    });
  /** Fetches the discovery document once; retried after a failure. */
  const configuration = () => {
    discovered ??= discover().catch((error: unknown) => {
      discovered = null;
      throw socialFailure(error);
    });
    return discovered;
  };

  return {
    authorizationUrl: async ({ callbackUrl, state, nonce, codeVerifier }) =>
      client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: callbackUrl,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      }),
    profileOf: async (callback, { state, nonce, codeVerifier }) => {
      const config = await configuration();
      const tokens = await client
        .authorizationCodeGrant(config, callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
        })
        .catch((error: unknown) => {
          throw socialFailure(error);
        });
      const claims = tokens.claims();
      if (claims === undefined) throw socialFailure(null);
      return profileFrom(issuer, claims);
    },
  };
}
