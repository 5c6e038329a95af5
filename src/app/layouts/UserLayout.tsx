import type { ReactNode } from 'react';
import { paths } from '#src/paths.ts';
import { BottomNavigation } from '#src/ui/frame/BottomNavigation.tsx';
import { Dock } from '#src/ui/frame/Dock.tsx';
import { BellButton, Header, MenuButton } from '#src/ui/frame/Header.tsx';
import { ScrollArea } from '#src/ui/frame/ScrollArea.tsx';
import { navigationEntryOf, navigationHrefs } from './navigation-entry.ts';

export interface UserLayoutProps {
  /** Path of the screen, for the navigation. */
  readonly pathname: string;
  /** Key of the history entry; its scroll position is restored when going back. */
  readonly place?: string | undefined;
  readonly menu: { readonly open: boolean; readonly onOpen: () => void };
  readonly bell?: { readonly unread: number; readonly href: string } | undefined;
  /** Replaces the header on screens that show their own title. */
  readonly header?: ReactNode;
  /** The primary action, fixed above the navigation. */
  readonly dock?: ReactNode;
  readonly children: ReactNode;
}

/** A member screen: header, scroll area, bottom navigation. */
export function UserLayout({ pathname, place, menu, bell, header, dock, children }: UserLayoutProps) {
  return (
    <>
      {header ?? (
        <Header
          homeHref={paths.dashboard()}
          start={<MenuButton open={menu.open} onClick={menu.onOpen} />}
          end={bell && <BellButton {...bell} />}
        />
      )}
      <ScrollArea place={place}>{children}</ScrollArea>
      {dock && <Dock>{dock}</Dock>}
      <BottomNavigation hrefs={navigationHrefs} current={navigationEntryOf(pathname)} />
    </>
  );
}
