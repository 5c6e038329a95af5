import { useCallback, useEffect, useRef, useState } from 'react';

/** The stack of open sheets, which restores the focus when one closes. */
export function useSheetStack() {
  const [stack, setStack] = useState<readonly string[]>([]);
  const goesBackTo = useRef<Element | null>(null);
  const registerSheet = useCallback((id: string) => {
    // a sheet that replaces another goes back to what opened that one
    const opener = goesBackTo.current ?? document.activeElement;
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
    // a sheet that opened by itself has no opener: reading goes on with the page
    const isFocusable = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
    const goal = isFocusable ? opener : document.getElementById('main');
    goal?.focus({ preventScroll: true });
    // what the sheet has changed may have moved the opener away from those who go on from it
    if (goal?.matches('button:focus-visible, a:focus-visible')) goal.scrollIntoView({ block: 'nearest' });
  }, [stack]);
  return { stack, registerSheet };
}
