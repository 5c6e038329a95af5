/** Of a recipe's page, a member's and a guest's. */
export const recipeTabs = [
  { value: 'details', label: 'Recipe Details' },
  { value: 'nutrition', label: 'Nutritional Info' },
  { value: 'reviews', label: 'Reviews' },
] as const;
