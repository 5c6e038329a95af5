import { useEffect } from 'react';
import { refreshUser } from '#src/flows/auth/refresh-user.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { keepFresh } from '#src/freshness/freshness.ts';

/** Fetches the user when the screen becomes visible, as a purchase may have happened in another tab. */
export function useFreshUser(): void {
  const flows = useFlows();
  useEffect(() => {
    const leaving = new AbortController();
    const refresh = () => void refreshUser(flows, leaving.signal);
    if (document.visibilityState === 'visible') refresh();
    const fresh = keepFresh(['seen'], refresh);
    return () => {
      fresh.stop();
      leaving.abort();
    };
  }, [flows]);
}
