import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { changeDetail } from '#domain/membership/change-detail.ts';
import type { SubscriptionChange } from '#domain/membership/subscription-change.ts';
import { messages } from '#domain/message/messages.ts';
import type { Question } from '#machines/shell/sheets-events.ts';
import { useSession } from '#src/flows/auth/use-session.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { useConfirmationAnswers } from '#src/flows/use-confirmation-answers.ts';
import { subscriptionsFlow } from './membership-flows.ts';

const questions = {
  cancellation: { id: 'cancelSubscription', text: messages.cancelSubscriptionQuestion },
  toggle: { id: 'toggleRenewal', text: messages.toggleRenewalQuestion },
} as const satisfies Record<string, Question>;
const isOurs = (id: string) => Object.values(questions).some((question) => question.id === id);

/**
 * The member's subscriptions and their actions, each with a confirmation. `asks`: on the plans screen, switching off
 * the renewal is worded as a cancellation.
 */
export function useSubscriptions(asks: 'onPlans' | 'inList') {
  const { sheets, session } = useFlows();
  const { user } = useSession();
  const actor = useActorRef(subscriptionsFlow);
  useAnnouncements(actor);
  useConfirmationAnswers(actor, isOurs);
  useEffect(() => {
    const subscription = actor.on('confirmation.wanted', ({ subscriptionId, change }) => {
      const current = session.getSnapshot().context.user?.subscriptions ?? [];
      const subscription = current.find(({ id }) => id === subscriptionId);
      const question = questions[change === 'cancel' || asks === 'onPlans' ? 'cancellation' : 'toggle'];
      sheets.send({
        type: 'question.asked',
        question: { ...question, ...(subscription && { detail: changeDetail(change, subscription) }) },
      });
    });
    return () => subscription.unsubscribe();
  }, [actor, sheets, session, asks]);
  return {
    subscriptions: user?.subscriptions ?? [],
    latest: user?.latest_subscription ?? null,
    /** The subscription being changed; null without one. */
    busyWith: useSelector(actor, (snapshot) =>
      snapshot.hasTag('busy') ? snapshot.context.subscriptionId : null,
    ),
    change: (subscriptionId: string, change: SubscriptionChange) =>
      actor.send({ type: 'change.wanted', subscriptionId, change }),
  };
}
