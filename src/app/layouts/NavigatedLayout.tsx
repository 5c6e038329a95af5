import type { ReactNode } from 'react';
import { BottomNavigation } from '#src/ui/frame/BottomNavigation.tsx';
import { navigationEntryOf, navigationHrefs } from './navigation-entry.ts';

/** Navigation below a screen that has its own header and scroll area. */
export function NavigatedLayout({ pathname, children }: { pathname: string; children: ReactNode }) {
  return (
    <>
      {children}
      <BottomNavigation hrefs={navigationHrefs} current={navigationEntryOf(pathname)} />
    </>
  );
}
