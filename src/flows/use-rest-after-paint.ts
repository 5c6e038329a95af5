import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

let isFirstScreen = false;

/** Called before the app renders its first screen where nothing of it was drawn by the server. */
export function beginFirstScreen(): void {
  isFirstScreen = true;
}

/** Called when another screen follows, which is rendered whole: its scroll position may have to be restored. */
export function endFirstScreen(): void {
  isFirstScreen = false;
}

/**
 * Whether to render what is below the fold. Of the app's first screen that follows the first paint of what is in
 * view, which is seen earlier so. `isShown`: whether what is in view has all that it waits for.
 */
export function useRestAfterPaint(isShown: boolean): boolean {
  const [isRestRendered, setIsRestRendered] = useState(!isFirstScreen);
  useEffect(() => {
    if (isRestRendered || !isShown) return undefined;
    let isMounted = true;
    void afterPaint().then(() => {
      if (isMounted) startTransition(() => setIsRestRendered(true));
    });
    return () => {
      isMounted = false;
    };
  }, [isRestRendered, isShown]);
  return isRestRendered;
}
