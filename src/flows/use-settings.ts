import { useSelector } from '@xstate/react';
import { useFlows } from './flows-context.tsx';

/** The site's settings; defaults until the server has answered. */
export function useSettings() {
  const { settings } = useFlows();
  return useSelector(settings, (snapshot) => snapshot.context.settings);
}
