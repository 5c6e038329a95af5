/** Tabs of the recipe page for members and guests. */
export const recipeTabs = [
  { value: 'details', label: 'Recipe Details' },
  { value: 'nutrition', label: 'Nutritional Info' },
  { value: 'reviews', label: 'Reviews' },
] as const;
