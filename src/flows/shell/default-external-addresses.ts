import type { ExternalAddresses } from '#domain/membership/external-links.ts';

/** Build-time defaults; null: not connected. */
export const defaultExternalAddresses: ExternalAddresses = {
  shop: import.meta.env['VITE_SHOP_URL'] || null,
  community: import.meta.env['VITE_COMMUNITY_URL'] || null,
  consultations: import.meta.env['VITE_CONSULTATIONS_URL'] || null,
};
