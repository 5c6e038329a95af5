import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { EmittedFrom } from 'xstate';
import type { Sharing } from '#domain/household/household.ts';
import { householdMessages } from '#domain/message/household-messages.ts';
import type { Question } from '#machines/shell/sheets-events.ts';
import { refreshUser } from '#src/flows/auth/refresh-user.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { useConfirmationAnswers } from '#src/flows/use-confirmation-answers.ts';
import { householdFlow } from './household-flows.ts';

const questionIds = { removal: 'removeFromHousehold', leaving: 'leaveHousehold' } as const;

type Asked = Extract<EmittedFrom<typeof householdFlow>, { type: 'confirmation.wanted' }>;

const questionOf = (asked: Asked): Question =>
  asked.about === 'removal'
    ? {
        id: questionIds.removal,
        text: householdMessages.removeQuestion(asked.name),
        detail: householdMessages.removeDetail,
      }
    : {
        id: questionIds.leaving,
        text: householdMessages.leaveQuestion,
        detail: asked.isAlone ? householdMessages.leaveAloneDetail : householdMessages.leaveDetail,
      };
const isOurs = (id: string) => id === questionIds.removal || id === questionIds.leaving;

/** The member's household, and what they change in it. */
export function useHousehold() {
  const flows = useFlows();
  const { sheets } = flows;
  const actor = useActorRef(householdFlow);
  useAnnouncements(actor);
  useConfirmationAnswers(actor, isOurs);
  useEffect(() => {
    const subscription = actor.on('confirmation.wanted', (asked) =>
      sheets.send({ type: 'question.asked', question: questionOf(asked) }),
    );
    return () => subscription.unsubscribe();
  }, [actor, sheets]);
  useEffect(() => {
    let wasIn = false;
    const subscription = actor.subscribe(({ context }) => {
      if (wasIn && context.household === null) void refreshUser(flows);
      wasIn = context.household !== null;
    });
    return () => subscription.unsubscribe();
  }, [actor, flows]);
  const { household, invite, failure } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    household,
    invite,
    failure,
    isFailed: useSelector(actor, (snapshot) => snapshot.matches('failed')),
    isLoading: useSelector(actor, (snapshot) => snapshot.matches('loading')),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    isInviting: useSelector(actor, (snapshot) => snapshot.matches('inviting')),
    retry: () => actor.send({ type: 'retry.requested' }),
    start: (sharing: Sharing) => actor.send({ type: 'household.started', sharing }),
    share: (sharing: Partial<Sharing>) => actor.send({ type: 'sharing.changed', sharing }),
    planForAll: (forAll: boolean) => actor.send({ type: 'planning.changed', forAll }),
    sharePlan: (isShared: boolean) => actor.send({ type: 'planSharing.changed', isShared }),
    invitePerson: () => actor.send({ type: 'invite.requested' }),
    revokeInvite: (id: string) => actor.send({ type: 'invite.revoked', id }),
    remove: (id: string) => actor.send({ type: 'person.removed', id }),
    leave: () => actor.send({ type: 'household.left' }),
  };
}
