/** The diets a recipe can be shown to suit, in display order. */
export const diets = [
  'Gluten Free',
  'Ketogenic',
  'Vegetarian',
  'Lacto-Vegetarian',
  'Ovo-Vegetarian',
  'Vegan',
  'Pescetarian',
  'Paleo',
  'Primal',
  'Low FODMAP',
  'Whole30',
] as const;
export type Diet = (typeof diets)[number];
