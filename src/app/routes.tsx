import type { RouteObject } from 'react-router-dom';
import { LoginOrCreateScreen } from '#src/features/auth/LoginOrCreateScreen.tsx';
import type { AppFlows } from '#src/flows/app-flows.ts';
import { AppRoot } from './AppRoot.tsx';
import { GuestFrame } from './frames/GuestFrame.tsx';
import { RouteFailed } from './frames/RouteFailed.tsx';
import {
  guestsOnly,
  membersOnly,
  openFrame,
  openToAll,
  readRenderedPage,
  siteKnown,
  storeCampaignCodes,
} from './routing/guards.ts';
import { lazyScreen, screen } from './routing/lazy-screen.ts';
import { prefetchAfterSplash } from './routing/prefetch.ts';
import { inFrame, wideStage } from './routing/route-handle.ts';
import type { Toasts } from './toasts/toast-store.ts';

const landing = async () => (await import('#src/features/auth/LandingScreen.tsx')).LandingScreen;
const login = async () => (await import('#src/features/auth/LoginScreen.tsx')).LoginScreen;
const memberFrame = async () => (await import('./frames/MemberFrame.tsx')).MemberFrame;

/** Id of the route whose children are the member routes. */
export const membersRoute = 'members';

/** All routes and their guards; those of members as given, else they are discovered on navigation. */
export const routesOf = (
  flows: AppFlows,
  toasts: Toasts,
  members: readonly RouteObject[] = [],
): RouteObject[] => [
  {
    element: <AppRoot toasts={toasts} />,
    loader: storeCampaignCodes,
    errorElement: <RouteFailed />,
    // keeps the static page until the first screen is known
    HydrateFallback: () => null,
    children: [
      { path: '/splash', lazy: lazyScreen('splash'), loader: prefetchAfterSplash },
      {
        loader: guestsOnly(flows),
        Component: GuestFrame,
        children: [
          ...['/', '/auth'].map((path) => ({
            path,
            lazy: screen(landing),
            loader: siteKnown(flows),
            handle: wideStage,
          })),
          { path: '/welcome', lazy: lazyScreen('welcome') },
          { path: '/try', lazy: lazyScreen('tryOut'), handle: wideStage },
          { path: '/try/recipes/:id', lazy: lazyScreen('guestRecipe') },
          { path: '/onboarding', lazy: lazyScreen('slides') },
          { path: '/auth/login-or-create', Component: LoginOrCreateScreen },
          { path: '/auth/login', lazy: screen(login) },
          { path: '/auth/register', lazy: lazyScreen('register') },
          { path: '/auth/forgot-password', lazy: lazyScreen('forgotPassword') },
          { path: '/auth/reset-password', lazy: lazyScreen('resetPassword') },
          { path: '/auth/social', lazy: lazyScreen('socialReturn') },
          { path: '/auth/two-step', lazy: lazyScreen('secondStep') },
        ],
      },
      {
        loader: openToAll(flows),
        Component: GuestFrame,
        children: [{ path: '/auth/restore', lazy: lazyScreen('restoreAccount') }],
      },
      {
        id: membersRoute,
        loader: membersOnly(flows),
        lazy: screen(memberFrame),
        children: [...members],
      },
      {
        loader: openFrame(flows),
        lazy: lazyScreen('openFrame'),
        children: [
          {
            path: '/pages/:id',
            lazy: lazyScreen('contentPage'),
            loader: readRenderedPage(flows),
            handle: inFrame({ frame: 'titled', title: 'Kindfare', titleIs: 'label' }),
          },
          {
            path: '/shared-report',
            lazy: lazyScreen('sharedReport'),
            handle: inFrame({ frame: 'titled', title: 'Kindfare', titleIs: 'label' }),
          },
        ],
      },
      {
        path: '/recipes/:id/share',
        lazy: lazyScreen('sharedRecipe'),
        loader: async (given) =>
          (await import('./routing/shared-recipe-loader.ts')).sharedRecipeLoader(flows, given),
        shouldRevalidate: ({ currentParams, nextParams }) => currentParams['id'] !== nextParams['id'],
      },
      { path: '*', lazy: lazyScreen('notFound') },
    ],
  },
];
