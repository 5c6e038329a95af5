import { useActorRef, useSelector } from '@xstate/react';
import { isEnabled } from '#domain/settings/is-enabled.ts';
import type { Credentials } from '#machines/auth/credentials.ts';
import { useSettings } from '#src/flows/shell/use-settings.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { registrationFlow } from './registration-flow.ts';

/** The registration form. */
export function useRegistration() {
  const actor = useActorRef(registrationFlow);
  useAnnouncements(actor);
  const { registration } = useSettings();
  return {
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy') || snapshot.status === 'done'),
    errors: useSelector(actor, (snapshot) => snapshot.context.fieldErrors),
    submit: (credentials: Credentials) =>
      actor.send({
        type: 'credentials.submitted',
        ...credentials,
        registrationOpen: isEnabled(registration),
      }),
  };
}
