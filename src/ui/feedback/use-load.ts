import { useEffect } from 'react';

/**
 * Loads while `isWanted` and reports how it went, unless the component has gone. `load` and `onSettled` must be stable.
 */
export function useLoad(
  load: () => Promise<void>,
  isWanted: boolean,
  onSettled: (state: 'failed' | 'ready') => void,
): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    let isHere = true;
    const settle = (state: 'failed' | 'ready') => isHere && onSettled(state);
    load().then(
      () => settle('ready'),
      () => settle('failed'),
    );
    return () => {
      isHere = false;
    };
  }, [load, isWanted, onSettled]);
}
