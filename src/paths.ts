/** Links of the sign-in pages and of all others; those of members only are in member-paths.ts. */
export const paths = {
  landing: () => '/',
  signInChoice: () => '/auth',
  welcome: () => '/welcome',
  /** Three questions for guests; `recipe`: the one to judge. */
  tryOut: ({ recipe }: { recipe?: number | string } = {}) =>
    withQuery('/try', { recipe: recipe === undefined ? undefined : String(recipe) }),
  /** A recipe, judged by the answers of a guest. */
  guestRecipe: (id: number | string) => `/try/recipes/${encodeURIComponent(id)}`,
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
  secondStep: () => '/auth/two-step',
  socialReturn: () => '/auth/social',
  dashboard: ({ social }: { social?: boolean | undefined } = {}) =>
    withQuery('/dashboard', { social: social ? 'true' : undefined }),
  health: () => '/health-and-wellness',
  healthQuestionnaire: () => '/health-questionnaire',
  collections: () => '/recipes/collections',
  planner: ({ date }: { date?: string } = {}) => withQuery('/meal-planner', { date }),
  account: () => '/account',
  profile: () => '/account/profile',
  install: () => '/install',
  /** `from`: the page that is shown afterwards; without it, the sign-in continues. */
  verification: ({ from }: { from?: 'profile' } = {}) => withQuery('/account/verification', { from }),
  firstProfile: () => '/account/first-update-personal',
  healthIntroduction: () => '/onboardings/health-and-wellness',
  healthQuiz: () => '/onboardings/health-quiz',
  preferencesPreview: () => '/onboardings/preview-preferences',
  membershipBenefits: () => '/membership-benefits',
  plans: () => '/account/choose-plan',
  membershipChoice: () => '/account/get-started-membership',
  /** `forWhom`: `me`, `us`, or the id of somebody of the household; empty for anybody. */
  recipes: ({ keyword, forWhom }: { keyword?: string; forWhom?: string } = {}) =>
    withQuery('/recipes', { keyword, for: forWhom }),
  importRecipe: () => '/recipes/own/import',
  recipe: (id: number | string, { forWhom }: { forWhom?: string } = {}) =>
    withQuery(`/recipes/${encodeURIComponent(id)}`, { for: forWhom }),
  /** `aff`: the referral code of the member who shares the link. */
  sharedRecipe: (
    id: number | string,
    { aff, forWhom }: { aff?: string | undefined; forWhom?: string } = {},
  ) => withQuery(`/recipes/${encodeURIComponent(id)}/share`, { aff, for: forWhom }),
  page: (slug: string) => `/pages/${encodeURIComponent(slug)}`,
} as const;

export function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const filled = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return filled.length === 0 ? path : `${path}?${new URLSearchParams(filled)}`;
}
