/** The nine protein options, in the documented order. */
export const proteinSources = [
  'Dairy',
  'Eggs',
  'Fish',
  'Lamb',
  'Pork',
  'Poultry',
  'Plant-Based',
  'Red Meat',
  'Shellfish',
] as const;
export type ProteinSource = (typeof proteinSources)[number];
