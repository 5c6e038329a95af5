import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { restoreScroll } from './restore-scroll.ts';
import styles from './ScrollArea.module.css';
import { keptScroll, scrollPositions } from './scroll-positions.ts';

export interface ScrollAreaProps {
  readonly children: ReactNode;
  /** Key of the history entry, whose scroll position is restored. */
  readonly place?: string | undefined;
}

/** The main region, the only part of a screen that scrolls. An open sheet blocks its scrolling. */
export function ScrollArea({ children, place }: ScrollAreaProps) {
  const area = useRef<HTMLElement>(null);
  const isFresh = useRef(true);
  useLayoutEffect(() => {
    const element = area.current;
    if (element === null || place === undefined) return undefined;
    const top = scrollPositions.get(place) ?? (keptScroll.has(place) ? element.scrollTop : 0);
    scrollPositions.set(place, top);
    // a new area is at its top; setting that would force a layout before the first paint
    if (top > 0 || !isFresh.current) element.scrollTop = top;
    isFresh.current = false;
    const endRestoring = top > 0 && element.scrollTop < top - 1 ? restoreScroll(element, top) : undefined;
    const remember = () => scrollPositions.set(place, element.scrollTop);
    element.addEventListener('scroll', remember, { passive: true });
    return () => {
      endRestoring?.();
      element.removeEventListener('scroll', remember);
    };
  }, [place]);
  return (
    <main ref={area} id="main" tabIndex={-1} className={styles['scroll']}>
      {children}
    </main>
  );
}
