import { useActorRef } from '@xstate/react';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { socialSignInFlow } from './social-flows.ts';

/** Trades the code in the URL for a session; what follows is announced. */
export function useSocialSignIn(): void {
  useAnnouncements(useActorRef(socialSignInFlow));
}
