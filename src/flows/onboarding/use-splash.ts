import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { useFlows } from '#src/flows/flows-context.tsx';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { splashFlow } from './splash-flow.ts';

/** Shows the splash for its time, then navigates to where the visitor belongs. */
export function useSplash(): void {
  const flows = useFlows();
  const actor = useActorRef(useMemo(() => splashFlow(flows), [flows]));
  useAnnouncements(actor);
}
