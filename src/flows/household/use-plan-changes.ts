import { useEffect, useRef } from 'react';
import { type PlanChangeNotice, sharedPlanPath } from '#domain/household/household.ts';
import { readEventStream } from '#src/api/event-stream.ts';
import { keepFresh } from '#src/freshness/freshness.ts';

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
    let known: number | null = null;
    let connection = new AbortController();
    let timer = 0;
    const note = ({ version, what, by }: PlanChangeNotice) => {
      if (known === null) callback.current(null, null);
      else if (version !== known) callback.current(by, what);
      known = version;
    };
    const follow = async (wait: number) => {
      const { signal } = connection;
      try {
        if (!(await readEventStream(sharedPlanPath, note, signal))) return;
        wait = retryMs;
      } catch {
        // cut off: what was missed is read once it is back
      }
      if (!signal.aborted) timer = window.setTimeout(() => void follow(Math.min(maxRetryMs, wait * 2)), wait);
    };
    const stop = () => {
      window.clearTimeout(timer);
      connection.abort();
    };
    const restart = () => {
      stop();
      connection = new AbortController();
      void follow(retryMs);
    };
    const stopIfHidden = () => document.visibilityState === 'hidden' && stop();
    if (document.visibilityState === 'visible') restart();
    const fresh = keepFresh(['seen', 'online'], restart);
    document.addEventListener('visibilitychange', stopIfHidden);
    return () => {
      stop();
      fresh.stop();
      document.removeEventListener('visibilitychange', stopIfHidden);
    };
  }, [isShared]);
}
