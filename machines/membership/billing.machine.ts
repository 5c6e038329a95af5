import { assign, emit, enqueueActions, setup } from 'xstate';
import type { OperationResponse } from '#contract/operations.ts';
import { messages } from '#domain/message/messages.ts';
import { isWebAddress } from '#domain/settings/web-address.ts';
import {
  type NavigationRequested,
  navigationTo,
  successToast,
  type ToastRequested,
} from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { loading } from '../shared/loading.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

export type Billing = OperationResponse<'getBilling'>['data'];
export type BillingOutcome = Outcome<Billing>;
/** Outcome: the URL of the page on which the card is replaced. */
export type CardPageOutcome = Outcome<string>;

interface Context {
  readonly billing: Billing | null;
  readonly failure: string | null;
}
export type BillingEvent =
  | { type: 'retry.requested' }
  | { type: 'card.requested' }
  | { type: 'withdrawal.requested' }
  | { type: 'question.accepted' }
  | { type: 'question.declined' }
  | { type: 'page.restored' };

const initialContext = (): Context => ({ billing: null, failure: null });
const contract = ({ context: { billing } }: { context: Context }) => ({
  subscriptionId: billing?.withdrawal?.subscription_id ?? '',
});

export const billingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as BillingEvent,
    emitted: {} as
      | ToastRequested
      | NavigationRequested
      | { type: 'confirmation.wanted' }
      /** A membership has ended. */
      | { type: 'subscriptions.changed' },
    tags: {} as 'ready',
    children: {} as {
      loadBilling: 'loadBilling';
      openCardPage: 'openCardPage';
      checkReturn: 'loadBilling';
      withdraw: 'withdraw';
    },
  },
  actors: {
    loadBilling: unprovided<BillingOutcome>('loadBilling'),
    openCardPage: unprovided<CardPageOutcome>('openCardPage'),
    withdraw: unprovided<Outcome<null>, { subscriptionId: string }>('withdraw'),
  },
  actions: {
    sayFailed: sayFailed(),
    rememberBilling: assign((_, outcome: BillingOutcome) =>
      outcome.kind === 'ok' ? { billing: outcome.value, failure: null } : {},
    ),
    rememberFailure: assign((_, outcome: BillingOutcome) => ({
      failure: failureMessage(outcome, messages.billingFailed),
    })),
    rememberDefect: assign({ failure: messages.billingFailed }),
    ask: emit({ type: 'confirmation.wanted' } as const),
    sayWithdrawn: emit(successToast(messages.withdrawn)),
    reportChange: emit({ type: 'subscriptions.changed' } as const),
    goToCardPage: enqueueActions(({ enqueue }, outcome: CardPageOutcome) => {
      if (outcome.kind === 'ok') enqueue.emit(navigationTo({ to: 'checkout', url: outcome.value }));
    }),
  },
  guards: {
    isOk: isKind('ok'),
    hasPage: (_, outcome: CardPageOutcome) => outcome.kind === 'ok' && isWebAddress(outcome.value),
    hasContract: ({ context }) => context.billing?.withdrawal != null,
    isOver: (_, outcome: BillingOutcome) => outcome.kind === 'ok' && outcome.value.withdrawal === null,
  },
  delays: { redirectTimeout: 20_000 },
}).createMachine({
  id: 'billing',
  description: 'A member looks at card and receipts, replaces the card, or withdraws from the contract.',
  context: initialContext,
  initial: 'loading',
  states: {
    loading: {
      invoke: loading({
        id: 'loadBilling',
        src: 'loadBilling',
        onOk: { target: 'ready', actions: { type: 'rememberBilling', params: outputOf } },
        onFailed: 'failed',
      }),
      on: { 'page.restored': { target: 'loading', reenter: true } },
    },
    failed: {
      on: { 'retry.requested': { target: 'loading' }, 'page.restored': { target: 'loading' } },
    },
    ready: {
      tags: ['ready'],
      on: {
        'card.requested': { target: 'openingCardPage' },
        'withdrawal.requested': { guard: 'hasContract', target: 'checkingReturn' },
        'retry.requested': { target: 'loading' },
        'page.restored': { target: 'loading' },
      },
    },
    openingCardPage: {
      tags: ['ready'],
      invoke: submission({
        id: 'openCardPage',
        src: 'openCardPage',
        onOk: {
          guard: { type: 'hasPage', params: outputOf },
          target: 'leaving',
          actions: { type: 'goToCardPage', params: outputOf },
        },
        onFailed: { target: 'ready' },
        failureText: messages.cardPageFailed,
      }),
    },
    leaving: {
      description: 'The browser is leaving for the page of the card.',
      tags: ['ready'],
      on: { 'page.restored': { target: 'loading' } },
      after: { redirectTimeout: { target: 'ready' } },
    },
    checkingReturn: {
      description:
        'What would go back is read again. Without an answer it is as before: nothing holds a withdrawal up.',
      tags: ['ready'],
      invoke: {
        id: 'checkReturn',
        src: 'loadBilling',
        onDone: [
          {
            guard: { type: 'isOver', params: outputOf },
            target: 'ready',
            actions: { type: 'rememberBilling', params: outputOf },
          },
          { target: 'asking', actions: { type: 'rememberBilling', params: outputOf } },
        ],
        onError: { target: 'asking' },
      },
      on: { 'page.restored': { target: 'loading' } },
    },
    asking: {
      description: 'The declaration is confirmed with a second button, as the law wants it.',
      tags: ['ready'],
      entry: 'ask',
      on: { 'question.accepted': { target: 'withdrawing' }, 'question.declined': { target: 'ready' } },
    },
    withdrawing: {
      tags: ['ready'],
      invoke: submission({
        id: 'withdraw',
        src: 'withdraw',
        input: contract,
        onOk: { target: 'loading', actions: ['sayWithdrawn', 'reportChange'] },
        onFailed: { target: 'ready' },
        failureText: messages.withdrawalFailed,
      }),
    },
  },
});
