import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { graceDays } from '#domain/account/deletion.ts';
import { localDay } from '#domain/calendar/week.ts';
import { messages } from '#domain/message/messages.ts';
import { leavingMachine } from '#machines/account/leaving.machine.ts';
import type { Question } from '#machines/shell/sheets-events.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { clearTokens } from '#src/api/token-store.ts';
import { leaving as texts } from '#src/flows/account/texts.ts';
import { downloadFile } from '#src/flows/download-file.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { storeNotificationSetting } from '#src/pwa/notification-setting.ts';
import { clearDevice } from './device-registration.ts';

export const leavingFlow = leavingMachine.provide({
  actors: {
    loadArchive: fromPromise(({ signal }) =>
      outcomeOf(
        client.GET('/users/me/export', { params: { query: { today: localDay(new Date()) } }, signal }),
        ({ data }) => JSON.stringify(data, null, 2),
      ),
    ),
    deleteAccount: fromPromise(({ signal }) => outcomeOf(client.DELETE('/users/me', { signal }), () => null)),
    clearSession: fromPromise(async () => {
      storeNotificationSetting(false);
      await clearDevice();
      clearTokens();
      return null;
    }),
  },
});

const question: Question = {
  id: 'deleteAccount',
  text: messages.deletionQuestion,
  detail: texts.deleteDetail(graceDays),
};

/** Exporting the member's data, and deleting the account. */
export function useLeaving() {
  const { sheets } = useFlows();
  const actor = useActorRef(leavingFlow);
  useAnnouncements(actor);
  useEffect(() => {
    const subscriptions = [
      actor.on('archive.arrived', ({ text }) =>
        downloadFile(new Blob([text], { type: 'application/json' }), 'kindfare-data.json'),
      ),
      actor.on('confirmation.wanted', () => sheets.send({ type: 'question.asked', question })),
      sheets.on('question.accepted', ({ id }) => {
        if (id === question.id) actor.send({ type: 'deletion.confirmed' });
      }),
      sheets.on('question.declined', ({ id }) => {
        if (id === question.id) actor.send({ type: 'deletion.declined' });
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, sheets]);
  return {
    isArchiving: useSelector(actor, (snapshot) => snapshot.matches('archiving')),
    isDeleting: useSelector(actor, (snapshot) => snapshot.matches('deleting')),
    archive: () => actor.send({ type: 'archive.requested' }),
    askDeletion: () => actor.send({ type: 'deletion.requested' }),
  };
}
