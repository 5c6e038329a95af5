import { useSelector } from '@xstate/react';
import { useFlows } from './flows-context.tsx';

/** Logging out, with its question. */
export function useLogout() {
  const { logout } = useFlows();
  return {
    isAsking: useSelector(logout, (snapshot) => snapshot.matches('confirming')),
    isBusy: useSelector(logout, (snapshot) => snapshot.hasTag('busy')),
    ask: () => logout.send({ type: 'logout.asked' }),
    confirm: () => logout.send({ type: 'logout.confirmed' }),
    decline: () => logout.send({ type: 'logout.declined' }),
  };
}
