import { useEffect } from 'react';

const stops = 'a[href],button:enabled,input:enabled,select:enabled,textarea:enabled,summary,[tabindex="0"]';

/**
 * A control that disappears after it was pressed leaves the focus nowhere. For those who use the keyboard it goes to
 * the next control of the same page or sheet, else to the one before.
 */
export function useFocusAfterRemoval(): void {
  useEffect(() => {
    let last: HTMLElement | null = null;
    let order: readonly HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof HTMLElement && target.matches(':focus-visible') ? target : null;
      const region = last?.closest('main, [role="dialog"]');
      order = region ? [...region.querySelectorAll<HTMLElement>(stops)] : [];
    };
    const watch = new MutationObserver(() => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      const place = order.indexOf(last);
      const nearest = [...order.slice(place + 1), ...order.slice(0, Math.max(place, 0)).reverse()];
      last = null;
      // a hidden one, such as a file input, doesn't take it
      for (const control of [...nearest, document.getElementById('main')]) {
        control?.focus();
        if (document.activeElement !== document.body) return;
      }
    });
    document.addEventListener('focusin', remember);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      watch.disconnect();
    };
  }, []);
}
