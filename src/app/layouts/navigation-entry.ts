import { paths } from '#src/paths.ts';
import type { NavigationEntry } from '#src/ui/frame/BottomNavigation.tsx';

export const navigationHrefs = {
  home: paths.dashboard(),
  health: paths.health(),
  collections: paths.collections(),
  planner: paths.planner(),
  account: paths.account(),
} as const satisfies Record<NavigationEntry, string>;

/** Path prefixes of each navigation entry, the more specific first. */
const pathPrefixes: ReadonlyArray<readonly [path: string, entry: NavigationEntry]> = [
  [navigationHrefs.collections, 'collections'],
  ['/recipes/favorite', 'collections'],
  ['/recipes/own', 'collections'],
  ['/recipes/cooked', 'collections'],
  [navigationHrefs.health, 'health'],
  [navigationHrefs.planner, 'planner'],
  [navigationHrefs.account, 'account'],
  [navigationHrefs.home, 'home'],
  ['/recipes', 'home'],
];

/** The active navigation entry of a path; null for none. */
export function navigationEntryOf(pathname: string): NavigationEntry | null {
  const isWithin = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return pathPrefixes.find(([path]) => isWithin(path))?.[1] ?? null;
}
