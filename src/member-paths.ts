import { withQuery } from './paths.ts';

/** Links that members alone follow, apart because the way in should not pay for them. */
export const memberPaths = {
  healthCategory: (id: string) => `/health-questionnaire/${encodeURIComponent(id)}`,
  medications: () => '/health-questionnaire/medications',
  myHealth: () => '/account/my-health',
  editMedicines: () => '/account/my-medicines/edit',
  myMedicines: () => '/account/my-medicines',
  collection: (id: string) => `/recipes/collections/${encodeURIComponent(id)}`,
  /** `start`: the Monday of the week. */
  shoppingList: ({ start }: { start?: string } = {}) => withQuery('/meal-planner/shopping-list', { start }),
  notifications: () => '/notifications',
  profile: () => '/account/profile',
  ownData: () => '/account/data',
  changes: () => '/account/changes',
  safetyNotes: () => '/account/safety-notes',
  preferences: () => '/account/preferences',
  affiliateProgram: () => '/account/affiliate-program',
  subscriptions: () => '/account/manage-subscriptions',
  recipeSearch: () => '/recipes/search',
  favorites: () => '/recipes/favorite',
  ownRecipes: () => '/recipes/own',
  newOwnRecipe: () => '/recipes/own/new',
  editOwnRecipe: (id: number | string) => `/recipes/own/${encodeURIComponent(id)}`,
} as const;
