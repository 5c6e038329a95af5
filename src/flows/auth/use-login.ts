import { useActorRef, useSelector } from '@xstate/react';
import type { Credentials } from '#machines/auth/credentials.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { loginFlow } from './login-flow.ts';

/** Signing in with email and password. */
export function useLogin() {
  const actor = useActorRef(loginFlow);
  useAnnouncements(actor);
  return {
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy') || snapshot.status === 'done'),
    errors: useSelector(actor, (snapshot) => snapshot.context.fieldErrors),
    submit: (credentials: Credentials) => actor.send({ type: 'credentials.submitted', ...credentials }),
  };
}
