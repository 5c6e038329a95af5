import type { RouteObject } from 'react-router-dom';
import type { AppFlows } from '#src/flows/app-flows.ts';
import { memberPaths } from '#src/member-paths.ts';
import { paths } from '#src/paths.ts';
import { inFrame } from './routing/handle.ts';
import { later } from './routing/later.ts';
import { findKeyword, medicationsElsewhere, unverifiedOnly } from './routing/member-guards.ts';

const underAccount = (title: string) => inFrame({ frame: 'titled', title, backTo: paths.account() });
const accountRoutes: RouteObject[] = [
  { path: '/account', lazy: later('account'), handle: inFrame({ frame: 'own', title: 'Account' }) },
  { path: '/account/profile', lazy: later('profile'), handle: underAccount('Profile') },
  {
    path: '/account/first-update-personal',
    lazy: later('firstProfile'),
    handle: inFrame({ frame: 'bare', isKept: true }),
  },
  {
    path: '/account/affiliate-program',
    lazy: later('affiliateProgram'),
    handle: underAccount('Affiliate Program'),
  },
  { path: '/account/my-medicines', lazy: later('myMedicines'), handle: underAccount('With your medicines') },
  { path: '/account/data', lazy: later('ownData'), handle: underAccount('Your data') },
  {
    path: '/account/safety-notes',
    lazy: later('safetyNotes'),
    handle: underAccount('My safety notes'),
  },
  {
    path: '/account/preferences',
    lazy: later('preferences'),
    handle: underAccount('Dietary Preferences'),
  },
  {
    path: '/account/get-started-preferences',
    lazy: later('preferences'),
    handle: inFrame({ frame: 'titled', title: 'Dietary Preferences' }),
  },
  { path: '/install', lazy: later('install'), handle: underAccount('Install App') },
];

const membershipRoutes: RouteObject[] = [
  { path: '/account/get-started-membership', lazy: later('firstPlans'), handle: inFrame({ frame: 'bare' }) },
  { path: '/account/choose-plan', lazy: later('plans'), handle: inFrame({ frame: 'bare' }) },
  {
    path: '/account/manage-subscriptions',
    lazy: later('subscriptions'),
    handle: underAccount('Subscriptions'),
  },
  { path: '/subscription/thank-you', lazy: later('thankYou'), handle: inFrame({ frame: 'bare' }) },
  {
    path: '/payment/options/:id',
    lazy: later('paymentOptions'),
    handle: inFrame({ frame: 'titled', title: 'Payment Options', backTo: paths.plans() }),
  },
  {
    path: '/payment/add-new-card',
    lazy: later('sampleCard'),
    handle: inFrame({ frame: 'titled', title: 'Add New Card', backTo: paths.account() }),
  },
  {
    path: '/dna-analysis',
    lazy: later('dnaAnalysis'),
    handle: inFrame({ frame: 'titled', title: 'DNA Analysis' }),
  },
];

/** Only for who has the feature `questionnaire_health_score`. */
const healthRoutes: RouteObject[] = [
  {
    path: '/health-and-wellness',
    lazy: later('health'),
    handle: inFrame({ frame: 'titled', title: 'Your health score', titleIs: 'label' }),
  },
  {
    path: '/health-questionnaire',
    lazy: later('healthQuestionnaire'),
    handle: inFrame({ frame: 'titled', title: 'Health questionnaire', backTo: paths.health() }),
  },
  {
    path: '/health-questionnaire/medications',
    lazy: later('medications'),
    handle: inFrame({
      frame: 'titled',
      title: 'Health questionnaire',
      titleIs: 'label',
      backTo: paths.healthQuestionnaire(),
    }),
  },
  {
    path: '/health-questionnaire/:id',
    lazy: later('healthCategory'),
    loader: medicationsElsewhere,
    handle: inFrame({
      frame: 'titled',
      title: 'Health questionnaire',
      titleIs: 'label',
      backTo: paths.healthQuestionnaire(),
    }),
  },
];

/** Only for who has the feature `meal_plan`. */
const plannerRoutes: RouteObject[] = [
  { path: '/meal-planner', lazy: later('planner'), handle: inFrame({ frame: 'navigated' }) },
  {
    path: '/meal-planner/shopping-list',
    lazy: later('shoppingList'),
    handle: inFrame({ frame: 'titled', title: 'Shopping list', backTo: paths.planner() }),
  },
];

/** The addresses of members besides the dashboard. They come as a file of their own, which guests do not fetch. */
export const memberRoutes = (flows: AppFlows): RouteObject[] => [
  {
    path: '/recipes',
    lazy: later('recipes'),
    loader: findKeyword(flows),
    handle: inFrame({ frame: 'titled', title: 'Recipes' }),
  },
  {
    path: '/recipes/search',
    lazy: later('recipeSearch'),
    handle: inFrame({ frame: 'titled', title: 'Search recipes' }),
  },
  {
    path: '/recipes/collections',
    lazy: later('collections'),
    handle: inFrame({ frame: 'own', title: 'Collections' }),
  },
  {
    path: '/recipes/collections/:id',
    lazy: later('collection'),
    handle: inFrame({
      frame: 'titled',
      title: 'Collection',
      titleIs: 'label',
      backTo: paths.collections(),
    }),
  },
  {
    path: '/recipes/favorite',
    lazy: later('favourites'),
    handle: inFrame({ frame: 'titled', title: 'My Favorites' }),
  },
  {
    path: '/recipes/own',
    lazy: later('ownRecipes'),
    handle: inFrame({ frame: 'titled', title: 'My recipes', backTo: paths.collections() }),
  },
  {
    path: '/recipes/own/new',
    lazy: later('newOwnRecipe'),
    handle: inFrame({ frame: 'titled', title: 'New recipe', backTo: memberPaths.ownRecipes() }),
  },
  {
    path: '/recipes/own/import',
    lazy: later('importRecipe'),
    handle: inFrame({ frame: 'titled', title: 'Import a recipe', backTo: memberPaths.ownRecipes() }),
  },
  {
    path: '/recipes/own/:id',
    lazy: later('editOwnRecipe'),
    handle: inFrame({ frame: 'titled', title: 'Edit recipe', backTo: memberPaths.ownRecipes() }),
  },
  {
    path: '/notifications',
    lazy: later('notifications'),
    handle: inFrame({ frame: 'titled', title: 'Notifications' }),
  },
  { path: '/recipes/:id', lazy: later('recipe'), handle: inFrame({ frame: 'bare' }) },
  { lazy: later('healthGate'), children: healthRoutes },
  { lazy: later('mealPlanGate'), children: plannerRoutes },
  {
    path: '/meal-planner/add-recipe',
    lazy: later('addRecipe'),
    handle: inFrame({ frame: 'titled', title: 'Add recipe', backTo: paths.planner() }),
  },
  ...accountRoutes,
  {
    path: '/account/verification',
    lazy: later('verification'),
    loader: unverifiedOnly(flows),
    handle: inFrame({ frame: 'titled', title: 'Verify your email' }),
  },
  ...membershipRoutes,
  { path: '/membership-benefits', lazy: later('benefits'), handle: inFrame({ frame: 'bare' }) },
  {
    path: '/onboardings/health-and-wellness',
    lazy: later('healthIntroduction'),
    handle: inFrame({ frame: 'bare' }),
  },
  {
    path: '/onboardings/health-quiz',
    lazy: later('healthQuiz'),
    handle: inFrame({ frame: 'bare' }),
  },
  {
    path: '/onboardings/preview-preferences',
    lazy: later('preferencesPreview'),
    handle: inFrame({ frame: 'bare' }),
  },
];
