import { createStaticHandler, type RouteObject } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { recipeInPath } from '#domain/recipe/recipe-path.ts';
import { settledUser } from '#domain/session/arrival.fixture.ts';
import { defaultSettings } from '#domain/settings/default-settings.ts';
import { storeTokens } from '#src/api/token-store.ts';
import { type AppFlows, createAppFlows } from '#src/flows/app-flows.ts';
import { storeReturnAddress } from '#src/flows/auth/return-address.ts';
import { mockFetch } from '#src/flows/mock-fetch.fixture.ts';
import { manifest } from '#src/pwa/manifest.ts';
import { memberRoutes } from './member-routes.tsx';
import { routesOf } from './routes.tsx';
import { createToasts } from './toasts/toast-store.ts';

// what it fetches would arrive after the test
vi.mock('./routing/prefetch.ts', () => ({ prefetchAfterSplash: () => null, prefetchForMembers: () => {} }));

/** Every path of the requirements and who may open it. */
const access: Readonly<Record<string, 'guests' | 'members' | 'everybody'>> = {
  '/': 'guests',
  '/auth': 'guests',
  '/welcome': 'guests',
  '/try': 'guests',
  '/try/recipes/:id': 'guests',
  '/onboarding': 'guests',
  '/auth/login-or-create': 'guests',
  '/auth/login': 'guests',
  '/auth/register': 'guests',
  '/auth/forgot-password': 'guests',
  '/auth/reset-password': 'guests',
  '/auth/social': 'guests',
  '/auth/two-step': 'guests',
  '/auth/restore': 'everybody',
  '/splash': 'everybody',
  '/pages/:id': 'everybody',
  '/shared-report': 'everybody',
  '/recipes/:id/share': 'everybody',
  '/dashboard': 'members',
  '/account': 'members',
  '/account/profile': 'members',
  '/account/security': 'members',
  '/account/security/passkey': 'members',
  '/account/security/authenticator': 'members',
  '/account/security/recovery-codes': 'members',
  '/account/security/remove/:factor': 'members',
  '/account/data': 'members',
  '/account/household': 'members',
  '/account/household/join': 'members',
  '/account/household/people/new': 'members',
  '/account/household/people/:id': 'members',
  '/account/diary': 'members',
  '/account/diary/report': 'members',
  '/account/triggers': 'members',
  '/account/safety-notes': 'members',
  '/account/changes': 'members',
  '/account/shortcuts': 'members',
  '/account/preferences': 'members',
  '/account/first-update-personal': 'members',
  '/account/get-started-preferences': 'members',
  '/account/get-started-membership': 'members',
  '/account/choose-plan': 'members',
  '/account/manage-subscriptions': 'members',
  '/account/billing': 'members',
  '/account/affiliate-program': 'members',
  '/account/verification': 'members',
  '/subscription/thank-you': 'members',
  '/membership-benefits': 'members',
  '/payment/options/:id': 'members',
  '/payment/add-new-card': 'members',
  '/dna-analysis': 'members',
  '/account/my-medicines': 'members',
  '/account/my-medicines/edit': 'members',
  '/account/my-health': 'members',
  '/notifications': 'members',
  '/install': 'members',
  '/onboardings/health-and-wellness': 'members',
  '/onboardings/health-quiz': 'members',
  '/onboardings/preview-preferences': 'members',
  '/recipes': 'members',
  '/recipes/search': 'members',
  '/recipes/:id': 'members',
  '/recipes/favorite': 'members',
  '/recipes/cooked': 'members',
  '/recipes/:id/cook': 'members',
  '/recipes/own': 'members',
  '/recipes/own/new': 'members',
  '/recipes/own/import': 'members',
  '/recipes/own/:id': 'members',
  '/recipes/collections': 'members',
  '/recipes/collections/:id': 'members',
  '/meal-planner': 'members',
  '/meal-planner/add-recipe': 'members',
  '/meal-planner/shopping-list': 'members',
  '/health-questionnaire': 'members',
  '/health-questionnaire/:id': 'members',
  '/health-questionnaire/medications': 'members',
  '/health-and-wellness': 'members',
};

/** The routes' loaders only, without screens. */
const guardsOf = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map(({ path, loader, children }) => ({
    ...(path !== undefined && { path }),
    loader: loader ?? (() => null),
    ...(children && { children: guardsOf(children) }),
  }));

const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pathsOf(children ?? [])]);

let flows: AppFlows;
let stop = () => {};

/** The app's routes for a given visitor. */
function routesFor(visitor: 'guest' | 'member'): RouteObject[] {
  localStorage.clear();
  if (visitor === 'member') storeTokens({ access_token: 'a', refresh_token: 'r', expires_in: 900 });
  mockFetch({
    'GET /users/me': () => [200, { data: settledUser }],
    'GET /users/me/metas': () => [200, { data: [] }],
    'GET /recipes-plus/settings': () => [200, { data: defaultSettings }],
  });
  flows = createAppFlows({ toast: () => {}, navigate: () => {} });
  stop = flows.start();
  return routesOf(flows, createToasts(), memberRoutes(flows));
}

/** The path that a navigation ends at, after all redirects. */
async function leadsTo(routes: readonly RouteObject[], path: string): Promise<string> {
  const { query } = createStaticHandler(guardsOf(routes));
  const address = path.replace(':id', '17');
  const response = await query(new Request(`http://localhost${address}`));
  return response instanceof Response ? (response.headers.get('Location') ?? '') : 'there';
}

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test('only recipe pages have a recipe in their path', () => {
  const preloadable = Object.keys(access).filter(
    (path) => recipeInPath(path.replace(':id', 'carrot-soup')) !== null,
  );
  expect(preloadable).toEqual(['/recipes/:id']);
  expect(recipeInPath('/recipes/carrot-soup/')).toBe('carrot-soup');
});

describe('access by visitor', () => {
  test('PERM-02 every path of the app is in the requirements', () => {
    const known = pathsOf(routesFor('guest')).filter((path) => path !== '*');
    expect(known.filter((path) => !(path in access))).toEqual([]);
    expect(new Set(known).size).toBe(known.length);
  });

  test('PERM-02 AUTH-01 AUTH-03 AUTH-36 guests open guests’ and public pages; all others redirect to the login', async () => {
    const routes = routesFor('guest');
    for (const path of pathsOf(routes)) {
      if (path === '*') continue;
      expect([path, await leadsTo(routes, path)]).toEqual([
        path,
        access[path] === 'members' ? '/auth/login' : 'there',
      ]);
    }
  });

  test('PERM-03 AUTH-01 AUTH-40 members open every page but guests’ pages, which redirect to the dashboard', async () => {
    const routes = routesFor('member');
    for (const path of pathsOf(routes)) {
      if (path === '*') continue;
      expect([path, await leadsTo(routes, path)]).toEqual([
        path,
        access[path] === 'guests'
          ? '/dashboard'
          : // which members read as members
            path === '/recipes/:id/share'
            ? '/recipes/17'
            : 'there',
      ]);
    }
  });

  test.each([
    ['access_token', 'a'],
    ['refresh_token', 'r'],
  ])('SHARE-15 the public page of a recipe stays with the %s alone', async (key, value) => {
    // the session isn't known to be over, which alone would keep the page
    const routes = routesFor('member');
    localStorage.clear();
    localStorage.setItem(key, value);
    expect(await leadsTo(routes, '/recipes/:id/share')).toBe('there');
  });

  test('SHARE-15 OR-76 with both tokens it redirects to the member page, and back if the session has ended', async () => {
    const routes = routesFor('member');
    // the app asks while the page is loading
    const { sharedRecipeLoader } = await import('./routing/shared-recipe-loader.ts');
    mockFetch({
      'GET /users/me': () => [401, { message: 'over' }],
      'POST /auth/token': () => [400, { message: 'over' }],
      'GET /guest/recipes/17': () => [404, { message: 'We can’t find that recipe.' }],
    });
    flows.session.send({ type: 'session.changedElsewhere' });
    const request = new Request('http://localhost/recipes/17/share');
    const led = sharedRecipeLoader(flows, { params: { id: '17' }, request } as never).catch(
      (response) => response,
    );
    expect((await led).headers.get('Location')).toBe('/recipes/17');
    expect(await leadsTo(routes, '/recipes/:id')).toBe('/recipes/17/share');
    expect(await leadsTo(routes, '/recipes/:id/share')).toBe('there');
    expect(await leadsTo(routes, '/recipes/:id')).toBe('/auth/login');
  });

  test('OR-52 a sign-in returns to the recipe that the login was opened from, once', async () => {
    sessionStorage.clear();
    storeReturnAddress(new URLSearchParams({ return_to: '/recipes/17' }));
    expect(await leadsTo(routesFor('guest'), '/auth/register')).toBe('there');
    const routes = routesFor('member');
    expect(await leadsTo(routes, '/auth/register')).toBe('/recipes/17');
    expect(await leadsTo(routes, '/auth/login')).toBe('/dashboard');
  });

  test.each((manifest.shortcuts ?? []).map(({ url }) => url))(
    'the shortcut to %s leads there, for a guest once signed in',
    async (url) => {
      const path = url.replace('?shortcut', '');
      expect([url, access[path]]).toEqual([`${path}?shortcut`, 'members']);
      sessionStorage.clear();
      const login = await leadsTo(routesFor('guest'), url);
      expect(login).toBe(`/auth/login?return_to=${encodeURIComponent(path)}`);
      storeReturnAddress(new URL(login, 'http://localhost').searchParams);
      const routes = routesFor('member');
      expect(await leadsTo(routes, '/auth/login')).toBe(path);
      expect(await leadsTo(routes, url)).toBe('there');
    },
  );

  test('EXT-20 a guest who uses the share target returns to it after the sign-in', async () => {
    const shared = '/recipes/own/import?url=https%3A%2F%2Fblog.example%2Fsoup';
    sessionStorage.clear();
    const login = await leadsTo(routesFor('guest'), shared);
    expect(login).toBe(`/auth/login?return_to=${encodeURIComponent(shared)}`);
    storeReturnAddress(new URL(login, 'http://localhost').searchParams);
    expect(await leadsTo(routesFor('member'), '/auth/login')).toBe(shared);
  });

  test('PERM-12 the only roles are guest and member', () => {
    expect(pathsOf(routesFor('member')).filter((path) => /admin|staff|role|moderat/i.test(path))).toEqual([]);
  });

  test('REF-01 STOR-08 OR-81 a referral code on any path is stored, also if a guard redirects', async () => {
    const routes = routesFor('guest');
    const { query } = createStaticHandler(guardsOf(routes));
    for (const path of pathsOf(routes)) {
      localStorage.removeItem('referral_code');
      await query(
        new Request(`http://localhost${path.replace(':id', '17').replace('*', '/no/such')}?aff=ABC`),
      );
      expect([path, localStorage.getItem('referral_code')]).toEqual([path, 'ABC']);
    }
    await query(new Request('http://localhost/auth/login'));
    expect(localStorage.getItem('referral_code')).toBe('ABC');
    await query(new Request('http://localhost/auth/login?aff='));
    expect(localStorage.getItem('referral_code')).toBe('ABC');
  });
});
