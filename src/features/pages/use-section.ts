import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { sectionOf } from '#domain/content-page/section-ids.ts';

/** Scrolls to the section in the URL's hash, except when going back, where the scroll position is restored. */
export function useSection(): void {
  const { hash, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (shown.current === key) return;
    const isFirst = shown.current === null;
    shown.current = key;
    if (hash === '' || (isReturn && !isFirst)) return;
    const section = document.getElementById(sectionOf(hash));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [hash, key, isReturn]);
}
