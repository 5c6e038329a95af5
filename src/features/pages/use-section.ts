import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Brings the part of the page that the address names into sight, once the text is there. On the way back through
 * the history the place that was left is found instead.
 */
export function useSection(isReady: boolean): void {
  const { hash, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (!isReady || shown.current === key) return;
    const isFirst = shown.current === null;
    shown.current = key;
    if (hash === '' || (isReturn && !isFirst)) return;
    const section = document.getElementById(decodeURIComponent(hash.slice(1)));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [isReady, hash, key, isReturn]);
}
