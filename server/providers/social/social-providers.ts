import type { Config } from '#server/config.ts';
import type { SocialProviderName } from '#server/context/social-provider.ts';
import type { SocialProviders } from '#server/context/social-providers.ts';
import { isLoopbackAddress } from '#server/security/loopback.ts';
import { callbackPath, standInPath } from './social-paths.ts';

/** Limit of cached origins; this machine has fewer names and ports. */
const maxOrigins = 8;

function isInstalled(name: string): boolean {
  try {
    return import.meta.resolve(name) !== '';
  } catch {
    return false;
  }
}

/** Memoizes by key; failures are not cached. */
function once<Key, Value>(make: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const made = new Map<Key, Promise<Value>>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    value.catch(() => made.delete(key));
    if (!made.has(key) && made.size >= maxOrigins) made.clear();
    made.set(key, value);
    return value;
  };
}

/** The stand-in signs in as anyone, so it is limited to this machine. It is a development dependency. */
const allowsStandIn = ({ isPublic }: Config) => !isPublic && isInstalled('oidc-provider');

/** Google and Facebook when their keys are set, else the stand-in where allowed. */
export function createSocialProviders(config: Config): SocialProviders {
  const { google, facebook } = config;
  const isConfigured = { google: google !== null, facebook: facebook !== null };
  const hasStandIn = allowsStandIn(config) && !(isConfigured.google && isConfigured.facebook);

  const standIn = once(async (origin: string) => {
    const { createStandInProvider } = await import('./stand-in.ts');
    return createStandInProvider(origin, (name) => `${origin}${callbackPath(name)}`);
  });

  const createGoogle = once(async (app: NonNullable<Config['google']>) => {
    const { openIdProvider } = await import('./openid-provider.ts');
    const server = 'https://accounts.google.com';
    return openIdProvider({ ...app, server, issuer: server });
  });
  const createFacebook = once(async (app: NonNullable<Config['facebook']>) => {
    const { facebookProvider } = await import('./facebook-provider.ts');
    return facebookProvider(app);
  });
  const createStandIn = async (name: SocialProviderName, origin: string) => {
    const { openIdProvider } = await import('./openid-provider.ts');
    const { clientId, clientSecret, fetch } = await standIn(origin);
    return openIdProvider({
      server: `${origin}${standInPath}`,
      issuer: `urn:kindfare:sandbox:${name}`,
      clientId: clientId(name),
      clientSecret,
      fetch,
    });
  };
  const createStandInOnce = once(async (key: string) => {
    const [name = '', origin = ''] = key.split(' ');
    return createStandIn(name === 'facebook' ? 'facebook' : 'google', origin);
  });

  return {
    offers: (name, address) => isConfigured[name] || (hasStandIn && isLoopbackAddress(address)),
    open: async (name, origin) => {
      if (name === 'google' && google !== null) return createGoogle(google);
      if (name === 'facebook' && facebook !== null) return createFacebook(facebook);
      if (!hasStandIn) throw new Error(`There is no sign-in with ${name}.`);
      return createStandInOnce(`${name} ${origin}`);
    },
    standIn: hasStandIn ? standIn : null,
  };
}
