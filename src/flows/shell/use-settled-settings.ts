import { useSelector } from '@xstate/react';
import type { Settings } from '#domain/settings/default-settings.ts';
import { useFlows } from '#src/flows/flows-context.tsx';

/** The site's settings once they are loaded or have failed to load; null until then. */
export function useSettledSettings(): Settings | null {
  const { settings } = useFlows();
  return useSelector(settings, (snapshot) =>
    snapshot.matches('loading') ? null : snapshot.context.settings,
  );
}
