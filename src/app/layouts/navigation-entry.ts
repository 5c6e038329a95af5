import { paths } from '#src/paths.ts';
import type { NavigationEntry } from '#src/ui/frame/BottomNavigation.tsx';

export const navigationHrefs = {
  home: paths.dashboard(),
  health: paths.health(),
  collections: paths.collections(),
  planner: paths.planner(),
  account: paths.account(),
} as const satisfies Record<NavigationEntry, string>;

/** Which paths belong to which entry, the more exact first. */
const belongings: ReadonlyArray<readonly [path: string, entry: NavigationEntry]> = [
  [navigationHrefs.collections, 'collections'],
  ['/recipes/favorite', 'collections'],
  [navigationHrefs.health, 'health'],
  [navigationHrefs.planner, 'planner'],
  [navigationHrefs.account, 'account'],
  [navigationHrefs.home, 'home'],
  ['/recipes', 'home'],
];

/** The entry a path belongs to; null for pages of none. */
export function navigationEntryOf(pathname: string): NavigationEntry | null {
  const isWithin = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return belongings.find(([path]) => isWithin(path))?.[1] ?? null;
}
