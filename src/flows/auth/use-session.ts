import { useSelector } from '@xstate/react';
import { useFlows } from '#src/flows/flows-context.tsx';

/** The session. `user` is null for guests and while loading. */
export function useSession() {
  const { session } = useFlows();
  const user = useSelector(session, (snapshot) => snapshot.context.user);
  const isUnreachable = useSelector(session, (snapshot) => snapshot.matches('unreachable'));
  const isUndecided = useSelector(session, (snapshot) => snapshot.hasTag('undecided'));
  return { user, isUnreachable, isUndecided, retry: () => session.send({ type: 'retry.requested' }) };
}
