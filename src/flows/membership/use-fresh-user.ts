import { useEffect } from 'react';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import type { AppFlows } from '#src/flows/app-flows.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { keepFresh } from '#src/freshness/freshness.ts';

/** Fetches the user again; the known one stays if that fails. */
export async function refreshUser({ announce }: AppFlows, signal?: AbortSignal): Promise<void> {
  const outcome = await outcomeOf(client.GET('/users/me', signal ? { signal } : {}), ({ data }) => data);
  if (outcome.kind === 'ok' && signal?.aborted !== true)
    announce({ type: 'user.refreshed', user: outcome.value });
}

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
