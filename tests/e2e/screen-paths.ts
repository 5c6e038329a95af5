/** The pages of a member that `every-screen.e2e.ts` opens, and where the others are looked at. */

const membershipPaths: readonly string[] = [
  '/account/get-started-membership',
  '/account/choose-plan',
  '/account/manage-subscriptions',
  '/account/billing',
  '/payment/options/plus',
  '/payment/add-new-card',
  '/subscription/thank-you',
  '/membership-benefits',
  '/dna-analysis',
];

/** By area; one test opens the pages of one area. */
export const screenPaths: Readonly<Record<string, readonly string[]>> = {
  'the recipes': [
    '/dashboard',
    '/recipes',
    '/recipes/search',
    '/recipes/favorite',
    '/recipes/cooked',
    '/recipes/collections',
    '/recipes/own',
    '/recipes/own/new',
    '/recipes/own/import',
  ],
  'the account': [
    '/account/get-started-preferences',
    '/account',
    '/account/profile',
    '/account/my-health',
    '/account/my-medicines',
    '/account/my-medicines/edit',
    '/account/security',
    '/account/data',
    '/account/diary',
    '/account/diary/report',
    '/account/triggers',
    '/account/household',
    '/account/household/join',
    '/account/household/people/new',
    '/account/safety-notes',
    '/account/changes',
    '/account/shortcuts',
    '/account/preferences',
    '/account/affiliate-program',
    '/account/verification',
    '/account/first-update-personal',
    '/notifications',
    '/install',
  ],
  'the membership': membershipPaths,
  'the health and the planner': [
    '/health-and-wellness',
    '/health-questionnaire',
    '/health-questionnaire/11',
    '/health-questionnaire/medications',
    '/onboardings/health-and-wellness',
    '/onboardings/health-quiz',
    '/onboardings/preview-preferences',
    '/meal-planner',
    '/meal-planner/shopping-list',
    '/meal-planner/add-recipe',
  ],
};

/** Pages that need something of the member first, with the test that opens them. */
export const openedElsewhere: Readonly<Record<string, string>> = {
  '/recipes/:id': 'accessibility-and-overflow.e2e.ts',
  '/recipes/:id/cook': 'cooking.e2e.ts',
  '/recipes/collections/:id': 'collections.e2e.ts',
  '/recipes/own/:id': 'own-recipes.e2e.ts',
  '/account/household/people/:id': 'household.e2e.ts',
  '/account/security/authenticator': 'two-step.e2e.ts',
  '/account/security/passkey': 'two-step.e2e.ts',
  '/account/security/recovery-codes': 'two-step.e2e.ts',
  '/account/security/remove/:factor': 'two-step.e2e.ts',
};
