import { assign, setup } from 'xstate';
import { type AccountFlags, accountFlags, type Metas, noFlags } from '#domain/account/flags.ts';
import type { SignInWay } from '#domain/session/after-sign-in.ts';
import { type KnownArrival, missingFact, placeOf } from '#domain/session/missing-fact.ts';
import type { Place } from '#domain/session/place.ts';
import type { User } from '#domain/session/user.ts';
import { defaultSettings, type Settings } from '#domain/settings/default-settings.ts';
import type { Outcome } from '../shared/outcome.ts';
import { outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

interface Context {
  way: SignInWay;
  user: User;
  settings: Settings;
  /** Null until loaded; no flags are set if loading failed. */
  flags: AccountFlags | null;
  /** Whether any membership is on sale; null until loaded. */
  hasPlans: boolean | null;
}

export type MetasOutcome = Outcome<Metas>;
/** Only whether there are any packages matters. */
export type PlansOutcome = Outcome<readonly unknown[]>;

const initialContext = ({ input }: { input: { user: User; way: SignInWay } }): Context => ({
  way: input.way,
  user: input.user,
  settings: defaultSettings,
  flags: null,
  hasPlans: null,
});
const decision = ({ context }: { context: KnownArrival }): Place => placeOf(context);

export const postLoginMachine = setup({
  types: {
    input: {} as { user: User; way: SignInWay },
    context: {} as Context,
    output: {} as Place,
    children: {} as { loadSettings: 'loadSettings'; loadMetas: 'loadMetas'; loadPlans: 'loadPlans' },
  },
  actors: {
    /** The site's settings once they are loaded; the defaults if they cannot be loaded. */
    loadSettings: unprovided<Settings>('loadSettings'),
    loadMetas: unprovided<MetasOutcome>('loadMetas'),
    loadPlans: unprovided<PlansOutcome>('loadPlans'),
  },
  actions: {
    rememberSettings: assign((_, settings: Settings) => ({ settings })),
    rememberFlags: assign((_, outcome: MetasOutcome) => ({
      flags: outcome.kind === 'ok' ? accountFlags(outcome.value) : noFlags,
    })),
    goWithoutFlags: assign({ flags: noFlags }),
    rememberPlans: assign((_, outcome: PlansOutcome) => ({
      hasPlans: outcome.kind === 'ok' && outcome.value.length > 0,
    })),
    goWithoutPlans: assign({ hasPlans: false }),
  },
  guards: {
    hasFlagsToAsk: ({ context }) => missingFact(context) === 'flags',
    hasPlansToAsk: ({ context }) => missingFact(context) === 'plans',
    isVerificationWanted: ({ context }) => placeOf(context).to === 'verification',
    isPaymentUnfinished: ({ context }) => placeOf(context).to === 'checkout',
    isMembershipToChoose: ({ context }) => placeOf(context).to === 'membershipChoice',
    isProfileToMake: ({ context }) => placeOf(context).to === 'firstProfile',
  },
}).createMachine({
  id: 'postLogin',
  description: 'Where a member goes after a sign-in, or from a page for guests.',
  context: initialContext,
  output: decision,
  initial: 'loadingSettings',
  states: {
    loadingSettings: {
      description: 'Does this site require verified email addresses, and does it sell memberships?',
      invoke: {
        id: 'loadSettings',
        src: 'loadSettings',
        onDone: { target: 'deciding', actions: { type: 'rememberSettings', params: outputOf } },
        onError: { target: 'deciding' },
      },
    },
    deciding: {
      description: 'Loads only what can still change the decision; then the first rule that applies.',
      always: [
        { guard: 'hasFlagsToAsk', target: 'loadingMetas' },
        { guard: 'hasPlansToAsk', target: 'loadingPlans' },
        { guard: 'isVerificationWanted', target: 'toVerification' },
        { guard: 'isPaymentUnfinished', target: 'toCheckout' },
        { guard: 'isMembershipToChoose', target: 'toMembershipChoice' },
        { guard: 'isProfileToMake', target: 'toFirstProfile' },
        { target: 'toDashboard' },
      ],
    },
    loadingMetas: {
      description: 'Is this the first sign-in, was a membership ever chosen, is a payment unfinished?',
      invoke: {
        id: 'loadMetas',
        src: 'loadMetas',
        onDone: { target: 'deciding', actions: { type: 'rememberFlags', params: outputOf } },
        onError: { target: 'deciding', actions: 'goWithoutFlags' },
      },
    },
    loadingPlans: {
      description: 'Is there any membership to choose?',
      invoke: {
        id: 'loadPlans',
        src: 'loadPlans',
        onDone: { target: 'deciding', actions: { type: 'rememberPlans', params: outputOf } },
        onError: { target: 'deciding', actions: 'goWithoutPlans' },
      },
    },
    toVerification: { description: 'The email address must be verified first.', type: 'final' },
    toCheckout: { description: 'An unfinished payment is resumed.', type: 'final' },
    toMembershipChoice: { description: 'No membership has been chosen yet.', type: 'final' },
    toFirstProfile: { description: 'The first sign-in: the profile comes next.', type: 'final' },
    toDashboard: { description: 'No step is pending before the dashboard.', type: 'final' },
  },
});
