import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { securityMessages } from '#domain/message/security-messages.ts';
import type { Question } from '#machines/shell/sheets-events.ts';
import { security as texts } from '#src/flows/account/texts.ts';
import { canUsePasskeys } from '#src/flows/auth/passkeys.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { useConfirmationAnswers } from '#src/flows/use-confirmation-answers.ts';
import { securityFlow } from './security-flows.ts';

const questions: Readonly<Record<'otherSessions' | 'calendar', Question>> = {
  otherSessions: {
    id: 'endOtherSessions',
    text: securityMessages.endOthersQuestion,
    detail: texts.endSessionsDetail,
  },
  calendar: {
    id: 'endCalendar',
    text: securityMessages.endCalendarQuestion,
    detail: texts.endCalendarDetail,
  },
};
const isOurs = (id: string) => Object.values(questions).some((question) => question.id === id);

/** The member's factors, sessions and recent changes. */
export function useSecurity() {
  const { sheets } = useFlows();
  const actor = useActorRef(securityFlow);
  useAnnouncements(actor);
  useConfirmationAnswers(actor, isOurs);
  useEffect(() => {
    const subscription = actor.on('confirmation.wanted', ({ about }) =>
      sheets.send({ type: 'question.asked', question: questions[about] }),
    );
    return () => subscription.unsubscribe();
  }, [actor, sheets]);
  const { overview, failure } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    overview,
    failure,
    isFailed: useSelector(actor, (snapshot) => snapshot.matches('failed')),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    canAddPasskey: canUsePasskeys(overview?.two_step.passkey_site ?? null),
    retry: () => actor.send({ type: 'retry.requested' }),
    endSession: (id: string) => actor.send({ type: 'session.ended', id }),
    endOthers: () => actor.send({ type: 'otherSessions.ended' }),
    endReportLink: (id: string) => actor.send({ type: 'reportLink.ended', id }),
    endCalendar: () => actor.send({ type: 'calendar.ended' }),
  };
}
