import type { ReactNode } from 'react';
import { BottomNavigation } from '#src/ui/frame/BottomNavigation.tsx';
import { Dock } from '#src/ui/frame/Dock.tsx';
import { ScrollArea } from '#src/ui/frame/ScrollArea.tsx';
import { TopBar } from '#src/ui/frame/TopBar.tsx';
import type { AuthLayoutProps } from './AuthLayout.tsx';
import { navigationEntryOf, navigationHrefs } from './navigation-entry.ts';

export interface HealthLayoutProps extends AuthLayoutProps {
  readonly pathname: string;
  readonly end?: ReactNode;
}

/** Title, back button and the navigation, for the health pages. */
export function HealthLayout(props: HealthLayoutProps) {
  const { title, onBack, titleIs = 'heading', place, dock, children, pathname, end } = props;
  return (
    <>
      <TopBar title={title} titleIs={titleIs} onBack={onBack} end={end} />
      <ScrollArea place={place}>{children}</ScrollArea>
      {dock && <Dock>{dock}</Dock>}
      <BottomNavigation hrefs={navigationHrefs} current={navigationEntryOf(pathname)} />
    </>
  );
}
