import type { User } from '#domain/session/user.ts';
import type { Settings } from '#domain/settings/default-settings.ts';
import { isWebAddress } from '#domain/settings/web-address.ts';

/** Sites of partners, for members with a membership. */
export const externalPlaces = ['shop', 'community', 'consultations'] as const;
export type ExternalPlace = (typeof externalPlaces)[number];
/** Null: not connected. */
export type ExternalAddresses = Readonly<Record<ExternalPlace, string | null>>;

/** Result of a click on a partner link: opens the site in a new tab, or is refused. Null: there is no site to open. */
export type ExternalLink =
  | { readonly isOpen: true; readonly address: string }
  | { readonly isOpen: false; readonly address: null };

const refused: ExternalLink = { isOpen: false, address: null };

/** The URL from the settings if it is valid, else the one from the build. */
export function externalAddresses(
  { shop_url, community_url, consultations_url }: Settings,
  built: ExternalAddresses,
): ExternalAddresses {
  const first = (setting: string | null, ofBuild: string | null) =>
    setting !== null && isWebAddress(setting.trim()) ? setting.trim() : ofBuild;
  return {
    shop: first(shop_url, built.shop),
    community: first(community_url, built.community),
    consultations: first(consultations_url, built.consultations),
  };
}

/** Guard of all partner links: they require an activated subscription. */
export function externalLink(
  user: Pick<User, 'activated_subscription'> | null,
  address: string | null,
): ExternalLink | null {
  if (address === null) return null;
  return user?.activated_subscription ? { isOpen: true, address } : refused;
}
