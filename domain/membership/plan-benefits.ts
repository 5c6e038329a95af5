import { type ExternalAddresses, externalPlaces } from './external-links.ts';

const ofPlace = {
  shop: ['Partner shop', 'Free shipping on orders over $59'],
  community: ['Members’ community'],
  consultations: ['Booking of consultations with our partner'],
} as const;

/** What members get with a plan: its own benefits, and the sites of partners that are connected. */
export const planBenefits = (
  benefits: readonly string[],
  addresses: ExternalAddresses,
): readonly string[] => {
  const ofPartners = externalPlaces.flatMap((place) => (addresses[place] === null ? [] : ofPlace[place]));
  return [...new Set([...benefits, ...ofPartners])];
};
