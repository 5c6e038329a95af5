import { assign, emit, setup } from 'xstate';
import type { components } from '#contract/api.ts';
import { accountFlags, type Metas } from '#domain/account/flags.ts';
import type { BillingCycle } from '#domain/membership/billing-period.ts';
import { messages } from '#domain/message/messages.ts';
import type { Settings } from '#domain/settings/default-settings.ts';
import { isEnabled } from '#domain/settings/is-enabled.ts';
import { type NavigationRequested, navigationTo } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { loading } from '../shared/loading.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

export type Plan = components['schemas']['Package'];
/** `firstChoice`: the screen for new members. */
export interface PlanChoiceInput {
  readonly isFirstChoice: boolean;
}
interface Context {
  isFirstChoice: boolean;
  cycle: BillingCycle;
  plans: readonly Plan[];
  /** Null until the member picks one. */
  pickedId: string | null;
  failure: string | null;
}
export type PlansOutcome = Outcome<readonly Plan[]>;
export type MetasOutcome = Outcome<Metas>;
export type PlanChoiceEvent =
  | { type: 'cycle.chosen'; cycle: BillingCycle }
  | { type: 'plan.picked'; id: string }
  /** A new member declines a membership. */
  | { type: 'free.chosen' }
  | { type: 'retry.requested' };

const initialContext = ({ input }: { input: PlanChoiceInput }): Context => ({
  isFirstChoice: input.isFirstChoice,
  cycle: 'yearly',
  plans: [],
  pickedId: null,
  failure: null,
});

export const planChoiceMachine = setup({
  types: {
    input: {} as PlanChoiceInput,
    context: {} as Context,
    events: {} as PlanChoiceEvent,
    emitted: {} as NavigationRequested,
    tags: {} as 'busy',
    children: {} as {
      loadSettings: 'loadSettings';
      loadPlans: 'loadPlans';
      noteChoice: 'noteChoice';
      loadMetas: 'loadMetas';
    },
  },
  actors: {
    /** The site's settings once they are loaded. */
    loadSettings: unprovided<Settings>('loadSettings'),
    loadPlans: unprovided<PlansOutcome>('loadPlans'),
    /** Saves the meta that the choice has been made. */
    noteChoice: unprovided<Outcome<unknown>>('noteChoice'),
    loadMetas: unprovided<MetasOutcome>('loadMetas'),
  },
  actions: {
    rememberPlans: assign((_, outcome: PlansOutcome) =>
      outcome.kind === 'ok' ? { plans: outcome.value, failure: null } : {},
    ),
    rememberFailure: assign((_, outcome: PlansOutcome) => ({
      failure: failureMessage(outcome, messages.plansFailed),
    })),
    rememberDefect: assign({ failure: messages.plansFailed }),
    noteCycle: assign((_, { cycle }: { cycle: BillingCycle }) => ({ cycle })),
    notePick: assign((_, { id }: { id: string }) => ({ pickedId: id })),
    goToFirstProfile: emit(navigationTo({ to: 'firstProfile' })),
    goToAccount: emit(navigationTo({ to: 'account' })),
    goToDashboard: emit(navigationTo({ to: 'dashboard' })),
  },
  guards: {
    isOk: isKind('ok'),
    isSellingNothing: (_, settings: Settings) => !isEnabled(settings.stripe_connected),
    hasNoPlans: (_, outcome: PlansOutcome) => outcome.kind === 'ok' && outcome.value.length === 0,
    hasPlans: ({ context }) => context.plans.length > 0,
    isFirstChoice: ({ context }) => context.isFirstChoice,
    isFirstLogin: (_, outcome: MetasOutcome) =>
      outcome.kind === 'ok' && accountFlags(outcome.value).firstLogin,
  },
}).createMachine({
  id: 'planChoice',
  description: 'The plans on sale, one of which is picked, for a month or a year at a time.',
  context: initialContext,
  initial: 'loadingSettings',
  states: {
    loadingSettings: {
      tags: ['busy'],
      description: 'Does this site sell memberships?',
      invoke: {
        id: 'loadSettings',
        src: 'loadSettings',
        onDone: [
          { guard: { type: 'isSellingNothing', params: outputOf }, target: 'redirecting' },
          { target: 'loadingPlans' },
        ],
        onError: { target: 'loadingPlans' },
      },
    },
    loadingPlans: {
      tags: ['busy'],
      invoke: loading({
        id: 'loadPlans',
        src: 'loadPlans',
        onOther: [{ guard: { type: 'hasNoPlans', params: outputOf }, target: 'redirecting' }],
        onOk: { target: 'choosing', actions: { type: 'rememberPlans', params: outputOf } },
        onFailed: 'failed',
      }),
    },
    failed: { on: { 'retry.requested': { target: 'loadingPlans' } } },
    choosing: {
      on: {
        'cycle.chosen': { actions: { type: 'noteCycle', params: eventItself } },
        'plan.picked': { actions: { type: 'notePick', params: eventItself } },
        'free.chosen': { target: 'stayingFree' },
      },
    },
    stayingFree: {
      description: 'Declining is saved as a choice, so that it is not asked for at every sign-in.',
      invoke: {
        id: 'noteChoice',
        src: 'noteChoice',
        onDone: { target: 'leaving' },
        onError: { target: 'leaving' },
      },
    },
    redirecting: {
      description: 'There is nothing to choose.',
      always: [
        { guard: 'isFirstChoice', target: 'leaving' },
        { target: 'left', actions: 'goToAccount' },
      ],
    },
    leaving: {
      description: 'Next is the profile for new members, else the recipes.',
      invoke: {
        id: 'loadMetas',
        src: 'loadMetas',
        onDone: [
          { guard: { type: 'isFirstLogin', params: outputOf }, target: 'left', actions: 'goToFirstProfile' },
          { guard: 'hasPlans', target: 'left', actions: 'goToDashboard' },
          { target: 'left', actions: 'goToAccount' },
        ],
        onError: [
          { guard: 'hasPlans', target: 'left', actions: 'goToDashboard' },
          { target: 'left', actions: 'goToAccount' },
        ],
      },
    },
    left: { description: 'Another screen is opening.' },
  },
});
