import { useLayoutEffect, useRef } from 'react';

/** Moves the focus to the page's heading for screen readers. Returns a function that stops waiting for a heading. */
function focusHeading(): () => void {
  const main = document.querySelector<HTMLElement>('main');
  const heading = document.querySelector<HTMLElement>('h1');
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return () => {};
  }
  main?.focus({ preventScroll: true });
  // the heading of a page that still loads appears later; a focus that the member moved is left alone
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
 * Calls `onArrived` and moves the focus after every navigation but the first. In a layout effect, so that no key
 * press comes before it.
 */
export function useFocusOnNavigation(pathname: string, onNavigated: () => void): void {
  const last = useRef(pathname);
  useLayoutEffect(() => {
    if (last.current === pathname) return undefined;
    last.current = pathname;
    onNavigated();
    return focusHeading();
  }, [pathname, onNavigated]);
}
