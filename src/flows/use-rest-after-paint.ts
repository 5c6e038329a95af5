import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';
import { isFirstScreen } from './first-screen.ts';
import { isServerRendered } from './first-snapshot.ts';

/**
 * Whether to render what is below the fold. On the app's first screen that follows the first paint, so that what is in
 * view is seen sooner. What the server has rendered is replaced by the whole screen, and a later screen is whole, since its
 * scroll position may have to be restored. `isShown`: whether what is in view has all that it waits for.
 */
export function useRestAfterPaint(isShown: boolean): boolean {
  const [isRestRendered, setIsRestRendered] = useState(() => !isFirstScreen() || isServerRendered());
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
