import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { clearTokens } from '#src/api/token-store.ts';
import { accountRestoringFlow } from './account-restoring-flow.ts';

/** Reverts a change of the email address or the password; `token`: from the link in the mail. */
export function useAccountRestoring(token: string) {
  const actor = useActorRef(accountRestoringFlow, { input: { token } });
  useEffect(() => {
    const ended = actor.on('session.ended', () => clearTokens());
    return () => ended.unsubscribe();
  }, [actor]);
  const { email, problem } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    email,
    problem,
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    isRestored: useSelector(actor, (snapshot) => snapshot.matches('restored')),
    isRefused: useSelector(actor, (snapshot) => snapshot.matches('refused')),
    restore: () => actor.send({ type: 'restore.requested' }),
  };
}
