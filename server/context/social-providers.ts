import type { SocialProvider, SocialProviderName } from './social-provider.ts';
import type { StandIn } from './stand-in.ts';

/** The social sign-in providers, loaded on first use. */
export interface SocialProviders {
  /** Whether a visitor from the network address can sign in with it. */
  readonly offers: (name: SocialProviderName, address: string) => boolean;
  /** The provider, for visitors who see this server at the origin. Throws when it is not offered. */
  readonly open: (name: SocialProviderName, origin: string) => Promise<SocialProvider>;
  /** The stand-in of providers that are not configured; null where there is none. */
  readonly standIn: ((origin: string) => Promise<StandIn>) | null;
}
