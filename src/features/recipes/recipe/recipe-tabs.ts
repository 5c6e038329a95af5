import { recipeTabs as texts } from '#src/features/recipes/texts/recipe.ts';
/** Tabs of the recipe page for members and guests. */
export const recipeTabs = [
  { value: 'details', label: texts.details },
  { value: 'nutrition', label: texts.nutrition },
  { value: 'reviews', label: texts.reviews },
] as const;
