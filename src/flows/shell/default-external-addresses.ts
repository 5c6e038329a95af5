import type { ExternalAddresses } from '#domain/membership/external-links.ts';
import { paths } from '#src/paths.ts';

/** Build-time defaults. Without a partner's URL the link leads to a page of this site. */
export const defaultExternalAddresses: ExternalAddresses = {
  shop: import.meta.env['VITE_SHOP_URL'] || paths.page('shop'),
  community: import.meta.env['VITE_COMMUNITY_URL'] || paths.page('community'),
  consultations: import.meta.env['VITE_CONSULTATIONS_URL'] || paths.page('consultations'),
};
