import { type RefObject, useEffect } from 'react';

const property = '--kf-dock';

/** Toasts stay above what is at the bottom of the screen: its height is `--kf-dock` while it is mounted. */
export function useDockHeight(dock: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = dock.current;
    if (element === null || !('ResizeObserver' in window)) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [dock]);
}
