/** Sugars of which grams per 100 g are published; fructose in excess of glucose. */
export const fodmapSugars = ['lactose', 'fructose', 'fructans', 'gos', 'sorbitol', 'mannitol'] as const;
export type FodmapSugar = (typeof fodmapSugars)[number];

/**
 * What is added up over a serving: sugars that the gut treats alike. `oligos` are fructans and GOS together; of the
 * `untested`, of which no sugar is known, each is alone.
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

/** The group that a sugar is counted in. */
export const groupOfSugar = {
  lactose: 'lactose',
  fructose: 'fructose',
  fructans: 'oligos',
  gos: 'oligos',
  sorbitol: 'sorbitol',
  mannitol: 'mannitol',
} as const satisfies Record<FodmapSugar, FodmapGroup>;
