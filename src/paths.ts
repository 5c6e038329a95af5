/** Every link in the app. */
export const paths = {
  landing: () => '/',
  signInChoice: () => '/auth',
  welcome: () => '/welcome',
  slides: () => '/onboarding',
  loginOrCreate: () => '/auth/login-or-create',
  login: ({
    email,
    justLoggedOut,
    returnTo,
  }: {
    email?: string;
    justLoggedOut?: boolean;
    returnTo?: string;
  } = {}) =>
    withQuery('/auth/login', {
      email,
      just_logged_out: justLoggedOut ? 'true' : undefined,
      return_to: returnTo,
    }),
  register: () => '/auth/register',
  forgotPassword: ({ email }: { email?: string } = {}) => withQuery('/auth/forgot-password', { email }),
  resetPassword: () => '/auth/reset-password',
  socialReturn: () => '/auth/social',
  dashboard: ({ social }: { social?: boolean | undefined } = {}) =>
    withQuery('/dashboard', { social: social ? 'true' : undefined }),
  health: () => '/health-and-wellness',
  healthQuestionnaire: () => '/health-questionnaire',
  healthCategory: (id: string) => `/health-questionnaire/${encodeURIComponent(id)}`,
  medications: () => '/health-questionnaire/medications',
  myMedicines: () => '/account/my-medicines',
  collections: () => '/recipes/collections',
  collection: (id: string) => `/recipes/collections/${encodeURIComponent(id)}`,
  planner: ({ date }: { date?: string } = {}) => withQuery('/meal-planner', { date }),
  /** `start`: the Monday of the week. */
  shoppingList: ({ start }: { start?: string } = {}) => withQuery('/meal-planner/shopping-list', { start }),
  account: () => '/account',
  notifications: () => '/notifications',
  profile: () => '/account/profile',
  ownData: () => '/account/data',
  safetyNotes: () => '/account/safety-notes',
  preferences: () => '/account/preferences',
  affiliateProgram: () => '/account/affiliate-program',
  install: () => '/install',
  verification: () => '/account/verification',
  firstProfile: () => '/account/first-update-personal',
  healthIntroduction: () => '/onboardings/health-and-wellness',
  healthQuiz: () => '/onboardings/health-quiz',
  preferencesPreview: () => '/onboardings/preview-preferences',
  membershipBenefits: () => '/membership-benefits',
  plans: () => '/account/choose-plan',
  subscriptions: () => '/account/manage-subscriptions',
  membershipChoice: () => '/account/get-started-membership',
  recipes: ({ keyword }: { keyword?: string } = {}) => withQuery('/recipes', { keyword }),
  recipeSearch: () => '/recipes/search',
  favourites: () => '/recipes/favorite',
  ownRecipes: () => '/recipes/own',
  newOwnRecipe: () => '/recipes/own/new',
  importRecipe: () => '/recipes/own/import',
  editOwnRecipe: (id: number | string) => `/recipes/own/${encodeURIComponent(id)}`,
  recipe: (id: number | string) => `/recipes/${encodeURIComponent(id)}`,
  /** `aff`: the code of whoever passes it on. */
  sharedRecipe: (id: number | string, { aff }: { aff?: string | undefined } = {}) =>
    withQuery(`/recipes/${encodeURIComponent(id)}/share`, { aff }),
  page: (slug: string) => `/pages/${encodeURIComponent(slug)}`,
} as const;

function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const filled = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return filled.length === 0 ? path : `${path}?${new URLSearchParams(filled)}`;
}
