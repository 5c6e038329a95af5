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
  membersOnly,
  openToAll,
  unverifiedOnly,
} from './routing/guards.ts';
import { type FrameHandle, wideStage } from './routing/handle.ts';
import { prefetchAfterSplash } from './routing/prefetch.ts';
import type { Toasts } from './toasts/toast-store.ts';

/** As a function: of the form with properties the router swallows code that does not arrive. */
const screen = (load: () => Promise<ComponentType>) => async () => ({ Component: await load() });
const inFrame = (handle: FrameHandle) => handle;

const recipes = {
  dashboard: async () => (await import('#src/features/recipes/DashboardScreen.tsx')).DashboardScreen,
  list: async () => (await import('#src/features/recipes/RecipesScreen.tsx')).RecipesScreen,
  search: async () => (await import('#src/features/recipes/RecipeSearchScreen.tsx')).RecipeSearchScreen,
  favourites: async () => (await import('#src/features/recipes/FavouritesScreen.tsx')).FavouritesScreen,
  detail: async () => (await import('#src/features/recipes/recipe/RecipeScreen.tsx')).RecipeScreen,
};
const shell = {
  health: async () => (await import('#src/features/shell/UnopenedScreen.tsx')).HealthScreen,
  collections: async () => (await import('#src/features/shell/UnopenedScreen.tsx')).CollectionsScreen,
  planner: async () => (await import('#src/features/shell/UnopenedScreen.tsx')).PlannerScreen,
  plans: async () => (await import('#src/features/shell/UnopenedScreen.tsx')).PlansScreen,
  notFound: async () => (await import('#src/features/shell/NotFoundScreen.tsx')).NotFoundScreen,
};

const welcome = {
  landing: async () => (await import('#src/features/auth/LandingScreen.tsx')).LandingScreen,
  hello: async () => (await import('#src/features/welcome/WelcomeScreen.tsx')).WelcomeScreen,
  slides: async () => (await import('#src/features/welcome/SlidesScreen.tsx')).SlidesScreen,
  splash: async () => (await import('#src/features/welcome/SplashScreen.tsx')).SplashScreen,
};
const firstSteps = {
  healthQuiz: async () => (await import('#src/features/onboarding/HealthQuizScreen.tsx')).HealthQuizScreen,
  preferencesPreview: async () =>
    (await import('#src/features/onboarding/PreferencesPreviewScreen.tsx')).PreferencesPreviewScreen,
  healthIntroduction: async () =>
    (await import('#src/features/onboarding/HealthIntroductionScreen.tsx')).HealthIntroductionScreen,
  benefits: async () =>
    (await import('#src/features/membership/MembershipBenefitsScreen.tsx')).MembershipBenefitsScreen,
};
const loginOrCreate = async () =>
  (await import('#src/features/auth/LoginOrCreateScreen.tsx')).LoginOrCreateScreen;
const login = async () => (await import('#src/features/auth/LoginScreen.tsx')).LoginScreen;
const accounts = {
  register: async () => (await import('#src/features/auth/RegisterScreen.tsx')).RegisterScreen,
  forgotPassword: async () =>
    (await import('#src/features/auth/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
  resetPassword: async () => (await import('#src/features/auth/ResetPasswordScreen.tsx')).ResetPasswordScreen,
  socialReturn: async () => (await import('#src/features/auth/SocialReturnScreen.tsx')).SocialReturnScreen,
  verification: async () => (await import('#src/features/auth/VerificationScreen.tsx')).VerificationScreen,
};
const account = {
  overview: async () => (await import('#src/features/account/AccountScreen.tsx')).AccountScreen,
  profile: async () => (await import('#src/features/account/profile/ProfileScreen.tsx')).ProfileScreen,
  firstProfile: async () =>
    (await import('#src/features/account/profile/FirstProfileScreen.tsx')).FirstProfileScreen,
  affiliateProgram: async () =>
    (await import('#src/features/account/AffiliateProgramScreen.tsx')).AffiliateProgramScreen,
  preferences: async () => (await import('#src/features/account/PreferencesScreen.tsx')).PreferencesScreen,
  install: async () => (await import('#src/features/shell/UnopenedScreen.tsx')).InstallScreen,
};
const membership = async () =>
  (await import('#src/features/membership/MembershipChoiceScreen.tsx')).MembershipChoiceScreen;
const contentPage = async () => (await import('#src/features/pages/ContentPageScreen.tsx')).ContentPageScreen;
const openFrame = async () => (await import('./frames/OpenFrame.tsx')).OpenFrame;
const memberFrame = async () => (await import('./frames/MemberFrame.tsx')).MemberFrame;

const underAccount = (title: string) => inFrame({ frame: 'titled', title, backTo: paths.account() });
const accountRoutes: RouteObject[] = [
  { path: '/account', lazy: screen(account.overview), handle: inFrame({ frame: 'own', title: 'Account' }) },
  { path: '/account/profile', lazy: screen(account.profile), handle: underAccount('Profile') },
  {
    path: '/account/first-update-personal',
    lazy: screen(account.firstProfile),
    handle: inFrame({ frame: 'bare', isKept: true }),
  },
  {
    path: '/account/affiliate-program',
    lazy: screen(account.affiliateProgram),
    handle: underAccount('Affiliate Program'),
  },
  {
    path: '/account/preferences',
    lazy: screen(account.preferences),
    handle: underAccount('Dietary Preferences'),
  },
  {
    path: '/account/get-started-preferences',
    lazy: screen(account.preferences),
    handle: inFrame({ frame: 'titled', title: 'Dietary Preferences' }),
  },
  { path: '/install', lazy: screen(account.install), handle: underAccount('Install App') },
];

const memberRoutes = (flows: AppFlows): RouteObject[] => [
  {
    path: '/dashboard',
    lazy: screen(recipes.dashboard),
    loader: dashboardArrival(flows),
    handle: inFrame({ frame: 'home' }),
  },
  {
    path: '/recipes',
    lazy: screen(recipes.list),
    loader: findKeyword(flows),
    handle: inFrame({ frame: 'titled', title: 'Recipes' }),
  },
  {
    path: '/recipes/search',
    lazy: screen(recipes.search),
    handle: inFrame({ frame: 'titled', title: 'Search recipes' }),
  },
  {
    path: '/recipes/collections',
    lazy: screen(shell.collections),
    handle: inFrame({ frame: 'own', title: 'Collections' }),
  },
  {
    path: '/recipes/favorite',
    lazy: screen(recipes.favourites),
    handle: inFrame({ frame: 'titled', title: 'My Favorites' }),
  },
  { path: '/recipes/:id', lazy: screen(recipes.detail), handle: inFrame({ frame: 'bare' }) },
  {
    path: '/health-and-wellness',
    lazy: screen(shell.health),
    handle: inFrame({ frame: 'titled', title: 'Health' }),
  },
  { path: '/meal-planner', lazy: screen(shell.planner), handle: inFrame({ frame: 'own', title: 'Planner' }) },
  ...accountRoutes,
  {
    path: '/account/verification',
    lazy: screen(accounts.verification),
    loader: unverifiedOnly(flows),
    handle: inFrame({ frame: 'titled', title: 'Verify your email' }),
  },
  {
    path: '/account/get-started-membership',
    lazy: screen(membership),
    handle: inFrame({ frame: 'bare' }),
  },
  {
    path: '/account/choose-plan',
    lazy: screen(shell.plans),
    handle: inFrame({ frame: 'titled', title: 'Membership Subscription Plan' }),
  },
  { path: '/membership-benefits', lazy: screen(firstSteps.benefits), handle: inFrame({ frame: 'bare' }) },
  {
    path: '/onboardings/health-and-wellness',
    lazy: screen(firstSteps.healthIntroduction),
    handle: inFrame({ frame: 'bare' }),
  },
  {
    path: '/onboardings/health-quiz',
    lazy: screen(firstSteps.healthQuiz),
    handle: inFrame({ frame: 'bare' }),
  },
  {
    path: '/onboardings/preview-preferences',
    lazy: screen(firstSteps.preferencesPreview),
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
      { path: '/splash', lazy: screen(welcome.splash), loader: prefetchAfterSplash },
      {
        loader: guestsOnly(flows),
        Component: GuestFrame,
        children: [
          { path: '/', lazy: screen(welcome.landing), handle: wideStage },
          { path: '/auth', lazy: screen(welcome.landing), handle: wideStage },
          { path: '/welcome', lazy: screen(welcome.hello) },
          { path: '/onboarding', lazy: screen(welcome.slides) },
          { path: '/auth/login-or-create', lazy: screen(loginOrCreate) },
          { path: '/auth/login', lazy: screen(login) },
          { path: '/auth/register', lazy: screen(accounts.register) },
          { path: '/auth/forgot-password', lazy: screen(accounts.forgotPassword) },
          { path: '/auth/reset-password', lazy: screen(accounts.resetPassword) },
          { path: '/auth/social', lazy: screen(accounts.socialReturn) },
        ],
      },
      { loader: membersOnly(flows), lazy: screen(memberFrame), children: memberRoutes(flows) },
      {
        loader: openToAll(flows),
        lazy: screen(openFrame),
        children: [
          {
            path: '/pages/:id',
            lazy: screen(contentPage),
            handle: inFrame({ frame: 'titled', title: 'Kindfare', titleIs: 'label' }),
          },
        ],
      },
      { path: '*', lazy: screen(shell.notFound) },
    ],
  },
];
