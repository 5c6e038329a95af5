import { useActorRef } from '@xstate/react';
import { socialSignInFlow } from './social-flows.ts';
import { useAnnouncements } from './use-announcements.ts';

/** Trades the code in the address for a session; what follows is announced. */
export function useSocialSignIn(): void {
  useAnnouncements(useActorRef(socialSignInFlow));
}
