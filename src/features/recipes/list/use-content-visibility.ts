import { type RefObject, useEffect } from 'react';

/**
 * Lets what is out of sight of a long list rest: it is neither laid out nor painted. Only once all that came at first
 * was measured, so that a place in the list that is come back to is where it was.
 */
export function useContentVisibility(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => list.current?.setAttribute('data-rests', ''));
    });
    return () => cancelAnimationFrame(frame);
  }, [list]);
}
