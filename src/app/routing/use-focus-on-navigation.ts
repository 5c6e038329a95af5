import { useLayoutEffect, useRef } from 'react';

/** Brings the focus to the heading of the page, so that a screen reader starts there. Returns a function that cancels it. */
function focusHeading(): () => void {
  const main = document.querySelector<HTMLElement>('main');
  const heading = document.querySelector<HTMLElement>('h1');
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return () => {};
  }
  main?.focus({ preventScroll: true });
  // what is still being fetched gets its heading later; a member who has moved on is left alone
  const watch = new MutationObserver(() => {
    if (document.activeElement !== main && document.activeElement !== document.body) watch.disconnect();
    else if (document.querySelector('h1')) {
      watch.disconnect();
      focusHeading();
    }
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/**
 * Tells of every page that is reached after the first one, and moves the focus there: with its drawing, as a press on
 * the page that is seen would come before a later effect.
 */
export function useFocusOnNavigation(pathname: string, onArrived: () => void): void {
  const last = useRef(pathname);
  useLayoutEffect(() => {
    if (last.current === pathname) return undefined;
    last.current = pathname;
    onArrived();
    return focusHeading();
  }, [pathname, onArrived]);
}
