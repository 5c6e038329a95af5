import { emit, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import {
  errorToast,
  type NavigationRequested,
  navigationTo,
  type ToastRequested,
} from '../shared/announcements.ts';
import { eventItself } from '../shared/params.ts';

/** The features of the user's membership; sent again whenever the user is fetched. */
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
  description: 'Guards a screen that requires a feature of a membership: shows the reason, then the plans.',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The screen stays hidden until the session is loaded.',
      on: {
        'membership.known': [
          { guard: { type: 'isEntitled', params: eventItself }, target: 'open' },
          { target: 'explaining' },
        ],
      },
    },
    open: {
      description: 'The screen is shown.',
      on: {
        'membership.known': { guard: { type: 'isLacking', params: eventItself }, target: 'explaining' },
      },
    },
    explaining: {
      description: 'The message is shown briefly. The screen stays hidden.',
      entry: 'sayWhatIsMissing',
      after: { readingTime: { target: 'shut', actions: 'goToPlans' } },
      on: { 'membership.known': { guard: { type: 'isEntitled', params: eventItself }, target: 'open' } },
    },
    shut: {
      description: 'Redirected to the plans.',
      on: { 'membership.known': { guard: { type: 'isEntitled', params: eventItself }, target: 'open' } },
    },
  },
});
