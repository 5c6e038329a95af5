import type { ReactNode } from 'react';
import { ScrollArea } from '#src/ui/frame/ScrollArea.tsx';

/** Nothing around what scrolls: the landing, a shared recipe, a recipe under its own picture. */
export function BareLayout({ place, children }: { place?: string; children: ReactNode }) {
  return <ScrollArea place={place}>{children}</ScrollArea>;
}
