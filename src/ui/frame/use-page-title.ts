import { useEffect } from 'react';

/** Names the page in the window, in bookmarks and to a screen reader. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Kindfare`;
  }, [title]);
}
