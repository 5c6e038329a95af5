import { useActorRef, useSelector } from '@xstate/react';
import { isOn } from '#domain/settings/is-on.ts';
import type { Credentials } from '#machines/auth/credentials.ts';
import { emailFirstFlow } from './email-first-flow.ts';
import { useAnnouncements } from './use-announcements.ts';
import { useSettings } from './use-settings.ts';

/** The one form for everybody: a known e-mail signs in, a new one gets an account. */
export function useEmailFirst() {
  const actor = useActorRef(emailFirstFlow);
  useAnnouncements(actor);
  const { registration } = useSettings();
  return {
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy') || snapshot.status === 'done'),
    errors: useSelector(actor, (snapshot) => snapshot.context.fieldErrors),
    submit: (credentials: Credentials) =>
      actor.send({ type: 'credentials.submitted', ...credentials, registrationOpen: isOn(registration) }),
  };
}
