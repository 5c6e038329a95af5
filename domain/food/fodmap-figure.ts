/** Sugars with published grams per 100 g; fructose: in excess of glucose. */
export const fodmapSugars = ['lactose', 'fructose', 'fructans', 'gos', 'sorbitol', 'mannitol'] as const;
export type FodmapSugar = (typeof fodmapSugars)[number];

export const isFodmapSugar = (it: string): it is FodmapSugar => fodmapSugars.some((sugar) => sugar === it);

/**
 * Groups of sugars that are summed over a serving, as the gut treats them alike. `oligos`: fructans and GOS
 * together; foods of `untested` are not summed, as their sugars are unknown.
 */
export const fodmapGroups = [
  'lactose',
  'fructose',
  'oligos',
  'sorbitol',
  'mannitol',
  'perseitol',
  'untested',
] as const;
export type FodmapGroup = (typeof fodmapGroups)[number];

/** The group of a sugar. */
export const groupOfSugar = {
  lactose: 'lactose',
  fructose: 'fructose',
  fructans: 'oligos',
  gos: 'oligos',
  sorbitol: 'sorbitol',
  mannitol: 'mannitol',
} as const satisfies Record<FodmapSugar, FodmapGroup>;
