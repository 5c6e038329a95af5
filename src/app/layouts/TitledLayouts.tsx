import type { ReactNode } from 'react';
import { BottomNavigation } from '#src/ui/frame/BottomNavigation.tsx';
import { Dock } from '#src/ui/frame/Dock.tsx';
import { ScrollArea } from '#src/ui/frame/ScrollArea.tsx';
import { TopBar } from '#src/ui/frame/TopBar.tsx';
import { navigationEntryOf, navigationHrefs } from './navigation-entry.ts';

export interface AuthLayoutProps {
  readonly title: string;
  readonly onBack: () => void;
  /** `label` when the screen has a heading of its own. */
  readonly titleIs?: 'heading' | 'label';
  readonly place?: string | undefined;
  readonly dock?: ReactNode;
  readonly children: ReactNode;
}

/** Title and back, for guests' screens. */
export function AuthLayout({ title, onBack, titleIs = 'heading', place, dock, children }: AuthLayoutProps) {
  return (
    <>
      <TopBar title={title} titleIs={titleIs} onBack={onBack} />
      <ScrollArea place={place}>{children}</ScrollArea>
      {dock && <Dock>{dock}</Dock>}
    </>
  );
}

export interface HealthLayoutProps extends AuthLayoutProps {
  readonly pathname: string;
  readonly end?: ReactNode;
}

/** Title, back and the navigation, for the health pages. */
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

/** Nothing around what scrolls: the landing, a shared recipe, a recipe under its own picture. */
export function BareLayout({ place, children }: { place?: string; children: ReactNode }) {
  return <ScrollArea place={place}>{children}</ScrollArea>;
}
