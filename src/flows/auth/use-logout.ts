import { useSelector } from '@xstate/react';
import { connectionMessages } from '#domain/message/connection-messages.ts';
import { type AppFlows, logoutQuestion } from '#src/flows/app-flows.ts';
import { useFlows } from '#src/flows/flows-context.tsx';

/** Logging out discards unsent data, so that the next member on this device does not see it. */
async function ask(sheets: AppFlows['sheets']): Promise<void> {
  const count = await import('#src/offline/member-queue.ts').then(
    ({ queueContent }) => queueContent().pending.length,
    () => 0,
  );
  const text = count === 0 ? logoutQuestion.text : connectionMessages.logOutQuestion(count);
  sheets.send({ type: 'question.asked', question: { ...logoutQuestion, text } });
}

/** Logging out, with its question. */
export function useLogout() {
  const { logout, sheets } = useFlows();
  return {
    isBusy: useSelector(logout, (snapshot) => snapshot.hasTag('busy')),
    ask: () => {
      logout.send({ type: 'logout.asked' });
      void ask(sheets);
    },
  };
}
