import { startTransition, useEffect, useState } from 'react';
import { savesData } from './saves-data.ts';
import { runWhenIdle } from './when-idle.ts';

/**
 * Loads code while the browser is idle; true once it's there, and at once if it `isNeeded` before. Data savers load it
 * only then. `load` must be stable.
 */
export function useLoadedWhenIdle(load: () => Promise<unknown>, isNeeded: boolean): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    if (savesData()) return undefined;
    return runWhenIdle(async (signal) => {
      await load();
      if (!signal.aborted) startTransition(() => setIsLoaded(true));
    });
  }, [load]);
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  return isLoaded || isNeeded || wasNeeded;
}
