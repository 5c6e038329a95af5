import type { ReactNode } from 'react';
import { ScrollArea } from '#src/ui/frame/ScrollArea.tsx';

/** Only the scroll area, without header and navigation: landing page, shared recipe, recipe page. */
export function BareLayout({ place, children }: { place?: string; children: ReactNode }) {
  return <ScrollArea place={place}>{children}</ScrollArea>;
}
