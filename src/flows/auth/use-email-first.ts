import { useActorRef, useSelector } from '@xstate/react';
import { isEnabled } from '#domain/settings/is-enabled.ts';
import type { Credentials } from '#machines/auth/credentials.ts';
import { useSettings } from '#src/flows/shell/use-settings.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { emailFirstFlow } from './email-first-flow.ts';

/** The combined form: a known email signs in, a new one registers. */
export function useEmailFirst() {
  const actor = useActorRef(emailFirstFlow);
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
