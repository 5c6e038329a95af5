import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { AppFlows } from '#src/flows/app-flows.ts';
import { paths } from '#src/paths.ts';
import { AppRoot } from './AppRoot.tsx';
import { GuestFrame } from './frames/GuestFrame.tsx';
import { RouteFailed } from './frames/RouteFailed.tsx';
import {
  dashboardArrival,
  findKeyword,
  guestsOnly,
  keepRecommendation,
  medicationsElsewhere,
  membersOnly,
  openToAll,
  unverifiedOnly,
} from './routing/guards.ts';
import { type FrameHandle, wideStage } from './routing/handle.ts';
import { prefetchAfterSplash } from './routing/prefetch.ts';
import type * as Screens from './screens.ts';
import type { Toasts } from './toasts/toast-store.ts';

/** As a function: of the form with properties the router swallows code that does not arrive. */
const screen = (load: () => Promise<ComponentType>) => async () => ({ Component: await load() });
const inFrame = (handle: FrameHandle) => handle;

/** By its name in the list of screens. */
const later = (name: keyof typeof Screens.screens) =>
  screen(async () => (await import('./screens.ts')).screens[name]());

const dashboard = async () => (await import('#src/features/recipes/DashboardScreen.tsx')).DashboardScreen;
const landing = async () => (await import('#src/features/auth/LandingScreen.tsx')).LandingScreen;
const loginOrCreate = async () =>
  (await import('#src/features/auth/LoginOrCreateScreen.tsx')).LoginOrCreateScreen;
const login = async () => (await import('#src/features/auth/LoginScreen.tsx')).LoginScreen;
const memberFrame = async () => (await import('./frames/MemberFrame.tsx')).MemberFrame;

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
  { path: '/account/data', lazy: later('ownData'), handle: underAccount('Your data') },
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

const memberRoutes = (flows: AppFlows): RouteObject[] => [
  {
    path: '/dashboard',
    lazy: screen(dashboard),
    loader: dashboardArrival(flows),
    handle: inFrame({ frame: 'home' }),
  },
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

/** Every address of the app, and who may come there. */
export const routesOf = (flows: AppFlows, toasts: Toasts): RouteObject[] => [
  {
    element: <AppRoot toasts={toasts} />,
    loader: keepRecommendation,
    errorElement: <RouteFailed />,
    // the page as it was sent stays until the first screen is known
    HydrateFallback: () => null,
    children: [
      { path: '/splash', lazy: later('splash'), loader: prefetchAfterSplash },
      {
        loader: guestsOnly(flows),
        Component: GuestFrame,
        children: [
          { path: '/', lazy: screen(landing), handle: wideStage },
          { path: '/auth', lazy: screen(landing), handle: wideStage },
          { path: '/welcome', lazy: later('welcome') },
          { path: '/onboarding', lazy: later('slides') },
          { path: '/auth/login-or-create', lazy: screen(loginOrCreate) },
          { path: '/auth/login', lazy: screen(login) },
          { path: '/auth/register', lazy: later('register') },
          { path: '/auth/forgot-password', lazy: later('forgotPassword') },
          { path: '/auth/reset-password', lazy: later('resetPassword') },
          { path: '/auth/social', lazy: later('socialReturn') },
        ],
      },
      { loader: membersOnly(flows), lazy: screen(memberFrame), children: memberRoutes(flows) },
      {
        loader: openToAll(flows),
        lazy: later('openFrame'),
        children: [
          {
            path: '/pages/:id',
            lazy: later('contentPage'),
            handle: inFrame({ frame: 'titled', title: 'Kindfare', titleIs: 'label' }),
          },
        ],
      },
      {
        path: '/recipes/:id/share',
        lazy: later('sharedRecipe'),
        loader: async (given) =>
          (await import('./routing/shared-recipe-arrival.ts')).sharedArrival(flows, given),
        shouldRevalidate: ({ currentParams, nextParams }) => currentParams['id'] !== nextParams['id'],
      },
      { path: '*', lazy: later('notFound') },
    ],
  },
];
