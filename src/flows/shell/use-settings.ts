import { useSelector } from '@xstate/react';
import { useFlows } from '#src/flows/flows-context.tsx';

/** The site's settings; the defaults while loading. */
export function useSettings() {
  const { settings } = useFlows();
  return useSelector(settings, (snapshot) => snapshot.context.settings);
}
