import { type RefObject, useEffect } from 'react';

/**
 * Skips layout and paint of off-screen parts of a long list (`content-visibility`). Only after all initial
 * items were measured, so that scroll restoration finds its position.
 */
export function useContentVisibility(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => list.current?.setAttribute('data-rests', ''));
    });
    return () => cancelAnimationFrame(frame);
  }, [list]);
}
