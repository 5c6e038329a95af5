import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { emailVerificationFlow } from './email-verification-flow.ts';
import type { Mailbox } from './verification-code-store.ts';

/** Verifies the member's email address. `returnTo`: the page they came from; null: the sign-in continues. */
export function useEmailVerification(mailbox: Mailbox, returnTo: string | null) {
  const [flow] = useState(() => emailVerificationFlow(mailbox));
  const actor = useActorRef(flow, { input: { returnTo } });
  useAnnouncements(actor);
  return {
    isSending: useSelector(actor, (snapshot) => snapshot.matches('opening') || snapshot.matches('sending')),
    isConfirming: useSelector(
      actor,
      (snapshot) => snapshot.matches('confirming') || snapshot.status === 'done',
    ),
    /** Seconds until another code may be requested. */
    wait: useSelector(actor, (snapshot) => snapshot.context.wait),
    hasCode: useSelector(actor, (snapshot) => snapshot.context.otpToken !== null),
    errors: useSelector(actor, (snapshot) => snapshot.context.fieldErrors),
    submit: (code: string) => actor.send({ type: 'code.submitted', code }),
    resend: () => actor.send({ type: 'code.resent' }),
  };
}
