import { paths, withQuery } from './paths.ts';

/** `swapped`: as in the query of the recipe; `forWhom`: empty where it was not chosen. */
export interface RecipeChoices {
  readonly servings: number;
  readonly swapped: readonly string[];
  readonly forWhom?: string;
}

const recipePath = (id: number | string) => `/recipes/${encodeURIComponent(id)}`;

function withChoices(path: string, { servings, swapped, forWhom = '' }: RecipeChoices): string {
  const query = new URLSearchParams({ servings: String(servings) });
  for (const swap of swapped) query.append('swapped', swap);
  if (forWhom !== '') query.set('for', forWhom);
  return `${path}?${query}`;
}

/** Links for members only, in a module that the sign-in pages do not load. */
export const memberPaths = {
  healthCategory: (id: string) => `/health-questionnaire/${encodeURIComponent(id)}`,
  medications: () => '/health-questionnaire/medications',
  diary: () => '/account/diary',
  diaryReport: () => '/account/diary/report',
  triggers: () => '/account/triggers',
  myHealth: () => '/account/my-health',
  editMedicines: () => '/account/my-medicines/edit',
  myMedicines: () => '/account/my-medicines',
  collection: (id: string) => `/recipes/collections/${encodeURIComponent(id)}`,
  /** `start`: the Monday of the week. */
  shoppingList: ({ start }: { start?: string } = {}) => withQuery('/meal-planner/shopping-list', { start }),
  notifications: () => '/notifications',
  profile: paths.profile,
  security: () => '/account/security',
  addPasskey: () => '/account/security/passkey',
  addAuthenticator: () => '/account/security/authenticator',
  recoveryCodes: () => '/account/security/recovery-codes',
  /** `factor`: the id of a passkey, or `authenticator`. */
  removeFactor: (factor: string) => `/account/security/remove/${encodeURIComponent(factor)}`,
  household: () => '/account/household',
  joinHousehold: () => '/account/household/join',
  newDependent: () => '/account/household/people/new',
  dependent: (id: string) => `/account/household/people/${encodeURIComponent(id)}`,
  ownData: () => '/account/data',
  changes: () => '/account/changes',
  shortcuts: () => '/account/shortcuts',
  safetyNotes: () => '/account/safety-notes',
  preferences: () => '/account/preferences',
  affiliateProgram: () => '/account/affiliate-program',
  subscriptions: () => '/account/manage-subscriptions',
  billing: () => '/account/billing',
  recipeSearch: () => '/recipes/search',
  favorites: () => '/recipes/favorite',
  cooked: () => '/recipes/cooked',
  /** A recipe with choices made before. */
  chosenRecipe: (id: number | string, choices: RecipeChoices) => withChoices(recipePath(id), choices),
  cook: (id: number | string, choices: RecipeChoices) => withChoices(`${recipePath(id)}/cook`, choices),
  ownRecipes: () => '/recipes/own',
  newOwnRecipe: () => '/recipes/own/new',
  editOwnRecipe: (id: number | string) => `/recipes/own/${encodeURIComponent(id)}`,
} as const;
