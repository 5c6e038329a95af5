import { useCallback, useEffect, useRef, useState } from 'react';
import { controlsAround, focusNearest } from '../frame/nearest-focusable.ts';

/** What had the focus when a sheet opened, and the controls around it. */
interface Opener {
  readonly element: HTMLElement | null;
  readonly controls: readonly HTMLElement[];
}

function currentOpener(): Opener {
  const { activeElement } = document;
  const element = activeElement instanceof HTMLElement ? activeElement : null;
  return { element, controls: controlsAround(element) };
}

/** The stack of open sheets, which restores the focus when one closes. */
export function useSheetStack() {
  const [stack, setStack] = useState<readonly string[]>([]);
  const goesBackTo = useRef<Opener | null>(null);
  const registerSheet = useCallback((id: string) => {
    // a sheet that replaces another goes back to what opened that one
    const opener = goesBackTo.current ?? currentOpener();
    goesBackTo.current = null;
    setStack((ids) => [...ids, id]);
    return () => {
      goesBackTo.current = opener;
      setStack((ids) => ids.filter((other) => other !== id));
    };
  }, []);
  // The content behind can be focused only after the change has rendered.
  useEffect(() => {
    const opener = goesBackTo.current;
    goesBackTo.current = null;
    if (opener === null) return;
    const { element, controls } = opener;
    // without an opener, as when it opened by itself, reading goes on with the page
    if (!element?.isConnected || element === document.body) return focusNearest(element, controls);
    element.focus({ preventScroll: true });
    // what the sheet has changed may have moved the opener away from those who go on from it
    if (element.matches('button:focus-visible, a:focus-visible'))
      element.scrollIntoView({ block: 'nearest' });
  }, [stack]);
  return { stack, registerSheet };
}
