import { useActorRef, useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { isOn } from '#domain/settings/is-on.ts';
import type { Credentials } from '#machines/auth/credentials.ts';
import { emailFirstFlow, loginFlow } from './credential-flows.ts';
import { useAnnouncements } from './use-announcements.ts';
import { useSettings } from './use-settings.ts';

const viewOf = (snapshot: SnapshotFrom<typeof emailFirstFlow> | SnapshotFrom<typeof loginFlow>) => ({
  isBusy: snapshot.hasTag('busy'),
  isDone: snapshot.status === 'done',
  errors: snapshot.context.fieldErrors,
});
const isSameView = (a: ReturnType<typeof viewOf>, b: ReturnType<typeof viewOf>) =>
  a.isBusy === b.isBusy && a.isDone === b.isDone && a.errors === b.errors;

/** The one form for everybody: a known e-mail signs in, a new one gets an account. */
export function useEmailFirst() {
  const actor = useActorRef(emailFirstFlow);
  useAnnouncements(actor);
  const { registration } = useSettings();
  const view = useSelector(actor, viewOf, isSameView);
  const submit = (credentials: Credentials) =>
    actor.send({ type: 'credentials.submitted', ...credentials, registrationOpen: isOn(registration) });
  return { ...view, submit };
}

/** Signing in with e-mail and password. */
export function useLogin() {
  const actor = useActorRef(loginFlow);
  useAnnouncements(actor);
  const view = useSelector(actor, viewOf, isSameView);
  return {
    ...view,
    submit: (credentials: Credentials) => actor.send({ type: 'credentials.submitted', ...credentials }),
  };
}
