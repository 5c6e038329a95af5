import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { money } from '#domain/membership/money.ts';
import { messages } from '#domain/message/messages.ts';
import {
  type Billing,
  type BillingOutcome,
  billingMachine,
  type CardPageOutcome,
} from '#machines/membership/billing.machine.ts';
import type { Outcome } from '#machines/shared/outcome.ts';
import type { Question } from '#machines/shell/sheets-events.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { refreshUser } from '#src/flows/auth/refresh-user.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { billing as texts } from '#src/flows/membership/texts.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { useConfirmationAnswers } from '#src/flows/use-confirmation-answers.ts';

export const billingFlow = billingMachine.provide({
  actors: {
    loadBilling: fromPromise<BillingOutcome>(({ signal }) =>
      outcomeOf(client.GET('/users/me/billing', { signal }), ({ data }) => data),
    ),
    openCardPage: fromPromise<CardPageOutcome>(({ signal }) =>
      outcomeOf(client.POST('/users/me/billing/card', { signal }), ({ data }) => data.url),
    ),
    withdraw: fromPromise<Outcome<null>, { subscriptionId: string }>(({ input, signal }) =>
      outcomeOf(
        client.POST('/users/me/subscriptions/{id}/withdrawal', {
          params: { path: { id: input.subscriptionId } },
          signal,
        }),
        () => null,
      ),
    ),
  },
});

const questionId = 'withdraw';
const isOurs = (id: string) => id === questionId;

const questionOf = (withdrawal: Billing['withdrawal'] | undefined): Question => ({
  id: questionId,
  text: messages.withdrawalQuestion,
  detail:
    withdrawal == null || withdrawal.refund === 0
      ? texts.unpaidDetail
      : texts.withdrawalDetail(money(withdrawal.refund, withdrawal.currency)),
});

/** Card, next payment and receipts, with their actions. */
export function useBilling() {
  const flows = useFlows();
  const { sheets } = flows;
  const actor = useActorRef(billingFlow);
  useAnnouncements(actor);
  useConfirmationAnswers(actor, isOurs);
  useEffect(() => {
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) actor.send({ type: 'page.restored' });
    };
    window.addEventListener('pageshow', restored);
    const subscriptions = [
      actor.on('confirmation.wanted', () => {
        const question = questionOf(actor.getSnapshot().context.billing?.withdrawal);
        sheets.send({ type: 'question.asked', question });
      }),
      actor.on('subscriptions.changed', () => void refreshUser(flows)),
    ];
    return () => {
      window.removeEventListener('pageshow', restored);
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, sheets, flows]);
  const { billing, failure } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    state: useSelector(actor, (snapshot) =>
      snapshot.matches('failed') ? 'failed' : snapshot.context.billing === null ? 'waiting' : 'ready',
    ),
    billing,
    failure,
    isOpeningCard: useSelector(
      actor,
      (snapshot) => snapshot.matches('openingCardPage') || snapshot.matches('leaving'),
    ),
    isWithdrawing: useSelector(
      actor,
      (snapshot) => snapshot.matches('checkingReturn') || snapshot.matches('withdrawing'),
    ),
    retry: () => actor.send({ type: 'retry.requested' }),
    changeCard: () => actor.send({ type: 'card.requested' }),
    withdraw: () => actor.send({ type: 'withdrawal.requested' }),
  };
}
