import { emit, setup } from 'xstate';
import {
  errorToast,
  type NavigationRequested,
  navigationTo,
  type ToastRequested,
} from '../shared/announcements.ts';
import { eventItself } from '../shared/params.ts';

export const accessRefusalMachine = setup({
  types: {
    /** `message` names the missing feature. */
    events: {} as { type: 'access.refused'; message: string },
    emitted: {} as ToastRequested | NavigationRequested,
  },
  actions: {
    sayWhy: emit((_, { message }: { message: string }) => errorToast(message)),
    goToPlans: emit(navigationTo({ to: 'plans' })),
  },
  delays: { readingTime: 1000 },
}).createMachine({
  id: 'accessRefusal',
  description: 'A member lacks a membership: the reason is shown, then the plans.',
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing was refused.',
      on: {
        'access.refused': { target: 'explaining', actions: { type: 'sayWhy', params: eventItself } },
      },
    },
    explaining: {
      description: 'The reason is shown briefly. Further refusals are ignored.',
      after: { readingTime: { target: 'idle', actions: 'goToPlans' } },
    },
  },
});
