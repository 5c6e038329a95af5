import type { RouteObject } from 'react-router-dom';
import type { AppFlows } from '#src/flows/app-flows.ts';
import { memberPaths } from '#src/member-paths.ts';
import { paths } from '#src/paths.ts';
import { lazyScreen } from './routing/lazy-screen.ts';
import { applyKeyword, redirectMedications, unverifiedOnly } from './routing/member-guards.ts';
import { inFrame, wideStage } from './routing/route-handle.ts';

const underAccount = (title: string) => inFrame({ frame: 'titled', title, backTo: paths.account() });
const underSecurity = (title: string) => inFrame({ frame: 'titled', title, backTo: memberPaths.security() });
const underHousehold = (title: string) =>
  inFrame({ frame: 'titled', title, backTo: memberPaths.household() });
const accountRoutes: RouteObject[] = [
  { path: '/account', lazy: lazyScreen('account'), handle: inFrame({ frame: 'own', title: 'Account' }) },
  { path: '/account/profile', lazy: lazyScreen('profile'), handle: underAccount('Profile') },
  {
    path: '/account/first-update-personal',
    lazy: lazyScreen('firstProfile'),
    handle: inFrame({ frame: 'bare', blocksBack: true }),
  },
  {
    path: '/account/affiliate-program',
    lazy: lazyScreen('affiliateProgram'),
    handle: underAccount('Affiliate Program'),
  },
  {
    path: '/account/my-medicines',
    lazy: lazyScreen('myMedicines'),
    handle: underAccount('With your medicines'),
  },
  { path: '/account/diary', lazy: lazyScreen('diary'), handle: underAccount('My diary') },
  {
    path: '/account/diary/report',
    lazy: lazyScreen('diaryReport'),
    handle: inFrame({ frame: 'titled', title: 'For your doctor', backTo: memberPaths.diary() }),
  },
  { path: '/account/triggers', lazy: lazyScreen('triggers'), handle: underAccount('Find your triggers') },
  { path: '/account/my-health', lazy: lazyScreen('myHealth'), handle: underAccount('My health') },
  {
    path: '/account/my-medicines/edit',
    lazy: lazyScreen('editMedicines'),
    handle: inFrame({
      frame: 'titled',
      title: 'What you take',
      titleIs: 'label',
      backTo: memberPaths.myHealth(),
    }),
  },
  { path: '/account/security', lazy: lazyScreen('security'), handle: underAccount('Security') },
  { path: '/account/security/passkey', lazy: lazyScreen('addPasskey'), handle: underSecurity('Passkey') },
  {
    path: '/account/security/authenticator',
    lazy: lazyScreen('addAuthenticator'),
    handle: underSecurity('Authenticator app'),
  },
  {
    path: '/account/security/recovery-codes',
    lazy: lazyScreen('recoveryCodes'),
    handle: underSecurity('Recovery codes'),
  },
  {
    path: '/account/security/remove/:factor',
    lazy: lazyScreen('removeFactor'),
    handle: underSecurity('Two-step sign-in'),
  },
  { path: '/account/household', lazy: lazyScreen('household'), handle: underAccount('My household') },
  {
    path: '/account/household/join',
    lazy: lazyScreen('joinHousehold'),
    handle: underHousehold('Join a household'),
  },
  {
    path: '/account/household/people/new',
    lazy: lazyScreen('newDependent'),
    handle: underHousehold('Add a person'),
  },
  {
    path: '/account/household/people/:id',
    lazy: lazyScreen('dependent'),
    handle: underHousehold('Change a profile'),
  },
  { path: '/account/data', lazy: lazyScreen('ownData'), handle: underAccount('Your data') },
  { path: '/account/changes', lazy: lazyScreen('changes'), handle: underAccount('Your changes') },
  {
    path: '/account/safety-notes',
    lazy: lazyScreen('safetyNotes'),
    handle: underAccount('My safety notes'),
  },
  {
    path: '/account/preferences',
    lazy: lazyScreen('preferences'),
    handle: underAccount('Dietary Preferences'),
  },
  {
    path: '/account/get-started-preferences',
    lazy: lazyScreen('preferences'),
    handle: inFrame({ frame: 'titled', title: 'Dietary Preferences' }),
  },
  { path: '/install', lazy: lazyScreen('install'), handle: underAccount('Install App') },
];

const membershipRoutes: RouteObject[] = [
  {
    path: '/account/get-started-membership',
    lazy: lazyScreen('firstPlans'),
    handle: inFrame({ frame: 'bare' }),
  },
  { path: '/account/choose-plan', lazy: lazyScreen('plans'), handle: inFrame({ frame: 'bare' }) },
  {
    path: '/account/manage-subscriptions',
    lazy: lazyScreen('subscriptions'),
    handle: underAccount('Subscriptions'),
  },
  { path: '/account/billing', lazy: lazyScreen('billing'), handle: underAccount('Billing') },
  { path: '/subscription/thank-you', lazy: lazyScreen('thankYou'), handle: inFrame({ frame: 'bare' }) },
  {
    path: '/payment/options/:id',
    lazy: lazyScreen('paymentOptions'),
    handle: inFrame({ frame: 'titled', title: 'Payment Options', backTo: paths.plans() }),
  },
  {
    path: '/payment/add-new-card',
    lazy: lazyScreen('sampleCard'),
    handle: inFrame({ frame: 'titled', title: 'Add New Card', backTo: paths.account() }),
  },
  {
    path: '/dna-analysis',
    lazy: lazyScreen('dnaAnalysis'),
    handle: inFrame({ frame: 'titled', title: 'DNA Analysis' }),
  },
];

/** Requires the feature `questionnaire_health_score`. */
const healthRoutes: RouteObject[] = [
  {
    path: '/health-and-wellness',
    lazy: lazyScreen('health'),
    handle: inFrame({ frame: 'titled', title: 'Your health score', titleIs: 'label' }),
  },
  {
    path: '/health-questionnaire',
    lazy: lazyScreen('healthQuestionnaire'),
    handle: inFrame({ frame: 'titled', title: 'Health questionnaire', backTo: paths.health() }),
  },
  {
    path: '/health-questionnaire/medications',
    lazy: lazyScreen('medications'),
    handle: inFrame({
      frame: 'titled',
      title: 'Health questionnaire',
      titleIs: 'label',
      backTo: paths.healthQuestionnaire(),
    }),
  },
  {
    path: '/health-questionnaire/:id',
    lazy: lazyScreen('healthCategory'),
    loader: redirectMedications,
    handle: inFrame({
      frame: 'titled',
      title: 'Health questionnaire',
      titleIs: 'label',
      backTo: paths.healthQuestionnaire(),
    }),
  },
];

/** Requires the feature `meal_plan`. */
const plannerRoutes: RouteObject[] = [
  { path: '/meal-planner', lazy: lazyScreen('planner'), handle: inFrame({ frame: 'navigated' }) },
  {
    path: '/meal-planner/shopping-list',
    lazy: lazyScreen('shoppingList'),
    handle: inFrame({ frame: 'titled', title: 'Shopping list', backTo: paths.planner() }),
  },
];

/** All routes of members besides the dashboard, in a chunk that guests do not load. */
export const memberRoutes = (flows: AppFlows): RouteObject[] => [
  {
    path: '/recipes',
    lazy: lazyScreen('recipes'),
    loader: applyKeyword(flows),
    handle: inFrame({ frame: 'titled', title: 'Recipes' }),
  },
  {
    path: '/recipes/search',
    lazy: lazyScreen('recipeSearch'),
    handle: inFrame({ frame: 'titled', title: 'Search recipes' }),
  },
  {
    path: '/recipes/collections',
    lazy: lazyScreen('collections'),
    handle: inFrame({ frame: 'own', title: 'Collections' }),
  },
  {
    path: '/recipes/collections/:id',
    lazy: lazyScreen('collection'),
    handle: inFrame({
      frame: 'titled',
      title: 'Collection',
      titleIs: 'label',
      backTo: paths.collections(),
    }),
  },
  {
    path: '/recipes/favorite',
    lazy: lazyScreen('favorites'),
    handle: inFrame({ frame: 'titled', title: 'My Favorites' }),
  },
  {
    path: '/recipes/own',
    lazy: lazyScreen('ownRecipes'),
    handle: inFrame({ frame: 'titled', title: 'My recipes', backTo: paths.collections() }),
  },
  {
    path: '/recipes/own/new',
    lazy: lazyScreen('newOwnRecipe'),
    handle: inFrame({ frame: 'titled', title: 'New recipe', backTo: memberPaths.ownRecipes() }),
  },
  {
    path: '/recipes/own/import',
    lazy: lazyScreen('importRecipe'),
    handle: inFrame({ frame: 'titled', title: 'Import a recipe', backTo: memberPaths.ownRecipes() }),
  },
  {
    path: '/recipes/own/:id',
    lazy: lazyScreen('editOwnRecipe'),
    handle: inFrame({ frame: 'titled', title: 'Edit recipe', backTo: memberPaths.ownRecipes() }),
  },
  {
    path: '/notifications',
    lazy: lazyScreen('notifications'),
    handle: inFrame({ frame: 'titled', title: 'Notifications' }),
  },
  {
    path: '/recipes/cooked',
    lazy: lazyScreen('cooked'),
    handle: inFrame({ frame: 'titled', title: 'Cooked', backTo: paths.collections() }),
  },
  { path: '/recipes/:id/cook', lazy: lazyScreen('cook'), handle: wideStage },
  { path: '/recipes/:id', lazy: lazyScreen('recipe'), handle: inFrame({ frame: 'bare' }) },
  { lazy: lazyScreen('healthGate'), children: healthRoutes },
  { lazy: lazyScreen('mealPlanGate'), children: plannerRoutes },
  {
    path: '/meal-planner/add-recipe',
    lazy: lazyScreen('addRecipe'),
    handle: inFrame({ frame: 'titled', title: 'Add recipe', backTo: paths.planner() }),
  },
  ...accountRoutes,
  {
    path: '/account/verification',
    lazy: lazyScreen('verification'),
    loader: unverifiedOnly(flows),
    handle: inFrame({ frame: 'titled', title: 'Verify your email' }),
  },
  ...membershipRoutes,
  { path: '/membership-benefits', lazy: lazyScreen('benefits'), handle: inFrame({ frame: 'bare' }) },
  {
    path: '/onboardings/health-and-wellness',
    lazy: lazyScreen('healthIntroduction'),
    handle: inFrame({ frame: 'bare' }),
  },
  {
    path: '/onboardings/health-quiz',
    lazy: lazyScreen('healthQuiz'),
    handle: inFrame({ frame: 'bare' }),
  },
  {
    path: '/onboardings/preview-preferences',
    lazy: lazyScreen('preferencesPreview'),
    handle: inFrame({ frame: 'bare' }),
  },
];
