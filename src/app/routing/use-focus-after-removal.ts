import { useEffect } from 'react';
import { controlsAround, focusNearest } from '#src/ui/frame/nearest-focusable.ts';

/**
 * A control that disappears after it was pressed leaves the focus nowhere. For those who use the keyboard it goes to
 * the next control of the same page or sheet, else to the one before.
 */
export function useFocusAfterRemoval(): void {
  useEffect(() => {
    let last: HTMLElement | null = null;
    let controls: readonly HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof HTMLElement && target.matches(':focus-visible') ? target : null;
      controls = controlsAround(last);
    };
    const watch = new MutationObserver(() => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      const gone = last;
      last = null;
      focusNearest(gone, controls);
    });
    document.addEventListener('focusin', remember);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      watch.disconnect();
    };
  }, []);
}
