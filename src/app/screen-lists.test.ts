import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createAppFlows } from '#src/flows/app-flows.ts';
import { openedElsewhere, screenPaths } from '#tests/e2e/screen-paths.ts';
import accountRoutes from './account-routes.ts?raw';
import { screens } from './lazy-screens.ts';
import { memberRoutes } from './member-routes.tsx';
import lazyRoutes from './member-routes.tsx?raw';
import { membersRoute, routesOf } from './routes.tsx';
import firstRoutes from './routes.tsx?raw';
import { createToasts } from './toasts/toast-store.ts';

const flows = createAppFlows({ toast: () => {}, navigate: () => {} });
const all = routesOf(flows, createToasts(), memberRoutes(flows));

const below = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...below(route.children ?? [])]);
const pathsOf = (routes: readonly RouteObject[]) => below(routes).flatMap(({ path }) => path ?? []);

const memberPaths = pathsOf(below(all).find(({ id }) => id === membersRoute)?.children ?? []);
const opened = Object.values(screenPaths).flat();

/** Whether the path is one of the route, and of no literal one. */
const isOf = (route: string) => (path: string) =>
  path === route ||
  (!memberPaths.includes(path) && new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(path));

test('every lazy screen has a route', () => {
  const used = [...`${firstRoutes}${lazyRoutes}${accountRoutes}`.matchAll(/lazyScreen\('(\w+)'\)/g)].map(
    ([, name]) => name,
  );
  expect(Object.keys(screens).filter((name) => !used.includes(name))).toEqual([]);
});

test('every page of a member is opened with axe, or says in which test', () => {
  expect(memberPaths.length).toBeGreaterThan(40);
  const missing = memberPaths.filter((route) => !opened.some(isOf(route)) && !(route in openedElsewhere));
  expect(missing).toEqual([]);
});

test('the pages that are opened are there, each once', () => {
  expect(opened.filter((path) => !memberPaths.some((route) => isOf(route)(path)))).toEqual([]);
  expect(Object.keys(openedElsewhere).filter((route) => !memberPaths.includes(route))).toEqual([]);
  expect(new Set(opened).size).toBe(opened.length);
});
