import type { ReactNode } from 'react';
import { Dock } from '#src/ui/frame/Dock.tsx';
import { ScrollArea } from '#src/ui/frame/ScrollArea.tsx';
import { TopBar } from '#src/ui/frame/TopBar.tsx';

export interface AuthLayoutProps {
  readonly title: string;
  readonly onBack: () => void;
  /** `label` if the screen has its own heading. */
  readonly titleIs?: 'heading' | 'label' | undefined;
  readonly place?: string | undefined;
  readonly dock?: ReactNode;
  readonly children: ReactNode;
}

/** Title and back button. */
export function AuthLayout({ title, onBack, titleIs = 'heading', place, dock, children }: AuthLayoutProps) {
  return (
    <>
      <TopBar title={title} titleIs={titleIs} onBack={onBack} />
      <ScrollArea place={place}>{children}</ScrollArea>
      {dock && <Dock>{dock}</Dock>}
    </>
  );
}
