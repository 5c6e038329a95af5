import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { clearConfirmation, readConfirmation } from './confirmation-store.ts';
import { confirmationFlow } from './security-flows.ts';

/** The token of a confirmed identity; null before, and after it has expired. */
export function useConfirmed() {
  const [token, setToken] = useState(readConfirmation);
  const expire = useCallback(() => {
    clearConfirmation();
    setToken(null);
  }, []);
  return { token, confirm: setToken, expire };
}

/** Asks the member to confirm their identity, by the current password or a mailed code. */
export function useConfirmation(onConfirmed: (token: string) => void) {
  const actor = useActorRef(confirmationFlow);
  useAnnouncements(actor);
  useEffect(() => {
    const subscription = actor.on('identity.confirmed', ({ token }) => onConfirmed(token));
    return () => subscription.unsubscribe();
  }, [actor, onConfirmed]);
  return {
    errors: useSelector(actor, (snapshot) => snapshot.context.fieldErrors),
    /** A code was mailed and replaces the current password. */
    hasCode: useSelector(actor, (snapshot) => snapshot.context.otpToken !== null),
    isSendingCode: useSelector(actor, (snapshot) => snapshot.matches('sendingCode')),
    isConfirming: useSelector(
      actor,
      (snapshot) => snapshot.matches('confirming') || snapshot.status === 'done',
    ),
    requestCode: () => actor.send({ type: 'code.requested' }),
    submit: (secret: string) => actor.send({ type: 'confirmation.submitted', secret }),
  };
}
