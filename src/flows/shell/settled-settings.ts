import { waitFor } from 'xstate';
import type { Settings } from '#domain/settings/default-settings.ts';
import type { AppFlows } from '#src/flows/app-flows.ts';

/** The site's settings once they are loaded; the defaults if they cannot be loaded. */
export async function settledSettings(
  settings: AppFlows['settings'],
  signal: AbortSignal,
): Promise<Settings> {
  const known = await waitFor(settings, (snapshot) => !snapshot.matches('loading'), {
    signal,
    timeout: Number.POSITIVE_INFINITY,
  });
  return known.context.settings;
}
