import { assign, emit, enqueueActions, setup } from 'xstate';
import type { components } from '#contract/api.ts';
import { accountFlags, type Metas } from '#domain/account/flags.ts';
import type { User } from '#domain/session/user.ts';
import { type NavigationRequested, navigationTo, type UserRefreshed } from '../shared/announcements.ts';
import type { Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

type Plan = components['schemas']['Package'];
type Subscription = NonNullable<User['activated_subscription']>;
interface Context {
  /** Number of polls since the last start. */
  polls: number;
  subscription: Subscription | null;
  /** What it costs now; null if that cannot be loaded. */
  plan: Plan | null;
}
export type UserOutcome = Outcome<User>;
export type PlanOutcome = Outcome<Plan>;
export type MetasOutcome = Outcome<Metas>;

/** One poll every 2 seconds, about 30 seconds in all. */
const maxPolls = 15;

const initialContext = (): Context => ({ polls: 0, subscription: null, plan: null });
const planIdOf = ({ context }: { context: Context }) => ({ id: context.subscription?.product.id ?? '' });

export const thankYouMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'onward.requested' } | { type: 'retry.requested' },
    emitted: {} as
      | NavigationRequested
      | UserRefreshed
      /** The paid subscription is active. */
      | { type: 'membership.confirmed' },
    children: {} as { loadUser: 'loadUser'; loadPlan: 'loadPlan'; loadMetas: 'loadMetas' },
  },
  actors: {
    loadUser: unprovided<UserOutcome>('loadUser'),
    loadPlan: unprovided<PlanOutcome, { id: string }>('loadPlan'),
    loadMetas: unprovided<MetasOutcome>('loadMetas'),
  },
  actions: {
    countPoll: assign(({ context }) => ({ polls: context.polls + 1 })),
    resetPolls: assign({ polls: 0 }),
    rememberSubscription: assign((_, outcome: UserOutcome) => ({
      subscription: outcome.kind === 'ok' ? outcome.value.activated_subscription : null,
    })),
    rememberPlan: assign((_, outcome: PlanOutcome) => ({
      plan: outcome.kind === 'ok' ? outcome.value : null,
    })),
    reportUser: enqueueActions(({ enqueue }, outcome: UserOutcome) => {
      if (outcome.kind === 'ok') enqueue.emit({ type: 'user.refreshed', user: outcome.value });
    }),
    reportConfirmed: emit({ type: 'membership.confirmed' as const }),
    goToFirstProfile: emit(navigationTo({ to: 'firstProfile' })),
    goToBenefits: emit(navigationTo({ to: 'membershipBenefits' })),
  },
  guards: {
    hasMembership: (_, outcome: UserOutcome) =>
      outcome.kind === 'ok' && outcome.value.activated_subscription !== null,
    isLate: ({ context }) => context.polls >= maxPolls,
    isFirstLogin: (_, outcome: MetasOutcome) =>
      outcome.kind === 'ok' && accountFlags(outcome.value).firstLogin,
  },
  delays: { pause: 2000 },
}).createMachine({
  id: 'thankYou',
  description: 'Back from the payment page. The app asks again and again until the payment is confirmed.',
  context: initialContext,
  initial: 'asking',
  states: {
    asking: {
      entry: 'countPoll',
      invoke: {
        id: 'loadUser',
        src: 'loadUser',
        onDone: [
          {
            guard: { type: 'hasMembership', params: outputOf },
            target: 'confirmed',
            actions: [
              { type: 'rememberSubscription', params: outputOf },
              { type: 'reportUser', params: outputOf },
              'reportConfirmed',
            ],
          },
          { guard: 'isLate', target: 'late' },
          { target: 'waiting' },
        ],
        onError: { target: 'late' },
      },
    },
    waiting: { description: 'The payment is being confirmed.', after: { pause: { target: 'asking' } } },
    late: {
      description: 'It takes longer than usual; the member may leave the page.',
      on: {
        'retry.requested': { target: 'asking', actions: 'resetPolls' },
        'onward.requested': { target: 'leaving' },
      },
    },
    confirmed: {
      description: 'The membership is active. The yearly saving is shown once the price is loaded.',
      initial: 'pricing',
      on: { 'onward.requested': { target: 'leaving' } },
      states: {
        pricing: {
          invoke: {
            id: 'loadPlan',
            src: 'loadPlan',
            input: planIdOf,
            onDone: { target: 'priced', actions: { type: 'rememberPlan', params: outputOf } },
            onError: { target: 'priced' },
          },
        },
        priced: {},
      },
    },
    leaving: {
      description: 'Is the profile still missing?',
      invoke: {
        id: 'loadMetas',
        src: 'loadMetas',
        onDone: [
          { guard: { type: 'isFirstLogin', params: outputOf }, target: 'left', actions: 'goToFirstProfile' },
          { target: 'left', actions: 'goToBenefits' },
        ],
        onError: { target: 'left', actions: 'goToBenefits' },
      },
    },
    left: { description: 'Another screen is opening.' },
  },
});
