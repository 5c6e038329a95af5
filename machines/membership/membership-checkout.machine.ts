import { assign, emit, enqueueActions, setup } from 'xstate';
import type { BillingCycle } from '#domain/membership/billing-period.ts';
import { type RenewalStep, renewalStep, type Subscriptions } from '#domain/membership/plan-offer.ts';
import { messages } from '#domain/message/messages.ts';
import { isWebAddress } from '#domain/settings/web-address.ts';
import {
  errorToast,
  type NavigationRequested,
  navigationTo,
  successToast,
  type ToastRequested,
} from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { fieldErrorsOf, isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

/**
 * `duration` null: no billing cycle was chosen. `beginNow`: the member asks that it begin within the period for
 * withdrawing. `subscriptions`: the member's current ones.
 */
interface PlanChosen {
  type: 'plan.chosen';
  packageId: string;
  duration: BillingCycle | null;
  beginNow: boolean;
  subscriptions: Subscriptions;
}
export interface CheckoutOrder {
  readonly packageId: string;
  readonly duration: BillingCycle;
  readonly beginNow: boolean;
}
interface Context {
  order: CheckoutOrder;
  step: RenewalStep | null;
  url: string;
}
/** Outcome: the URL of the hosted checkout; null if the response contains none. */
export type CheckoutOutcome = Outcome<string | null, 'discount_code' | 'date_of_birth' | 'begin_now'>;
export interface RenewalInput {
  readonly subscriptionId: string;
  readonly isEnabled: boolean;
}
export type LeaveOutcome = Outcome<{ readonly isRestored: boolean }>;
export type CheckoutEvent = PlanChosen | { type: 'page.restored' } | { type: 'checkout.left' };

const initialContext = (): Context => ({
  order: { packageId: '', duration: 'monthly', beginNow: false },
  step: null,
  url: '',
});
const orderOf = ({ context }: { context: Context }) => context.order;
const renewalOf = ({ context: { step } }: { context: Context }): RenewalInput => ({
  subscriptionId: step?.subscriptionId ?? '',
  isEnabled: step?.isEnabled ?? false,
});
const formerRenewalOf = ({ context: { step } }: { context: Context }): RenewalInput => ({
  subscriptionId: step?.subscriptionId ?? '',
  isEnabled: !(step?.isEnabled ?? false),
});

/** Prefers the server's own message about the checkout, also for a 5xx. */
function failureTextOf(outcome: CheckoutOutcome): string | null {
  if (outcome.kind === 'unavailable' && outcome.status !== null)
    return outcome.message ?? messages.checkoutFailed;
  if (outcome.kind === 'notFound') return messages.planFailed;
  if (outcome.kind === 'invalid') {
    const { discount_code: code, date_of_birth: birth, begin_now: begin } = fieldErrorsOf(outcome);
    return birth?.[0] ?? code?.[0] ?? begin?.[0] ?? outcome.message;
  }
  return failureMessage(outcome, messages.checkoutFailed);
}

export const membershipCheckoutMachine = setup({
  types: {
    context: {} as Context,
    events: {} as CheckoutEvent,
    emitted: {} as
      | ToastRequested
      | NavigationRequested
      /** The renewal of a subscription was switched. */
      | { type: 'subscriptions.changed' }
      /** The hosted page is about to open, and leaving it turns a renewal on again. */
      | { type: 'renewal.undoable' }
      /** The server refused the discount code. */
      | { type: 'discount.refused' }
      /** What a withdrawal returns is less than the quote said, or the member hasn't asked to begin at once. */
      | { type: 'beginning.unasked' },
    tags: {} as 'busy',
    children: {} as {
      setRenewal: 'setRenewal';
      startCheckout: 'startCheckout';
      noteChoice: 'noteChoice';
      restoreRenewal: 'setRenewal';
      leaveCheckout: 'leaveCheckout';
    },
  },
  actors: {
    setRenewal: unprovided<Outcome<null>, RenewalInput>('setRenewal'),
    /** Includes the stored discount code. */
    startCheckout: unprovided<CheckoutOutcome, CheckoutOrder>('startCheckout'),
    /** Saves the meta that a membership has been chosen. */
    noteChoice: unprovided<Outcome<unknown>>('noteChoice'),
    /** Closes a checkout of another cycle, and turns on the renewal again that it turned off. */
    leaveCheckout: unprovided<LeaveOutcome>('leaveCheckout'),
  },
  actions: {
    noteOrder: assign((_, { packageId, duration, beginNow, subscriptions }: PlanChosen) => {
      const order = { packageId, duration: duration ?? 'monthly', beginNow } as const;
      return { order, step: renewalStep(subscriptions, order), url: '' };
    }),
    rememberUrl: assign((_, outcome: CheckoutOutcome) => ({
      url: outcome.kind === 'ok' ? (outcome.value ?? '') : '',
    })),
    reportChange: emit({ type: 'subscriptions.changed' as const }),
    sayStepFailed: emit(errorToast(messages.renewalBeforeCheckoutFailed)),
    sayStarted: emit(successToast(messages.checkoutStarted)),
    sayWhyNot: enqueueActions(({ enqueue }, outcome: CheckoutOutcome) => {
      const message = outcome.kind === 'ok' ? messages.checkoutFailed : failureTextOf(outcome);
      if (message !== null) enqueue.emit(errorToast(message));
      if (fieldErrorsOf(outcome).date_of_birth) enqueue.emit(navigationTo({ to: 'profile' }));
      if (fieldErrorsOf(outcome).discount_code) enqueue.emit({ type: 'discount.refused' });
      if (fieldErrorsOf(outcome).begin_now) enqueue.emit({ type: 'beginning.unasked' });
    }),
    sayUnexpected: emit(errorToast(messages.checkoutFailed)),
    sayNotRestored: emit(errorToast(messages.renewalNotRestored)),
    sayRestored: emit(successToast(messages.renewalRestored)),
    reportUndoable: enqueueActions(({ context, enqueue }) => {
      if (context.step?.changes === true) enqueue.emit({ type: 'renewal.undoable' });
    }),
    goToHostedPage: emit(({ context }) => navigationTo({ to: 'checkout', url: context.url })),
  },
  guards: {
    isOk: isKind('ok'),
    hasStep: ({ context }) => context.step !== null,
    hasChange: ({ context }) => context.step?.changes === true,
    isRestored: (_, outcome: LeaveOutcome) => outcome.kind === 'ok' && outcome.value.isRestored,
    hasUrl: (_, outcome: CheckoutOutcome) =>
      outcome.kind === 'ok' && outcome.value !== null && isWebAddress(outcome.value),
  },
  delays: { timeout: 3000, redirectTimeout: 20_000 },
}).createMachine({
  id: 'membershipCheckout',
  description: 'A plan is chosen: renewals are adjusted, a checkout is started, and the payment page opens.',
  context: initialContext,
  initial: 'idle',
  states: {
    idle: {
      on: {
        'plan.chosen': { target: 'preparing', actions: { type: 'noteOrder', params: eventItself } },
        'checkout.left': { target: 'closingCheckout' },
      },
    },
    preparing: {
      description: 'Is it another billing cycle of the current plan?',
      always: [{ guard: 'hasStep', target: 'settingRenewal' }, { target: 'startingCheckout' }],
    },
    settingRenewal: {
      description: 'The renewal of the other cycle is switched off, or that of the current one on again.',
      tags: ['busy'],
      invoke: {
        id: 'setRenewal',
        src: 'setRenewal',
        input: renewalOf,
        onDone: [
          { guard: { type: 'isOk', params: outputOf }, target: 'startingCheckout', actions: 'reportChange' },
          { target: 'idle', actions: 'sayStepFailed' },
        ],
        onError: { target: 'idle', actions: 'sayStepFailed' },
      },
    },
    startingCheckout: {
      tags: ['busy'],
      invoke: {
        id: 'startCheckout',
        src: 'startCheckout',
        input: orderOf,
        onDone: [
          {
            guard: { type: 'hasUrl', params: outputOf },
            target: 'notingChoice',
            actions: [{ type: 'rememberUrl', params: outputOf }, 'sayStarted'],
          },
          { target: 'takingBack', actions: { type: 'sayWhyNot', params: outputOf } },
        ],
        onError: { target: 'takingBack', actions: 'sayUnexpected' },
      },
    },
    notingChoice: {
      description:
        'It is saved that a membership was chosen; after some seconds the checkout opens all the same.',
      tags: ['busy'],
      invoke: {
        id: 'noteChoice',
        src: 'noteChoice',
        onDone: { target: 'leaving' },
        onError: { target: 'leaving' },
      },
      after: { timeout: { target: 'leaving' } },
    },
    leaving: {
      description: 'The browser is leaving the page. After its back button a plan can be chosen again.',
      tags: ['busy'],
      entry: ['reportUndoable', 'goToHostedPage'],
      on: {
        'page.restored': [{ guard: 'hasChange', target: 'closingCheckout' }, { target: 'idle' }],
      },
      after: { redirectTimeout: { target: 'idle' } },
    },
    closingCheckout: {
      description: 'The payment page of another cycle was left without a payment: does the plan renew again?',
      tags: ['busy'],
      invoke: {
        id: 'leaveCheckout',
        src: 'leaveCheckout',
        onDone: [
          {
            guard: { type: 'isRestored', params: outputOf },
            target: 'idle',
            actions: ['sayRestored', 'reportChange'],
          },
          { target: 'idle' },
        ],
        onError: { target: 'idle' },
      },
    },
    takingBack: {
      description: 'The checkout failed. Was a renewal switched for it?',
      always: [{ guard: 'hasChange', target: 'restoringRenewal' }, { target: 'idle' }],
    },
    restoringRenewal: {
      tags: ['busy'],
      invoke: {
        id: 'restoreRenewal',
        src: 'setRenewal',
        input: formerRenewalOf,
        onDone: [
          { guard: { type: 'isOk', params: outputOf }, target: 'idle', actions: 'reportChange' },
          { target: 'idle', actions: 'sayNotRestored' },
        ],
        onError: { target: 'idle', actions: 'sayNotRestored' },
      },
    },
  },
});
