import { useSelector } from '@xstate/react';
import { logoutQuestion } from '#src/flows/app-flows.ts';
import { useFlows } from '#src/flows/flows-context.tsx';

/** Logging out, with its question. */
export function useLogout() {
  const { logout, sheets } = useFlows();
  return {
    isBusy: useSelector(logout, (snapshot) => snapshot.hasTag('busy')),
    ask: () => {
      logout.send({ type: 'logout.asked' });
      sheets.send({ type: 'question.asked', question: logoutQuestion });
    },
  };
}
