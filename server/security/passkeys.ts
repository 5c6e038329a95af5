import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Config } from '#server/config.ts';

/** Where passkeys are valid. */
export interface PasskeySite {
  /** The relying party's ID: the host name of the site. */
  readonly id: string;
  readonly allowsOrigin: (origin: string) => boolean;
}

/**
 * The site of PUBLIC_URL, or `localhost` at any port on a local server; null at an IP address, where browsers
 * don't support passkeys.
 */
export function passkeySite({
  publicUrl,
  isPublic,
}: Pick<Config, 'publicUrl' | 'isPublic'>): PasskeySite | null {
  if (publicUrl === null)
    return isPublic
      ? null
      : { id: 'localhost', allowsOrigin: (origin) => URL.parse(origin)?.hostname === 'localhost' };
  const { hostname } = new URL(publicUrl);
  return isIP(hostname.replace(/^\[|\]$/g, '')) > 0
    ? null
    : { id: hostname, allowsOrigin: (origin) => origin === publicUrl };
}

/** EdDSA, ES256 and RS256: what browsers and authenticators support. */
const algorithms = [-8, -7, -257];
/** Timeout of the browser's dialog; a second step has 10 minutes in all. */
const timeout = 5 * 60_000;

export interface KnownPasskey {
  readonly credentialId: string;
  readonly transports: readonly string[];
}
const descriptors = (known: readonly KnownPasskey[]) =>
  known.map(({ credentialId, transports }) => ({
    id: credentialId,
    type: 'public-key' as const,
    transports: [...transports],
  }));

/** 256 random bits, base64url. */
export const newChallenge = (): string => textOf(crypto.getRandomValues(new Uint8Array(32)));
const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** An unlocked phone or a security key alone is not enough. */
const userVerification = 'required' as const;

export interface PasskeyOwner {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
}

/** For `navigator.credentials.create()`. `known`: authenticators with one of these create no second one. */
export const creationOptions = (
  site: PasskeySite,
  product: string,
  { userId, email, name }: PasskeyOwner,
  challenge: string,
  known: readonly KnownPasskey[],
) => ({
  challenge,
  rp: { id: site.id, name: product },
  user: { id: textOf(new TextEncoder().encode(userId)), name: email, displayName: name },
  pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
  timeout,
  attestation: 'none' as const,
  excludeCredentials: descriptors(known),
  authenticatorSelection: {
    residentKey: 'preferred' as const,
    requireResidentKey: false,
    userVerification,
  },
});

/** For `navigator.credentials.get()`. */
export const requestOptions = (site: PasskeySite, challenge: string, known: readonly KnownPasskey[]) => ({
  challenge,
  rpId: site.id,
  timeout,
  allowCredentials: descriptors(known),
  userVerification,
});

// loaded on first use: it takes longer than the rest of the sign-in
const library = () => import('@simplewebauthn/server');

/** The origin that the authenticator signed. Throws if the site's passkeys aren't valid there. */
function originOf(site: PasskeySite, clientData: string): string {
  const { origin } = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8')) as {
    readonly origin?: unknown;
  };
  if (typeof origin === 'string' && site.allowsOrigin(origin)) return origin;
  throw new Error('The passkey was used on another site.');
}

export interface NewPasskey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

const transportNames = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** The passkey of a new credential as JSON; null if it was not created for this challenge and site. */
export async function readNewPasskey(
  site: PasskeySite,
  challenge: string,
  json: string,
): Promise<NewPasskey | null> {
  const { verifyRegistrationResponse } = await library();
  try {
    const response: RegistrationResponseJSON = JSON.parse(json);
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: originOf(site, response.response.clientDataJSON),
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    const transports = transportNames.filter((name) => response.response.transports?.includes(name));
    return { credentialId: id, publicKey: textOf(publicKey), counter, transports };
  } catch {
    // the library throws for anything invalid
    return null;
  }
}

/** The claimed credential ID of an assertion; null if it has none. */
export function claimedCredential(json: string): string | null {
  try {
    const { id } = JSON.parse(json) as { readonly id?: unknown };
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

/** The signature counter of a valid assertion; null for an invalid one. */
export async function assertedCounter(
  site: PasskeySite,
  challenge: string,
  passkey: Omit<NewPasskey, 'transports'>,
  json: string,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  try {
    const response: AuthenticationResponseJSON = JSON.parse(json);
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: originOf(site, response.response.clientDataJSON),
      expectedRPID: site.id,
      credential: {
        id: passkey.credentialId,
        publicKey: bytesOf(passkey.publicKey),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
