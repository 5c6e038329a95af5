import { useSelector } from '@xstate/react';
import type { Settings } from '#domain/settings/default-settings.ts';
import { useFlows } from '#src/flows/flows-context.tsx';

/** The site's settings once the server has answered, or could not; null until then. */
export function useSettledSettings(): Settings | null {
  const { settings } = useFlows();
  return useSelector(settings, (snapshot) =>
    snapshot.matches('loading') ? null : snapshot.context.settings,
  );
}
