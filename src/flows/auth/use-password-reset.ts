import { useActorRef, useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { MailedCode } from '#machines/auth/password-reset.machine.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { passwordResetFlow } from './password-reset-flow.ts';

/** The step that is shown; it stays while the server responds. */
function stepOf(snapshot: SnapshotFrom<typeof passwordResetFlow>): 'email' | 'code' | 'password' {
  if (snapshot.matches('enteringCode')) return 'code';
  return snapshot.matches('askingForCode') || snapshot.matches('mailing') ? 'email' : 'password';
}

/** A forgotten password, from the email or from a code that was mailed. */
export function usePasswordReset(mailed: MailedCode) {
  const actor = useActorRef(passwordResetFlow, { input: mailed });
  useAnnouncements(actor);
  return {
    step: useSelector(actor, stepOf),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy') || snapshot.status === 'done'),
    errors: useSelector(actor, (snapshot) => snapshot.context.fieldErrors),
    submitEmail: (email: string) => actor.send({ type: 'email.submitted', email }),
    submitCode: (code: string) => actor.send({ type: 'code.submitted', code }),
    submitPassword: (password: string, passwordConfirmation: string) =>
      actor.send({ type: 'password.submitted', password, passwordConfirmation }),
    reopenCode: () => actor.send({ type: 'code.reopened' }),
  };
}
