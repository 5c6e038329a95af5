import { useEffect, useRef } from 'react';
import { type PlanChangeNotice, readPlanChanges } from '#src/api/plan-changes.ts';

const retryMs = 1_000;
const maxRetryMs = 30_000;

/**
 * Calls back when somebody changes the plan or the list that the member shares, while the page is seen, and once in the
 * beginning, as it may have been changed since it was read.
 */
export function usePlanChanges(
  isShared: boolean,
  onChange: (by: string | null, what: PlanChangeNotice['what']) => void,
) {
  const callback = useRef(onChange);
  useEffect(() => {
    callback.current = onChange;
  });
  useEffect(() => {
    if (!isShared) return;
    let seen: number | null = null;
    let connection: AbortController | null = null;
    let timer = 0;
    const note = ({ version, what, by }: PlanChangeNotice) => {
      if (seen === null) callback.current(null, null);
      else if (version !== seen) callback.current(by, what);
      seen = version;
    };
    const connect = async (wait: number) => {
      const current = new AbortController();
      connection = current;
      try {
        if (!(await readPlanChanges(note, current.signal))) return;
        wait = retryMs;
      } catch {
        // cut off: what waits is read once it is back
      }
      if (!current.signal.aborted)
        timer = window.setTimeout(() => void connect(Math.min(maxRetryMs, wait * 2)), wait);
    };
    const stop = () => {
      window.clearTimeout(timer);
      connection?.abort();
      connection = null;
    };
    const follow = () => {
      stop();
      if (document.visibilityState === 'visible') void connect(retryMs);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('online', follow);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('online', follow);
    };
  }, [isShared]);
}
