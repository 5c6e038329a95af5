import type { RouteObject } from 'react-router-dom';
import { memberRoutes as texts } from '#src/app/texts.ts';
import type { AppFlows } from '#src/flows/app-flows.ts';
import { memberPaths } from '#src/member-paths.ts';
import { paths } from '#src/paths.ts';
import { accountRoutes, underAccount } from './account-routes.ts';
import { lazyScreen, screen } from './routing/lazy-screen.ts';
import {
  applyKeyword,
  dashboardLoader,
  redirectMedications,
  settlePlanner,
  settlePlans,
  settleQuestionnaire,
  settleRecipe,
  unverifiedOnly,
} from './routing/member-guards.ts';
import { inFrame, wideStage } from './routing/route-handle.ts';

// not among the others, whose list need not be there for the first screen
const dashboard = async () => (await import('#src/features/recipes/DashboardScreen.tsx')).DashboardScreen;
/** What the server has rendered is replaced once. */
const never = () => false;
const membershipRoutes = (flows: AppFlows): RouteObject[] => [
  {
    path: '/account/get-started-membership',
    lazy: lazyScreen('firstPlans'),
    handle: inFrame({ frame: 'bare' }),
  },
  {
    path: '/account/choose-plan',
    lazy: lazyScreen('plans'),
    loader: settlePlans(flows),
    shouldRevalidate: never,
    handle: inFrame({ frame: 'bare' }),
  },
  {
    path: '/account/manage-subscriptions',
    lazy: lazyScreen('subscriptions'),
    handle: underAccount(texts.subscriptions),
  },
  { path: '/account/billing', lazy: lazyScreen('billing'), handle: underAccount(texts.billing) },
  { path: '/subscription/thank-you', lazy: lazyScreen('thankYou'), handle: inFrame({ frame: 'bare' }) },
  {
    path: '/payment/options/:id',
    lazy: lazyScreen('paymentOptions'),
    handle: inFrame({ frame: 'titled', title: texts.payment, backTo: paths.plans() }),
  },
  {
    path: '/payment/add-new-card',
    lazy: lazyScreen('sampleCard'),
    handle: inFrame({ frame: 'titled', title: texts.newCard, backTo: paths.account() }),
  },
  {
    path: '/dna-analysis',
    lazy: lazyScreen('dnaAnalysis'),
    handle: inFrame({ frame: 'titled', title: texts.dnaAnalysis }),
  },
];

/** Requires the feature `questionnaire_health_score`. */
const healthRoutes = (flows: AppFlows): RouteObject[] => [
  {
    path: '/health-and-wellness',
    lazy: lazyScreen('health'),
    handle: inFrame({ frame: 'titled', title: texts.healthScore, titleIs: 'label' }),
  },
  {
    path: '/health-questionnaire',
    lazy: lazyScreen('healthQuestionnaire'),
    loader: settleQuestionnaire(flows),
    shouldRevalidate: never,
    handle: inFrame({ frame: 'titled', title: texts.questionnaire, backTo: paths.health() }),
  },
  {
    path: '/health-questionnaire/medications',
    lazy: lazyScreen('medications'),
    handle: inFrame({
      frame: 'titled',
      title: texts.questionnaire,
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
      title: texts.questionnaire,
      titleIs: 'label',
      backTo: paths.healthQuestionnaire(),
    }),
  },
];

/** Requires the feature `meal_plan`. */
const plannerRoutes = (flows: AppFlows): RouteObject[] => [
  {
    path: '/meal-planner',
    lazy: lazyScreen('planner'),
    loader: settlePlanner(flows),
    shouldRevalidate: never,
    handle: inFrame({ frame: 'navigated' }),
  },
  {
    path: '/meal-planner/shopping-list',
    lazy: lazyScreen('shoppingList'),
    handle: inFrame({ frame: 'titled', title: texts.shoppingList, backTo: paths.planner() }),
  },
];

/** All routes of members, in a chunk that guests do not load. */
export const memberRoutes = (flows: AppFlows): RouteObject[] => [
  {
    path: '/dashboard',
    lazy: screen(dashboard),
    loader: dashboardLoader(flows),
    handle: inFrame({ frame: 'home' }),
  },
  {
    path: '/recipes',
    lazy: lazyScreen('recipes'),
    loader: applyKeyword(flows),
    handle: inFrame({ frame: 'titled', title: texts.recipes }),
  },
  {
    path: '/recipes/search',
    lazy: lazyScreen('recipeSearch'),
    handle: inFrame({ frame: 'titled', title: texts.searchRecipes }),
  },
  {
    path: '/recipes/collections',
    lazy: lazyScreen('collections'),
    handle: inFrame({ frame: 'own', title: texts.collections }),
  },
  {
    path: '/recipes/collections/:id',
    lazy: lazyScreen('collection'),
    handle: inFrame({
      frame: 'titled',
      title: texts.collection,
      titleIs: 'label',
      backTo: paths.collections(),
    }),
  },
  {
    path: '/recipes/favorite',
    lazy: lazyScreen('favorites'),
    handle: inFrame({ frame: 'titled', title: texts.favorites }),
  },
  {
    path: '/recipes/own',
    lazy: lazyScreen('ownRecipes'),
    handle: inFrame({ frame: 'titled', title: texts.ownRecipes, backTo: paths.collections() }),
  },
  {
    path: '/recipes/own/new',
    lazy: lazyScreen('newOwnRecipe'),
    handle: inFrame({ frame: 'titled', title: texts.newRecipe, backTo: memberPaths.ownRecipes() }),
  },
  {
    path: '/recipes/own/import',
    lazy: lazyScreen('importRecipe'),
    handle: inFrame({ frame: 'titled', title: texts.importRecipe, backTo: memberPaths.ownRecipes() }),
  },
  {
    path: '/recipes/own/:id',
    lazy: lazyScreen('editOwnRecipe'),
    handle: inFrame({ frame: 'titled', title: texts.editRecipe, backTo: memberPaths.ownRecipes() }),
  },
  {
    path: '/notifications',
    lazy: lazyScreen('notifications'),
    handle: inFrame({ frame: 'titled', title: texts.notifications }),
  },
  {
    path: '/recipes/cooked',
    lazy: lazyScreen('cooked'),
    handle: inFrame({ frame: 'titled', title: texts.cooked, backTo: paths.collections() }),
  },
  { path: '/recipes/:id/cook', lazy: lazyScreen('cook'), handle: wideStage },
  {
    path: '/recipes/:id',
    lazy: lazyScreen('recipe'),
    loader: settleRecipe(flows),
    shouldRevalidate: ({ currentParams, nextParams }) => currentParams['id'] !== nextParams['id'],
    handle: inFrame({ frame: 'bare' }),
  },
  { lazy: lazyScreen('healthGate'), children: healthRoutes(flows) },
  { lazy: lazyScreen('mealPlanGate'), children: plannerRoutes(flows) },
  {
    path: '/meal-planner/add-recipe',
    lazy: lazyScreen('addRecipe'),
    handle: inFrame({ frame: 'titled', title: texts.addRecipe, backTo: paths.planner() }),
  },
  ...accountRoutes,
  {
    path: '/account/verification',
    lazy: lazyScreen('verification'),
    loader: unverifiedOnly(flows),
    handle: inFrame({ frame: 'titled', title: texts.verification }),
  },
  ...membershipRoutes(flows),
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
