import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { AppFlows } from '#src/flows/app-flows.ts';
import { AppRoot } from './AppRoot.tsx';
import { GuestFrame } from './frames/GuestFrame.tsx';
import { RouteFailed } from './frames/RouteFailed.tsx';
import { findKeyword, guestsOnly, listsBegin, membersOnly, wayIn } from './routing/guards.ts';
import type { FrameHandle } from './routing/handle.ts';
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
  notFound: async () => (await import('#src/features/shell/NotFoundScreen.tsx')).NotFoundScreen,
};

const loginOrCreate = async () =>
  (await import('#src/features/auth/LoginOrCreateScreen.tsx')).LoginOrCreateScreen;
const login = async () => (await import('#src/features/auth/LoginScreen.tsx')).LoginScreen;
const account = async () => (await import('#src/features/account/AccountScreen.tsx')).AccountScreen;
const membership = async () =>
  (await import('#src/features/membership/MembershipChoiceScreen.tsx')).MembershipChoiceScreen;
const memberFrame = async () => (await import('./frames/MemberFrame.tsx')).MemberFrame;

const memberRoutes = (flows: AppFlows): RouteObject[] => [
  {
    path: '/dashboard',
    lazy: screen(recipes.dashboard),
    loader: listsBegin(flows),
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
    handle: inFrame({ frame: 'own', title: 'Health' }),
  },
  { path: '/meal-planner', lazy: screen(shell.planner), handle: inFrame({ frame: 'own', title: 'Planner' }) },
  { path: '/account', lazy: screen(account), handle: inFrame({ frame: 'own', title: 'Account' }) },
  {
    path: '/account/get-started-membership',
    lazy: screen(membership),
    handle: inFrame({ frame: 'bare' }),
  },
];

/** Every address of the app, and who may come there. */
export const routesOf = (flows: AppFlows, toasts: Toasts): RouteObject[] => [
  {
    element: <AppRoot toasts={toasts} />,
    errorElement: <RouteFailed />,
    // the page as it was sent stays until the first screen is known
    HydrateFallback: () => null,
    children: [
      { path: '/', loader: wayIn(flows), element: null },
      { path: '/auth', loader: wayIn(flows), element: null },
      {
        loader: guestsOnly(flows),
        Component: GuestFrame,
        children: [
          { path: '/auth/login-or-create', lazy: screen(loginOrCreate) },
          { path: '/auth/login', lazy: screen(login) },
        ],
      },
      { loader: membersOnly(flows), lazy: screen(memberFrame), children: memberRoutes(flows) },
      { path: '*', lazy: screen(shell.notFound) },
    ],
  },
];
