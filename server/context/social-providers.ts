import type { SocialProvider, SocialProviderName } from './social-provider.ts';
import type { StandIn } from './stand-in.ts';

/** Whom members can sign in with. Nothing of it is loaded before somebody does. */
export interface SocialProviders {
  /** Whether a visitor from the network address can sign in with it. */
  readonly offers: (name: SocialProviderName, address: string) => boolean;
  /** The provider, for visitors who see this server at the origin. Throws when it is not offered. */
  readonly open: (name: SocialProviderName, origin: string) => Promise<SocialProvider>;
  /** What stands in for those that are not configured; null where nothing does. */
  readonly standIn: ((origin: string) => Promise<StandIn>) | null;
}
