import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { useFlows } from './flows-context.tsx';
import { splashFlow } from './splash-flow.ts';
import { useAnnouncements } from './use-announcements.ts';

/** Shows for its time, then goes where whoever opened the app belongs. */
export function useSplash(): void {
  const flows = useFlows();
  const actor = useActorRef(useMemo(() => splashFlow(flows), [flows]));
  useAnnouncements(actor);
}
