import type { ReactNode } from 'react';
import { BottomNavigation } from '#src/ui/frame/BottomNavigation.tsx';
import { navigationEntryOf, navigationHrefs } from './navigation-entry.ts';

/** A screen that brings its own header and scrolls by itself, above the navigation. */
export function NavigatedLayout({ pathname, children }: { pathname: string; children: ReactNode }) {
  return (
    <>
      {children}
      <BottomNavigation hrefs={navigationHrefs} current={navigationEntryOf(pathname)} />
    </>
  );
}
