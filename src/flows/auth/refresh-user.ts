import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import type { AppFlows } from '#src/flows/app-flows.ts';

/** Fetches the member again, after something has changed what they may use. Without a network the next start does it. */
export async function refreshUser({ announce }: AppFlows): Promise<void> {
  const outcome = await outcomeOf(client.GET('/users/me'), ({ data }) => data);
  if (outcome.kind === 'ok') announce({ type: 'user.refreshed', user: outcome.value });
}
