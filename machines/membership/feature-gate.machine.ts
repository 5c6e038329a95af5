import { emit, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import {
  errorToast,
  type NavigationRequested,
  navigationTo,
  type ToastRequested,
} from '../shared/announcements.ts';
import { eventItself } from '../shared/params.ts';

/** What the user's membership brings, as it is known now; reported whenever the user is fetched again. */
interface MembershipKnown {
  type: 'membership.known';
  isEntitled: boolean;
}

export const featureGateMachine = setup({
  types: {
    events: {} as MembershipKnown,
    emitted: {} as ToastRequested | NavigationRequested,
  },
  actions: {
    sayWhatIsMissing: emit(errorToast(messages.featureMissing)),
    goToPlans: emit(navigationTo({ to: 'plans' })),
  },
  guards: {
    isEntitled: (_, { isEntitled }: MembershipKnown) => isEntitled,
    isLacking: (_, { isEntitled }: MembershipKnown) => !isEntitled,
  },
  delays: { readingTime: 1000 },
}).createMachine({
  id: 'featureGate',
  description:
    'Stands before a screen that needs a feature of a membership: the reason is said, then the plans are shown.',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The screen stays away until it is known who stands before it.',
      on: {
        'membership.known': [
          { guard: { type: 'isEntitled', params: eventItself }, target: 'open' },
          { target: 'explaining' },
        ],
      },
    },
    open: {
      description: 'The screen is shown, without a word.',
      on: {
        'membership.known': { guard: { type: 'isLacking', params: eventItself }, target: 'explaining' },
      },
    },
    explaining: {
      description: 'A moment to read what is missing. The screen stays shut.',
      entry: 'sayWhatIsMissing',
      after: { readingTime: { target: 'shut', actions: 'goToPlans' } },
      on: { 'membership.known': { guard: { type: 'isEntitled', params: eventItself }, target: 'open' } },
    },
    shut: {
      description: 'The member has been sent to the plans.',
      on: { 'membership.known': { guard: { type: 'isEntitled', params: eventItself }, target: 'open' } },
    },
  },
});
