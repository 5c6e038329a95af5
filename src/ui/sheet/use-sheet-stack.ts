import { useCallback, useEffect, useRef, useState } from 'react';

/** The pile of open sheets: who is on it, and where the focus goes when one leaves. */
export function useSheetStack() {
  const [pile, setPile] = useState<readonly string[]>([]);
  const goesBackTo = useRef<Element | null>(null);
  const hold = useCallback((id: string) => {
    const opener = document.activeElement;
    setPile((ids) => [...ids, id]);
    return () => {
      goesBackTo.current = opener;
      setPile((ids) => ids.filter((other) => other !== id));
    };
  }, []);
  // Only once the change is drawn can what lay behind take the focus again.
  useEffect(() => {
    const opener = goesBackTo.current;
    goesBackTo.current = null;
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  }, [pile]);
  return { pile, hold };
}
