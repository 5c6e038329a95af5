import { useSelector } from '@xstate/react';
import { useFlows } from '#src/flows/flows-context.tsx';

/** Who is using the app. `user` is null for guests and while it is not known yet. */
export function useSession() {
  const { session } = useFlows();
  const user = useSelector(session, (snapshot) => snapshot.context.user);
  const isUnreachable = useSelector(session, (snapshot) => snapshot.matches('unreachable'));
  const isUndecided = useSelector(session, (snapshot) => snapshot.hasTag('undecided'));
  return { user, isUnreachable, isUndecided, retry: () => session.send({ type: 'retry.requested' }) };
}
