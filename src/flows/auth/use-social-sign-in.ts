import { useActorRef } from '@xstate/react';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { socialSignInFlow } from './social-flows.ts';

/** Exchanges the code in the URL for a session. */
export function useSocialSignIn(): void {
  useAnnouncements(useActorRef(socialSignInFlow));
}
