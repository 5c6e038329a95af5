import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import type { AppFlows } from '#src/flows/app-flows.ts';

/** Fetches the user again, after something has changed what they may use; the known one stays if that fails. */
export async function refreshUser({ announce }: AppFlows, signal?: AbortSignal): Promise<void> {
  const outcome = await outcomeOf(client.GET('/users/me', { signal: signal ?? null }), ({ data }) => data);
  if (outcome.kind === 'ok' && signal?.aborted !== true)
    announce({ type: 'user.refreshed', user: outcome.value });
}
