import { type RefObject, useEffect } from 'react';

/** Whether the toasts hide most of what has the keyboard focus. */
function isHidingFocus(host: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible') || host.contains(focused)) return false;
  const target = focused.getBoundingClientRect();
  const toasts = host.getBoundingClientRect();
  const hidden = Math.min(target.bottom, toasts.bottom) - Math.max(target.top, toasts.top);
  return target.height > 0 && hidden > target.height / 2;
}

/**
 * Moves the toasts to the other edge (`data-edge`) when they hide what has the keyboard focus. They go back to the bottom
 * when a pointer is used, which could meet them on its way, and the next start there.
 */
export function useClearOfFocus(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // the place of the toasts
    const element = list.current?.parentElement ?? null;
    if (element === null) return undefined;
    let frame = 0;
    const check = () => {
      if (element.querySelector('[data-toast]') === null) delete element.dataset['edge'];
      else if (isHidingFocus(element))
        element.dataset['edge'] = element.dataset['edge'] === 'top' ? 'bottom' : 'top';
    };
    // the browser scrolls after it has moved the focus
    const checkSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(check);
    };
    const goBack = ({ buttons, target }: PointerEvent) => {
      if (buttons === 0 && target instanceof Node && !element.contains(target))
        delete element.dataset['edge'];
    };
    const watch = new MutationObserver(checkSoon);
    watch.observe(element, { childList: true, subtree: true });
    document.addEventListener('focusin', checkSoon);
    document.addEventListener('pointermove', goBack, { passive: true });
    document.addEventListener('scroll', checkSoon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      document.removeEventListener('focusin', checkSoon);
      document.removeEventListener('pointermove', goBack);
      document.removeEventListener('scroll', checkSoon, { capture: true });
    };
  }, [list]);
}
